import type { HexId } from '../rail/hex.ts';
import type { CompanyId } from '../rail/tokens.ts';
import type { ChipLook, ChipPattern } from './chip.ts';
import type { Token } from './theme.ts';

export type ChipTable = Readonly<Record<CompanyId, ChipLook>>;

/** Ground tints: the parts of the land cut apart by a kind of marked edge, each named by a hex inside it. */
export interface RegionLook {
  readonly cutBy: string;
  readonly tints: readonly { readonly hex: HexId; readonly ground: Token }[];
}

/** What a title adds to the common drawing. */
export interface GameLook {
  readonly chips: ChipTable;
  readonly regions: RegionLook | null;
}

/** A company without a look of its own is drawn like this, with its id as letters. */
const UNKNOWN = { body: '#5d646e', ink: '#ffffff', marks: '#dedbd2', pattern: 'plain' } as const;

export function chipOf(look: Pick<GameLook, 'chips'>, company: CompanyId): ChipLook {
  return look.chips[company] ?? { letters: company, ...UNKNOWN };
}

function chips(
  table: Readonly<
    Record<CompanyId, readonly [body: string, ink: string, marks: string, pattern: ChipPattern]>
  >,
): ChipTable {
  return Object.fromEntries(
    Object.entries(table).map(([letters, [body, ink, marks, pattern]]) => [
      letters,
      { letters, body, ink, marks, pattern },
    ]),
  );
}

export const CHIPS_1848: ChipTable = chips({
  CAR: ['#2b2d33', '#ffffff', '#e9e6df', 'b4'],
  VR: ['#f2cf3b', '#2a2308', '#5b4a00', 't12'],
  NSW: ['#e8853a', '#2b1300', '#fff3e6', 'half'],
  SAR: ['#8d3a8b', '#ffffff', '#f3d9f2', 'b3'],
  COM: ['#cdbf93', '#2c2610', '#6f6237', 'dots'],
  FT: ['#62b9dd', '#06222e', '#ffffff', 'b6'],
  WA: ['#cf4436', '#ffffff', '#ffd9d2', 'ring'],
  QR: ['#347d41', '#ffffff', '#d7f2da', 'b2'],
  BOE: ['#f3e7d3', '#3a2f1c', '#a8906a', 'plain'],
});

export const CHIPS_CHICAGO_EXPRESS: ChipTable = chips({
  PRR: ['#c4453a', '#ffffff', '#ffffff', 'b4'],
  'B&O': ['#3565b3', '#ffffff', '#ffffff', 'b2'],
  'C&O': ['#e6b93a', '#2a2308', '#6b5200', 't12'],
  NYC: ['#377c4b', '#ffffff', '#ffffff', 'b3'],
  WAB: ['#2f3137', '#ffffff', '#ffffff', 'ring'],
});

export const LOOK_1848: GameLook = {
  chips: CHIPS_1848,
  regions: {
    cutBy: 'gauge',
    tints: [
      { hex: 'E4', ground: 'reg-west' },
      { hex: 'B19', ground: 'reg-queensland' },
      { hex: 'F17', ground: 'reg-nsw' },
      { hex: 'H11', ground: 'reg-victoria' },
    ],
  },
};

export const CHIPS_1860: ChipTable = chips({
  'C&N': ['#3fb0dc', '#06222e', '#ffffff', 'b6'],
  IOW: ['#cf4436', '#ffffff', '#ffd9d2', 'ring'],
  IWNJ: ['#2b2d33', '#ffffff', '#e9e6df', 'b4'],
  FYN: ['#347d41', '#ffffff', '#d7f2da', 'b2'],
  NGStL: ['#f2dc4a', '#2a2308', '#5b4a00', 't12'],
  'BHI&R': ['#8d3a8b', '#ffffff', '#f3d9f2', 'b3'],
  'S&C': ['#2f3f8f', '#ffffff', '#d9dffb', 'half'],
  VYSC: ['#a3c552', '#1c2606', '#46590f', 'dots'],
});

export const LOOK_1860: GameLook = { chips: CHIPS_1860, regions: null };

/** 18GB: the facts' colours a little towards grey; no two of like hue share a pattern. */
const CHIPS_18GB: ChipTable = chips({
  CR: ['#1f6fa8', '#ffffff', '#d8ecfa', 'b4'],
  GER: ['#4aabd2', '#06222e', '#ffffff', 'b6'],
  GSWR: ['#dd7f84', '#2b0708', '#fff0f0', 'half'],
  GWR: ['#1b7d4c', '#ffffff', '#d5f2e2', 'b2'],
  LNWR: ['#25262b', '#ffffff', '#e9e6df', 'ring'],
  LSWR: ['#ecdb3a', '#2a2308', '#5b4a00', 't12'],
  LYR: ['#b5a4c4', '#231533', '#5d4675', 'b3'],
  MR: ['#c41f3f', '#ffffff', '#ffd9df', 'dots'],
  MSLR: ['#822a2d', '#ffffff', '#f5d9da', 'b2'],
  NBR: ['#e0782c', '#2b1300', '#fff3e6', 'b3'],
  NER: ['#7fa84b', '#14210a', '#f0fae2', 'b4'],
  SWR: ['#97989c', '#17181b', '#ffffff', 't12'],
});

export const LOOK_18GB: GameLook = { chips: CHIPS_18GB, regions: null };
