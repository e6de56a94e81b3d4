import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { isWeak, Passwords } from './passwords.ts';

describe('a password', () => {
  test.each([
    'short',
    'ninesigns',
    'aaaaaaaaaaaa',
    'abababababab',
    '1234567890',
    '0987654321',
    'abcdefghij',
    'password123!',
    'Railhead2026',
    '...Locomotive...',
    'qwertyuiop1',
    'annabella 2026',
  ])('%j is weak', (password) => {
    expect(isWeak(password, 'Annabella')).toBe(true);
  });

  test.each([
    'a long walk',
    'пароль из слов',
    '四つの言葉でできた合言葉です',
    'x7$kq!pZw2',
    'A'.repeat(60) + 'bcd',
  ])('%j is not', (password) => {
    expect(isWeak(password, 'Ann')).toBe(false);
  });

  test('is kept as argon2id of 19 MiB, two passes, one lane', async () => {
    const stored = await new Passwords().hash('a long walk');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  test('is verified whole, in whatever form it is typed', async () => {
    const passwords = new Passwords();
    const long = `${'x'.repeat(200)}é`;
    const stored = await passwords.hash(long);
    expect(await passwords.verify(stored, `${'x'.repeat(200)}e\u0301`)).toBe(true);
    expect(await passwords.verify(stored, 'x'.repeat(200))).toBe(false);
    expect(await passwords.verify(null, long)).toBe(false);
  });

  test('kept at another cost is outdated', async () => {
    const passwords = new Passwords();
    const cheap = await hash('a long walk', { memoryCost: 8 * 1024, timeCost: 2, parallelism: 1 });
    expect(passwords.isOutdated(cheap)).toBe(true);
    expect(passwords.isOutdated(await passwords.hash('a long walk'))).toBe(false);
  });

  test('waits behind four others, and no more than so many wait', async () => {
    const passwords = new Passwords();
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.hash('a long walk')));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { problem: { problem: 'busy' } } });
    expect(await passwords.hash('a long walk')).toContain('argon2id');
  });
});
