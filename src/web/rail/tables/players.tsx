import { Fragment, type JSX } from 'preact';
import type { PlayerView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import { BotMark, ComputerLine } from '../../computers/marks.tsx';
import { useMarks } from '../../family/marks.tsx';
import { PlayerName } from '../../family/player-name.tsx';
import css from '../../family/players.module.css';
import { abbr, ABBRS_STOP } from '../../parts/abbr.ts';
import { isShortScreen } from '../../parts/narrow.ts';
import parts from '../../parts/parts.module.css';
import { Staggered } from '../../parts/staggered.tsx';
import { useRailTable, useRailView } from '../rail-table.ts';
import { Trouble, troublesOf } from './trouble.tsx';

/** More players than this have their cash and worth in one line; on a low screen so many have too. */
const MANY = 5;

function PlayerCard({
  player,
  priority,
  isMany,
}: {
  player: PlayerView;
  priority: boolean;
  /** There is little room. */
  isMany: boolean;
}): JSX.Element {
  const table = useRailTable();
  const { session } = table;
  const { words, title } = session;
  const { turn } = session.shown.value;
  const mark = useMarks();
  const of = `players/${player.seat}`;
  const isActing = turn.kind === 'decide' && turn.seat === player.seat;
  const limit = player.certificateLimit;
  const view = useRailView();
  const isBrief = view.players.length >= MANY;
  const held = view.companies.filter(
    (company) => player.shares[company.id] !== undefined && troublesOf(company).length > 0,
  );
  return (
    <li class={css.player} data-acting={isActing || undefined} data-seat={player.seat} {...ABBRS_STOP}>
      <div class={css.playerHead}>
        <BotMark session={session} seat={player.seat} isBrief={isBrief} />
        <PlayerName table={table} seat={player.seat} />
        {priority && (
          <abbr class={parts.badge} {...abbr('priority')}>
            {words.t('page.pd')}
          </abbr>
        )}
        <span {...abbr('certificates', player.seat)}>
          {limit === null ? player.certificates : `${player.certificates}/${limit}`}
        </span>
      </div>
      <ComputerLine session={session} seat={player.seat} isBrief={isBrief} />
      <dl>
        <dt>{words.t('page.cash')}</dt>
        <dd>{mark(`${of}/cash`, words.money(player.cash))}</dd>
        <dt {...abbr('worth')}>{words.t('page.worth')}</dt>
        <dd>{mark(`${of}/worth`, words.money(player.worth))}</dd>
      </dl>
      <ul class={css.shares}>
        {Object.entries(player.shares).map(([company, percent]) => (
          <li key={company}>
            <CompanyChip id={company} look={title.drawing.look} size={17} label={company} />{' '}
            {mark(`${of}/shares/${company}`, percent)}
            {player.directs.includes(company) && (
              <span role="img" aria-label={words.t('page.director')}>
                ★
              </span>
            )}
          </li>
        ))}
      </ul>
      {held.length > 0 && (
        <ul class={css.troubles}>
          {held.map((company) => (
            <li key={company.id}>
              {isMany ? (
                <Trouble company={company} isNamed />
              ) : (
                <>
                  {company.id} <Trouble company={company} isShort />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {player.privates.length > 0 && (
        <p class={css.privates}>
          {player.privates.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ' · '}
              <abbr {...abbr('private', id)}>{id}</abbr>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}

export function RailPlayers(): JSX.Element {
  const { session } = useRailTable();
  const view = useRailView();
  const isMany = view.players.length > (isShortScreen.value ? MANY - 1 : MANY);
  return (
    <aside class={css.players} aria-label={session.words.t('page.players-heading')}>
      <h2>{session.words.t('page.players-heading')}</h2>
      {isMany && (
        <p class={css.columns} {...abbr('worth')}>
          {session.words.t('page.cash-and-worth')}
        </p>
      )}
      {/* The board comes first. */}
      <Staggered atOnce={0}>
        <>
          <ul data-six={isMany || undefined}>
            {view.turnOrder.map((seat) => {
              const player = view.players.find((candidate) => candidate.seat === seat);
              return (
                player && (
                  <PlayerCard key={seat} player={player} priority={view.priority === seat} isMany={isMany} />
                )
              );
            })}
          </ul>
          <small>★ {session.words.t('page.director')}</small>
        </>
      </Staggered>
    </aside>
  );
}
