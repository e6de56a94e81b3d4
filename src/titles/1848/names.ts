import { KIT, PRIVATES } from '../../games/1848/data.ts';
import { railNames } from '../rail-names.ts';
import type { TitleNames } from '../title.ts';

export const NAMES: TitleNames = railNames(KIT, PRIVATES);
