import { BadInput } from '../core/game.ts';
import type { SiteAction } from './site-file.ts';

/** The fields of a record, or one clear line about what is wrong with it. */

export function text(record: SiteAction, field: string): string {
  const value = record[field];
  if (typeof value !== 'string') throw new BadInput(`"${field}" of a ${record.type} record is missing`);
  return value;
}

export function number(record: SiteAction, field: string): number {
  const value = Number(record[field]);
  if (!Number.isFinite(value)) throw new BadInput(`"${field}" of a ${record.type} record is no number`);
  return value;
}

export function texts(record: SiteAction, field: string): string[] {
  const value = record[field];
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new BadInput(`"${field}" of a ${record.type} record is no list`);
  }
  return value;
}
