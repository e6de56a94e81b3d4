import { isJsonObject } from '../../core/json.ts';
import type { Id, Key } from '../../online/entry.ts';
import { ask } from '../online/client.ts';
import { troubleOf } from './problems.ts';

/**
 * The invitations a host has made, so that the link can be copied again. The server keeps only what it needs to know them
 * again; so the browser they were made in is the one that remembers.
 */
export interface Invitation {
  readonly key: Key;
  readonly until: number;
}

const STORED = 'railhead.invitations';

/** An invitation as it was kept, if it is one and still good. */
function readInvitation(value: unknown): Invitation | null {
  if (!isJsonObject(value)) return null;
  const { key, until } = value;
  return typeof key === 'string' && typeof until === 'number' && until > Date.now() ? { key, until } : null;
}

function kept(): Readonly<Record<Id, Invitation>> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    const known = isJsonObject(all) ? Object.entries(all) : [];
    return Object.fromEntries(
      known.flatMap(([id, value]) => {
        const invitation = readInvitation(value);
        return invitation ? [[id, invitation]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function keep(all: Readonly<Record<Id, Invitation>>): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // A new one can be made at any time.
  }
}

/** The last invitation made here, as long as it is good. */
export function invitationTo(table: Id): Invitation | null {
  return kept()[table] ?? null;
}

/** Makes an invitation and keeps it; why not, in words. */
export async function invite(table: Id): Promise<string | null> {
  const outcome = await ask('invite', { params: { id: table } });
  if (outcome.kind === 'done') keep({ ...kept(), [table]: outcome.answer });
  return troubleOf(outcome);
}

/** Makes every invitation to a table void; why not, in words. */
export async function withdrawInvitations(table: Id): Promise<string | null> {
  const outcome = await ask('withdrawInvites', { params: { id: table } });
  if (outcome.kind === 'done') {
    const { [table]: _void, ...others } = kept();
    keep(others);
  }
  return troubleOf(outcome);
}
