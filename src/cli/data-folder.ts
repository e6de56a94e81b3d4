import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Option } from 'commander';
import type { Io } from './io.ts';

/** Where games across the internet are kept if nobody says otherwise. */
function defaultFolder(): string {
  return join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'railhead');
}

export function dataOption(): Option {
  return new Option('--data <FOLDER>', 'where online games and people are kept')
    .env('RAILHEAD_DATA')
    .default(defaultFolder(), 'railhead in the data folder of the user');
}

export function dataFolder({ cwd }: Io, { data }: { readonly data: string }): string {
  return resolve(cwd, data);
}
