import type { JSX } from 'preact';
import { CompanyChip } from '../board/chip.tsx';
import { BotMark, ComputerLine } from '../computers/marks.tsx';
import { useMarks } from '../family/marks.tsx';
import { PlayerName } from '../family/player-name.tsx';
import playersCss from '../family/players.module.css';
import { ABBRS_STOP } from '../parts/abbr.ts';
import { isShortScreen } from '../parts/narrow.ts';
import { useOverflow } from '../parts/overflow.ts';
import { companyChanges, playerChanges } from './changes.ts';
import { useExpressTable, useExpressView } from './express-table.ts';
import { Changed, Pips } from './figures.tsx';
import css from './players.module.css';
import { usePreview } from './preview.ts';
import type { CompanyShown, PlayerShown } from './view.ts';

function PlayerCard({ player }: { player: PlayerShown }): JSX.Element {
  const table = useExpressTable();
  const { session } = table;
  const { words, title } = session;
  const { turn } = session.shown.value;
  const view = useExpressView();
  const isBrief = view.players.length >= 5;
  const preview = usePreview();
  const mark = useMarks();
  const { seat, cash, dividend, shares } = player;
  const then = preview && playerChanges(view, preview.view).find((change) => change.seat === seat);
  return (
    <li
      class={playersCss.player}
      data-acting={(turn.kind === 'decide' && turn.seat === seat) || undefined}
      data-seat={seat}
      {...ABBRS_STOP}
    >
      <div class={playersCss.playerHead}>
        <BotMark session={session} seat={seat} isBrief={isBrief} />
        <PlayerName table={table} seat={seat} />
        {view.winners.includes(seat) && <span class={css.winner}>{words.t('page.express.winner')}</span>}
      </div>
      <ComputerLine session={session} seat={seat} isBrief={isBrief} />
      <dl>
        <dt>{words.t('page.cash')}</dt>
        <dd>
          {mark(`players/${seat}/cash`, <Changed isShort change={then?.cash ?? { from: cash, to: cash }} />)}
        </dd>
        <dt>{words.t('page.dividend-now')}</dt>
        <dd>
          {mark(
            `players/${seat}/dividend`,
            <Changed isShort change={then?.dividend ?? { from: dividend, to: dividend }} as="gain" />,
          )}
        </dd>
      </dl>
      <ul class={playersCss.shares}>
        {Object.entries(shares).map(([company, count]) => (
          <li key={company}>
            <CompanyChip id={company} look={title.drawing.look} size={19} label={company} />
            <small>{mark(`players/${seat}/shares/${company}`, <>×{words.number(count ?? 0)}</>)}</small>
          </li>
        ))}
      </ul>
    </li>
  );
}

function CompanyCard({ company }: { company: CompanyShown }): JSX.Element {
  const table = useExpressTable();
  const { words, title } = table.session;
  const view = useExpressView();
  const preview = usePreview();
  const mark = useMarks();
  const { id, treasury, charter, sold, shares, open } = company;
  const then = preview && companyChanges(view, preview.view).find((change) => change.id === id);
  const isActing = table.within.value?.company === id || view.auction?.company === id;
  return (
    <li
      class={css.company}
      data-acting={isActing || undefined}
      data-closed={!open || undefined}
      data-company={id}
      {...ABBRS_STOP}
    >
      <CompanyChip id={id} look={title.drawing.look} size={23} label={company.name} faded={!open} />
      {open ? (
        <>
          <span>
            {mark(
              `companies/${id}/treasury`,
              <Changed isShort change={then?.treasury ?? { from: treasury, to: treasury }} />,
            )}
            <small>{words.t('page.express.treasury')}</small>
          </span>
          <span>
            {mark(
              `companies/${id}/charter`,
              <Changed isShort change={then?.engines ?? { from: charter, to: charter }} as="number" />,
            )}
            <small>{words.t('page.express.engines')}</small>
          </span>
          <span class={css.sold}>
            <Pips
              filled={sold}
              all={shares}
              label={words.t('page.express.shares-of', { sold, all: shares })}
            />
            <small>{words.t('page.express.sold-of', { sold, all: shares })}</small>
          </span>
        </>
      ) : (
        <small class={css.later}>{words.t('page.express.opens-later')}</small>
      )}
    </li>
  );
}

/** Players with what they have and would get, and below them the companies. */
export function ExpressPlayers(): JSX.Element {
  const { words } = useExpressTable().session;
  const { players, companies } = useExpressView();
  const overflow = useOverflow();
  const most = isShortScreen.value ? 4 : 5;
  const many = players.length > most ? 'six' : players.length > 4 ? 'five' : undefined;
  return (
    <aside
      {...overflow}
      class={`${playersCss.players} ${css.rail}`}
      aria-label={words.t('page.players-heading')}
    >
      <h2>{words.t('page.players-heading')}</h2>
      <ul data-many={many}>
        {players.map((player) => (
          <PlayerCard key={player.seat} player={player} />
        ))}
      </ul>
      <h2 class={css.second}>{words.t('page.view.companies')}</h2>
      {many && (
        <small class={`${playersCss.columns} ${css.figures}`}>{words.t('page.express.figures')}</small>
      )}
      <ul class={css.companies} data-many={many}>
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} />
        ))}
      </ul>
    </aside>
  );
}
