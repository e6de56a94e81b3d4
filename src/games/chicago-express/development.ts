import type { Choice, Refusal } from '../../core/game.ts';
import { pay } from '../../rail/money.ts';
import type { Of } from './actions.ts';
import { BANK, COMPANIES, type Company, DETROIT, FOREST_GRANT, INDUSTRIES, treasury } from './data.ts';
import { checkDial, moveDial } from './dials.ts';
import { findHex, HEXES, hexAt, type HexId, type HexIndex, hexNamed } from './map.ts';
import {
  type DraftCE,
  industryAt,
  industryValue,
  isThere,
  raiseIncomesOn,
  type State,
  type StepCE,
} from './state.ts';
import { endTurn } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** CE-10: developing a hex. Any player may, free of charge (CE-10.1). */

/** CE-10.6: what can be developed at all. */
const DEVELOPABLE: readonly HexIndex[] = HEXES.filter(
  ({ index, terrain }) =>
    ['city', 'mountain', 'forest', 'industry'].includes(terrain) && index !== INDUSTRIES[DETROIT].hex,
).map(({ index }) => index);

const IS_DEVELOPABLE: readonly boolean[] = HEXES.map(({ index }) => DEVELOPABLE.includes(index));

/** CE-10.5: the marker stands on the last value. */
function isAtEnd(state: State, industry: number): boolean {
  return state.table[industry] === (INDUSTRIES[industry]?.values.length ?? 0) - 1;
}

/** CE-10.3, CE-10.4, CE-10.7: one house for each hex, as long as there are houses. */
function checkHouse(state: State, hex: HexIndex): Refusal | null {
  if (state.houses.includes(hex)) {
    const rule = hexAt(hex).terrain === 'forest' ? 'CE-10.4' : 'CE-10.3';
    return refuse('already-developed', rule, { hex: hexAt(hex).id });
  }
  return state.supply === 0 ? refuse('no-houses', 'CE-10.7') : null;
}

function checkHex(state: State, hex: HexIndex): Refusal | null {
  const { id } = hexAt(hex);
  if (!DEVELOPABLE.includes(hex)) return refuse('not-developable', 'CE-10.6', { hex: id });
  if (state.present[hex] === 0) return refuse('no-locomotive-on-hex', 'CE-10.2', { hex: id });
  const industry = industryAt(hex);
  if (industry === null) return checkHouse(state, hex);
  return isAtEnd(state, industry) ? refuse('track-at-end', 'CE-10.5', { hex: id }) : null;
}

function checkDevelop(state: State, { hex: id }: Of<'develop'>): Refusal | null {
  const red = checkDial(state, 'development');
  if (red) return red;
  const hex = findHex(id);
  return hex === undefined ? refuse('unknown-hex', 'CE-2.1', { hex: id }) : checkHex(state, hex);
}

/** Whether there is anything to develop at all. */
function checkAny(state: State): Refusal | null {
  for (const hex of DEVELOPABLE) if (isReady(state, hex)) return null;
  return refuse('no-locomotive-on-hex', 'CE-10.2');
}

/** The same as `checkHex` without a reason. */
export function mayDevelop(state: State, hex: HexIndex): boolean {
  return IS_DEVELOPABLE[hex] === true && isReady(state, hex);
}

/** The part that depends on the position. */
function isReady(state: State, hex: HexIndex): boolean {
  if (state.present[hex] === 0) return false;
  const industry = industryAt(hex);
  if (industry !== null) return !isAtEnd(state, industry);
  return state.supply > 0 && !state.houses.includes(hex);
}

/** CE-10.3, CE-10.4, CE-10.5: what developing adds to the income of every company there. */
export function gainOn(state: State, hex: HexIndex): number {
  const industry = industryAt(hex);
  if (industry === null) return hexAt(hex).house;
  return nextIndustryValue(state, industry) - industryValue(state, industry);
}

function nextIndustryValue(state: State, industry: number): number {
  return INDUSTRIES[industry]?.values[(state.table[industry] as number) + 1] as number;
}

/** CE-10.5: no house is used. */
function advanceIndustry(draft: DraftCE, hex: HexIndex, industry: number): void {
  raiseIncomesOn(draft, hex, gainOn(draft.state, hex));
  const table = draft.own('table');
  table[industry] = (table[industry] as number) + 1;
}

/** CE-10.4: a forest pays the company there and does not change its income. */
function payGrant(draft: DraftCE, hex: HexIndex): void {
  const owner = COMPANIES.find((company) => isThere(draft.state, company, hex)) as Company;
  pay(draft, BANK, treasury(owner), FOREST_GRANT);
}

function buildHouse(draft: DraftCE, hex: HexIndex): void {
  draft.own('houses').push(hex);
  draft.state.supply--;
  if (hexAt(hex).terrain === 'forest') payGrant(draft, hex);
  else raiseIncomesOn(draft, hex, gainOn(draft.state, hex));
}

function perform(draft: DraftCE, { by, hex: id }: Of<'develop'>): void {
  const hex = hexNamed(id);
  const industry = industryAt(hex);
  moveDial(draft, 'development');
  if (industry === null) buildHouse(draft, hex);
  else advanceIndustry(draft, hex, industry);
  const value = industry === null ? null : industryValue(draft.state, industry);
  draft.emit('developed', { player: by, hex: id, value }, industry === null ? 'CE-10.3' : 'CE-10.5');
  endTurn(draft);
}

function actionFor(state: State, hex: HexId): Of<'develop'> {
  return { type: 'develop', by: state.active, hex };
}

/** All hexes that could be developed now. */
function members(state: State): Of<'develop'>[] {
  return DEVELOPABLE.filter((hex) => isReady(state, hex)).map((hex) => actionFor(state, hexAt(hex).id));
}

export const developmentStep: StepCE<'develop'> = {
  id: 'development',
  rule: 'CE-10.1',
  waits: (state) => state.auction === null,
  offers(state, greyed) {
    const family: Choice<Of<'develop'>> = { kind: 'open', template: { type: 'develop', by: state.active } };
    const refusal = checkDial(state, 'development') ?? checkAny(state);
    if (!refusal) return [family];
    return greyed ? [{ ...family, refusal }] : [];
  },
  acts: {
    develop: {
      check: checkDevelop,
      perform,
      expand: members,
      narrow: (state) => members(state).map((action) => ({ kind: 'one', action })),
    },
  },
};
