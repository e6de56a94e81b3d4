import type { Spot } from './cursor.ts';
import type { HexCard } from './card.ts';
import type { Insets, Size } from './placing.ts';

/** A hex as the board shows and names it. */
export interface BoardHex extends Spot {
  /** What a screen reader says of it. */
  readonly label: string;
  /** What is written on it; null where it has no name. */
  readonly name: string | null;
  /** Its outline as path data. */
  readonly shape: string;
}

/** A place within a hex that can be clicked separately. */
export interface BoardStop {
  /** `hex-stop`. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly label: string;
}

/** One plain sentence about a hex, and the rule behind it. */
export interface HexNote {
  readonly text: string;
  readonly rule?: string | undefined;
}

/** One appearance of the board on the page, from when it comes into view until it leaves. */
export interface Showing {
  /** The room it has, measured before the board itself is laid out; left out, it is as large as it was. */
  readonly size?: Size;
}

/** A hex that is pointed at elsewhere on the page; where it has the focus there, it is brought into view. */
export interface PointedHex {
  readonly hex: string;
  readonly isFocused: boolean;
}

/** What every board takes from the page around it. */
export interface BoardActions {
  /** Hexes that can be acted on. A click on any hex is reported. */
  readonly legal?: readonly string[] | undefined;
  /** Hexes where it is refused now: they can still be pointed at, to say why. */
  readonly greyed?: readonly string[] | undefined;
  readonly selected?: string | null | undefined;
  /** A hex that is pointed at elsewhere on the page. */
  readonly pointed?: PointedHex | null | undefined;
  /** Hexes that something elsewhere on the page is about. */
  readonly marked?: readonly string[] | undefined;
  /** The type of action that a legal hex stands for, as `data-choice`. */
  readonly choice?: string | ((hex: string) => string) | undefined;
  readonly onHex?: ((hex: string) => void) | undefined;
  /** A finger rests on a hex: the way to read about a hex where a tap would act. */
  readonly onLook?: ((hex: string) => void) | undefined;
  /** The hex under the pointer or the keyboard's cursor; null when it leaves. */
  readonly onHover?: ((hex: string | null) => void) | undefined;
  /** What the legend says of legal hexes, if they are not for building. */
  readonly legalNote?: string | undefined;
  /** What to say of a hex under the pointer or the keyboard's cursor, above all why it is refused. */
  readonly noteOf?: ((hex: string) => HexNote | null) | undefined;
  /** Why nothing can be done on a hex, for screen readers, where `noteOf` does not say it. */
  readonly whyNotOf?: ((hex: string) => string | null) | undefined;
  /** Shown near the selected hex, with a pointer to it. */
  readonly card?: HexCard | null | undefined;
  /** What the board is about where nothing can be acted on: this part is shown first where all of it is too small. */
  readonly matters?: readonly string[] | undefined;
  /** Parts of the board that something else covers, like the sheet of a phone. */
  readonly insets?: Insets | undefined;
  /** A new one each time the board comes into view: it resets without being redrawn. */
  readonly showing?: Showing | undefined;
}
