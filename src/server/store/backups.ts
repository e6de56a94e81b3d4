import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '../../core/bad-input.ts';
import type { Timing } from '../live/timing.ts';

const HOUR = 60 * 60 * 1000;
const EVERY = 6 * HOUR;
/** The newest so many stay: two days. */
const KEPT = 8;
const OWNER_ONLY = 0o700;

const NAME = /^railhead-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)Z\.sqlite$/;

interface BackupSurroundings {
  /** Where they go. */
  readonly folder: string;
  readonly backup: (file: string) => Promise<void>;
  readonly timing: Timing;
  readonly report: (cause: unknown) => void;
}

/** The name of a backup says when it was made, in UTC. */
function nameAt(now: number): string {
  return `railhead-${new Date(now).toISOString().slice(0, 16).replace(':', '-')}Z.sqlite`;
}

function timeOf(name: string): number {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}Z`);
}

/** Copies everything every six hours, over starts of the server, and keeps the last few copies. */
export class Backups {
  readonly #around: BackupSurroundings;
  #callOff = (): void => {};
  #isOver = false;

  constructor(around: BackupSurroundings) {
    this.#around = around;
    const { folder } = around;
    try {
      mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    } catch (error) {
      throw new BadInput('data-not-writable', { path: folder, reason: (error as Error).message });
    }
  }

  /** Makes one as soon as the last is old enough, and so on. */
  begin(): void {
    const { timing } = this.#around;
    const last = this.#made().at(-1);
    const due = last === undefined ? timing.now() : timeOf(last) + EVERY;
    this.#at(Math.max(due, timing.now()));
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  #at(due: number): void {
    const { timing, report } = this.#around;
    const go = async (): Promise<void> => {
      await this.#make().catch(report);
      if (!this.#isOver) this.#at(due + EVERY);
    };
    this.#callOff = timing.later(() => void go(), due - timing.now());
  }

  /** Those there are, oldest first. */
  #made(): string[] {
    return readdirSync(this.#around.folder)
      .filter((name) => NAME.test(name))
      .sort();
  }

  async #make(): Promise<void> {
    const { folder, backup, timing } = this.#around;
    await backup(join(folder, nameAt(timing.now())));
    for (const name of this.#made().slice(0, -KEPT)) rmSync(join(folder, name), { force: true });
  }
}
