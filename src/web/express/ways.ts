import { useMemo } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import type { HexWay } from '../board/card.ts';
import { useBoardOverlay } from './board-overlay.ts';
import { developments } from './develop-choice.tsx';
import type { ExpressPanelProps } from './express-table.ts';
import { choicesOf } from './offers.ts';
import { type ExpandAction, isOpen, planOf } from './plan.ts';

/** What can be started with a click on the board before a dial or a company is chosen. */

type WayType = 'expand' | 'develop';

/** One thing to start on a hex. */
interface Way {
  readonly type: WayType;
  readonly hex: string;
  readonly company: string | null;
  readonly cost: number;
  readonly action: Action;
}

function waysOf(props: ExpressPanelProps, types: readonly WayType[]): Way[] {
  const { session, choices } = props;
  const { title, state } = session;
  const expansions = choicesOf(choices, 'expand').flatMap(({ choice, action, refusal }): Way[] => {
    const { by, company = '' } = action;
    if (refusal || !isOpen(choice)) return [];
    const plan = planOf(choice, [], (family) => title.game.narrow?.(state.value, family) ?? []);
    return (plan?.next ?? []).map(({ hex, cost }) => {
      const first: ExpandAction = { type: 'expand', by, company, hexes: [hex] };
      return { type: 'expand', hex, company, cost, action: first };
    });
  });
  const places = choicesOf(choices, 'develop')
    .flatMap((offer) => developments(props, offer))
    .map((action): Way => ({ type: 'develop', hex: action.hex, company: null, cost: 0, action }));
  return [...expansions, ...places].filter(({ type }) => types.includes(type));
}

function byHex(ways: readonly Way[]): ReadonlyMap<string, readonly Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of ways) found.set(way.hex, [...(found.get(way.hex) ?? []), way]);
  return found;
}

/** Goes where the panel would have led to, with the hex chosen. */
function start({ session, table }: ExpressPanelProps, { type, company, cost, action }: Way): void {
  if (type === 'expand') {
    const label = session.words.t('page.express.build', { number: 1, cost });
    table.within.value = { step: 'expansion', company: company ?? '' };
    table.choose({ action, label, isExplained: true });
  } else {
    table.within.value = { step: 'development' };
    table.choose({ action, isExplained: true });
  }
}

/** Marks every hex where something can be started. Where there are several ways, the card of the hex lists them. */
export function WaysOnBoard(props: ExpressPanelProps & { readonly types: readonly WayType[] }): null {
  const { session, table, choices, types } = props;
  const { words } = session;
  const ways = useMemo(() => byHex(waysOf(props, types)), [choices, types.join()]);
  useBoardOverlay(
    table,
    () => ({
      legal: [...ways.keys()],
      legalNote: words.t('page.express.startable'),
      choice: (hex) => ways.get(hex)?.[0]?.type ?? 'expand',
      onHex: (hex) => {
        const [only, ...more] = ways.get(hex) ?? [];
        if (!only || more.length > 0) return false;
        start(props, only);
        return true;
      },
      waysAt: (hex) =>
        (ways.get(hex) ?? []).map((way): HexWay => {
          const { type, company, cost } = way;
          return {
            choice: type,
            company,
            label: words.t(`page.express.way.${type}`, { company: company ?? '', cost }),
            onPress: () => start(props, way),
          };
        }),
    }),
    [ways, words.locale],
  );
  return null;
}
