import type { GameLook } from '../../draw/looks.ts';
import type { TipText } from '../parts/tip.tsx';
import type { TileFanProps } from './tile-fan.tsx';
import type { TokenPickProps } from './token-pick.tsx';

/** What a card does besides its own choice. */
interface Deciding {
  /** Does what is picked. */
  readonly onCommit: () => void;
  /** Takes the choice back. */
  readonly onClear: () => void;
}

/** The tiles that may be laid on a hex. */
export interface TilesCard extends TileFanProps, Deciding {
  readonly kind: 'tiles';
}

/** The cities of a hex that a token may go to. */
export interface CitiesCard extends TokenPickProps, Deciding {
  readonly kind: 'cities';
}

/** A part of what is known: plain words, a worth by phase, or who has a place in a city (null where it is free). */
export type FactPart =
  | string
  | {
      readonly worths: readonly {
        readonly colour: string;
        readonly text: string;
        readonly label: string;
        readonly isNow: boolean;
      }[];
    }
  | { readonly places: readonly (string | null)[] };

/** A line of what is known of a hex. */
export interface Fact {
  readonly label: string;
  readonly parts: readonly FactPart[];
}

/** Something that can be started on a hex. */
export interface HexWay {
  /** The type of action, as `data-choice`. */
  readonly choice: string;
  readonly company: string | null;
  readonly label: string;
  readonly onPress: () => void;
}

/** What is known of a hex. */
export interface FactsCard {
  readonly kind: 'facts';
  readonly hex: string;
  readonly heading: string;
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
  /** Reasons, each with its rule. */
  readonly reasons: readonly TipText[];
  /** What can be started there. */
  readonly ways?: readonly HexWay[];
  /** Rule id → its title. */
  readonly rules: Readonly<Record<string, string>>;
  readonly look: Pick<GameLook, 'chips'>;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** What is shown beside a hex. */
export type HexCard = TilesCard | CitiesCard | FactsCard;
