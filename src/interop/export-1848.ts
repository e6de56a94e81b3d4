import type { Action1848 } from '../games/1848/actions.ts';
import type { State } from '../games/1848/state.ts';
import type { SiteAction } from './site-file.ts';

export class Exporter1848 {
  constructor(_ids: readonly (string | number)[]) {}
  write(_before: State, _action: Action1848, _after: State): SiteAction[] {
    throw new Error('not written yet');
  }
}
