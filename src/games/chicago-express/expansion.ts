import type { Choice, Refusal } from '../../core/game.ts';
import type { Family } from '../../core/steps.ts';
import type { Of } from './actions.ts';
import { build } from './building.ts';
import { holdChicagoPhase } from './chicago.ts';
import { COMPANIES, type Company, COMPANY_IDS, MOST_HEXES } from './data.ts';
import { checkDial, moveDial } from './dials.ts';
import { CHICAGO, findHex, hexAt, type HexId, type HexIndex, hexNamed } from './map.ts';
import {
  canGrow,
  isClosedHome,
  isTaken,
  nextHexes,
  type PartialExpansion,
  planOf,
  touches,
  withHex,
} from './reach.ts';
import {
  checkOpen,
  companyNamed,
  type DraftCE,
  isThere,
  sharesOf,
  type State,
  type StepCE,
  treasuryOf,
} from './state.ts';
import { endTurn, isRed } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** CE-8: expanding a company by one to three hexes. */

/** CE-15.4: everything that is checked before the single hexes. */
function checkCompany(state: State, by: number, id: string): Refusal | null {
  const refusal = checkDial(state, 'expansion') ?? checkOpen(state, id, 'CE-8.1');
  if (refusal) return refusal;
  const company = companyNamed(id);
  return sharesOf(state, by, company) === 0 ? refuse('no-share', 'CE-8.1', { company: id }) : null;
}

function checkCount(state: State, company: Company, count: number): Refusal | null {
  if (count < 1 || count > MOST_HEXES) return refuse('hex-count', 'CE-8.2', { count });
  const left = state.charters[company] as number;
  return count > left ? refuse('no-locomotives', 'CE-8.4', { count, left }) : null;
}

/** One hex of the list, with those before it already placed. */
function checkHex(state: State, company: Company, earlier: readonly HexIndex[], id: HexId): Refusal | null {
  const hex = findHex(id);
  if (hex === undefined) return refuse('unknown-hex', 'CE-2.1', { hex: id });
  if (isThere(state, company, hex) || earlier.includes(hex))
    return refuse('already-there', 'CE-8.3', { hex: id });
  if (!touches(state, company, earlier, hex)) return refuse('not-adjacent', 'CE-8.2', { hex: id });
  if (isClosedHome(state, hex)) return refuse('hex-closed', 'CE-8.6', { hex: id });
  return isTaken(state, hex) ? refuse('hex-taken', 'CE-8.5', { hex: id }) : null;
}

/** CE-8.7: from the treasury alone, all or nothing. */
function checkFunds(state: State, { company, cost }: PartialExpansion): Refusal | null {
  const money = treasuryOf(state, company);
  return cost > money ? refuse('no-funds', 'CE-8.7', { cost, treasury: money }) : null;
}

function checkExpand(state: State, action: Of<'expand'>): Refusal | null {
  const refusal = checkCompany(state, action.by, action.company);
  if (refusal) return refusal;
  const company = companyNamed(action.company);
  const miscounted = checkCount(state, company, action.hexes.length);
  if (miscounted) return miscounted;
  const earlier: HexIndex[] = [];
  for (const id of action.hexes) {
    const wrong = checkHex(state, company, earlier, id);
    if (wrong) return wrong;
    earlier.push(hexNamed(id));
  }
  return checkFunds(state, planOf(state, company, earlier));
}

/** CE-8.10, CE-18.1.1: the Chicago phase comes when all hexes are placed, or with the switch behind Chicago itself. */
function hexesBeforePhase(state: State, hexes: readonly HexIndex[]): number {
  const chicago = hexes.indexOf(CHICAGO);
  return state.options.chicago_at_once && chicago >= 0 ? chicago + 1 : hexes.length;
}

function perform(draft: DraftCE, action: Of<'expand'>): void {
  const company = companyNamed(action.company);
  const hexes = action.hexes.map(hexNamed);
  const first = hexesBeforePhase(draft.state, hexes);
  moveDial(draft, 'expansion');
  build(draft, company, hexes.slice(0, first));
  if (first < hexes.length) draft.state.unbuilt = { company, hexes: hexes.slice(first) };
  if (hexes.includes(CHICAGO)) holdChicagoPhase(draft, company);
  else endTurn(draft);
}

function actionFor(by: number, { company, hexes }: PartialExpansion): Of<'expand'> {
  return { type: 'expand', by, company: COMPANY_IDS[company], hexes: hexes.map((hex) => hexAt(hex).id) };
}

/** Every expansion that begins with these hexes. */
function familyFor(by: number, plan: PartialExpansion): Choice<Of<'expand'>> {
  const { cost, income } = plan;
  return { kind: 'open', template: actionFor(by, plan), tally: { cost, income } };
}

/** What has been picked so far in a family of expansions; null where no company is named. */
function pickedIn(state: State, { company, hexes = [] }: Family<Of<'expand'>>): PartialExpansion | null {
  return company === undefined ? null : planOf(state, companyNamed(company), hexes.map(hexNamed));
}

/** The possible continuations: building these, or one more hex. The third hex completes the list. */
function narrow(state: State, family: Family<Of<'expand'>>): Choice<Of<'expand'>>[] {
  const plan = pickedIn(state, family);
  if (!plan) return [];
  const by = state.active;
  const choices: Choice<Of<'expand'>>[] = [];
  if (plan.hexes.length > 0) choices.push({ kind: 'one', action: actionFor(by, plan) });
  for (const hex of nextHexes(state, plan)) {
    const longer = withHex(state, plan, hex);
    choices.push(
      longer.hexes.length < MOST_HEXES
        ? familyFor(by, longer)
        : { kind: 'one', action: actionFor(by, longer), tally: { cost: longer.cost, income: longer.income } },
    );
  }
  return choices;
}

function* members(state: State, plan: PartialExpansion): Generator<Of<'expand'>> {
  if (plan.hexes.length > 0) yield actionFor(state.active, plan);
  for (const hex of nextHexes(state, plan)) yield* members(state, withHex(state, plan, hex));
}

export const expansionStep: StepCE<'expand'> = {
  id: 'expansion',
  rule: 'CE-8.1',
  waits: (state) => state.auction === null,
  offers(state, greyed) {
    const choices: Choice<Of<'expand'>>[] = [];
    for (const company of COMPANIES) {
      const family = mayExpand(state, company) ? startFor(state, company) : null;
      if (family) choices.push(family);
      else if (greyed) choices.push({ ...startFor(state, company), refusal: whyNot(state, company) });
    }
    return choices;
  },
  acts: {
    expand: {
      check: checkExpand,
      perform,
      *expand(state, family) {
        const plan = pickedIn(state, family);
        if (plan) yield* members(state, plan);
      },
      narrow,
    },
  },
};

/** Whether there is a member, without looking for reasons. */
function mayExpand(state: State, company: Company): boolean {
  return !isRed(state, 'expansion') && sharesOf(state, state.active, company) > 0 && canGrow(state, company);
}

/** All expansions of a company. */
function startFor(state: State, company: Company): Choice<Of<'expand'>> {
  return familyFor(state.active, { company, hexes: [], cost: 0, income: 0 });
}

/** Not allowed, or allowed but stuck: no locomotive left, or nothing in reach that the treasury can afford. */
function whyNot(state: State, company: Company): Refusal {
  const id = COMPANY_IDS[company];
  const refusal = checkCompany(state, state.active, id);
  if (refusal) return refusal;
  if (state.charters[company] === 0) return refuse('no-locomotives', 'CE-8.4', { company: id });
  return refuse('no-funds', 'CE-8.7', { company: id, treasury: treasuryOf(state, company) });
}
