import type { Outcomes } from '../family/family.ts';

/** What passing may bring in an 18xx title, as its events are called. What is not listed goes without saying. */
export const RAIL_OUTCOMES: Outcomes = {
  grave: [
    'bankrupt',
    'british-rail',
    'compensated',
    'corporation-removed',
    'director-changed',
    'end-triggered',
    'game-over',
    'insolvent',
    'nationalised',
    'president-changed',
    'private-closed',
    'receivership',
    'southern-formed',
    'southern-round',
    'tokens-forbidden',
    'train-discarded',
    'train-exported',
    'trains-rusted',
  ],
  plain: [
    'auction-won',
    'floated',
    'operating-round',
    'phase',
    'price-moved',
    'priority',
    'private-bought',
    'private-lowered',
    'solvent',
    'stock-round',
    'ten-shares',
    'train-bought',
    'train-paid',
    'withheld',
  ],
};

/** Decisions that nobody wants to come to. */
export const RAIL_UNWANTED: readonly string[] = ['crisis', 'discard'];
