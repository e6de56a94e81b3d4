import { PRIVATES } from '../../games/18gb/data.ts';
import { KITS } from '../../games/18gb/scenarios.ts';
import { railNames } from '../rail-names.ts';
import type { TitleNames } from '../title.ts';

export const NAMES: TitleNames = railNames(KITS.full, PRIVATES);
