import type { OnlineSlots } from '../online/slots.ts';
import { Corner } from './account/corner.tsx';
import { AgreementFields, USUAL_AGREEMENT } from './new-table/fields.tsx';
import { TableFoot } from './new-table/foot.tsx';
import { makeTable } from './new-table/make.ts';
import { OnlinePages } from './page.tsx';
import { More } from './tables/more.tsx';
import { YourTables } from './tables/your-tables.tsx';

/** What goes on beside the pages as long as there is a server. */
export { followLanguage } from './account/language.ts';
export { followNotices } from './notifications/follow.ts';

/** Everything that playing online adds to the page; loaded where there is a server. */
export const ONLINE_SLOTS: OnlineSlots = {
  Page: OnlinePages,
  Corner,
  Tables: YourTables,
  More,
  newTable: { usual: USUAL_AGREEMENT, Fields: AgreementFields, Foot: TableFoot, make: makeTable },
};
