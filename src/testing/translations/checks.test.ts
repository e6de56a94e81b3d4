import { describe, expect, it } from 'vitest';
import type { Glossary } from '../../text/glossary.ts';
import { checkPair, withoutExceptions } from './checks.ts';

const GLOSSARY: Glossary = {
  terms: [{ english: /\bshares?\b/i, stems: ['акци'] }],
  forbidden: [{ words: /плитк/i, instead: 'тайл' }],
  foreign: ['IPO'],
  exceptions: [],
};

/** The kinds of what is found in a translation of `english`. */
function kindsIn(english: string, own: string, language = 'ru', isProse = false): string[] {
  const pair = { file: 'rail', key: isProse ? 'texts.x' : 'event.x', english, own, isProse };
  return checkPair(pair, language, GLOSSARY).map(({ kind }) => kind);
}

describe('a translated message', () => {
  it.each([
    ['{who} passes', '{who} пасует', []],
    ['{who} passes', 'Пас', ['placeholders']],
    ['{who} passes', '{who} пасует {company}', ['placeholders']],
    ['{who} passes', '{whoIs, select, 1 {Пас} other {{who} пасует}}', []],
    ['Pass', '{broken', ['unreadable']],
    ['Pass.', 'Пас', ['stop']],
    ['Pass', 'Пас.', ['stop']],
    ['{n, plural, one {Pass.} other {Pass}}', '{n, plural, one {Пас.} few {Пас} many {Пас} other {Пас}}', []],
    ['Pass', "Пас'", ['typography']],
    ['Pass', 'Пас  дважды', ['typography']],
    ['for £{price}', 'за £{price}', ['typography']],
    ['for £5', 'за 5 £', ['typography']],
    ['for £5', 'за 5\u00a0£', []],
    ['60% sold', 'продано 60 %', ['typography']],
    ['“Pass”', '„Пас“', ['typography']],
    ['“Pass”', '«Пас»', []],
    ['Tile', 'Плитка', ['forbidden']],
    ['Share', 'Сертификат', ['term']],
    ['Share', 'Акция', []],
    ['Share of QR', 'Акция QR', []],
    ['Token in Adelaide', 'Жетон: Adelaide', []],
    ['Pass now', 'Пас now', ['english']],
    ['New share', 'Новая акция IPO', []],
    ['As in 18xx.games [1848-3.1].', 'Как на 18xx.games [1848-3.1].', []],
    ['Паc', 'Паc', ['typography']],
  ])('%s → %s', (english, own, kinds) => {
    expect(kindsIn(english, own)).toEqual(kinds);
  });

  it('has every form of plural of its language, and none that means one thing of many', () => {
    const english = '{n, plural, one {# tile} other {# tiles}}';
    expect(kindsIn(english, '{n, plural, one {# тайл} other {# тайлов}}')).toEqual(['plural']);
    expect(
      kindsIn(english, '{n, plural, one {# тайл} few {# тайла} many {# тайлов} other {# тайла}}'),
    ).toEqual([]);
    expect(
      kindsIn(english, '{n, plural, one {один тайл} few {# тайла} many {# тайлов} other {# тайла}}'),
    ).toEqual(['plural']);
    expect(kindsIn(english, '{n, plural, one {# Plättchen} other {# Plättchen}}', 'de')).toEqual([]);
    expect(kindsIn('{n, selectordinal, one {#st} other {#th}}', '{n, selectordinal, other {№ #}}')).toEqual([
      'plural',
    ]);
  });

  it('knows the cases that English knows', () => {
    const english = '{fromIs, select, bank {from the bank} other {from {from}}}';
    expect(kindsIn(english, '{fromIs, select, bank {из банка} other {у {from}}}')).toEqual([]);
    expect(kindsIn(english, '{fromIs, select, other {у {from}}}')).toEqual(['select']);
  });

  it('is not left in English', () => {
    expect(kindsIn('Show the log', 'Show the log', 'de')).toEqual(['english', 'same']);
    expect(kindsIn('Big cards', 'Big cards', 'de')).toEqual(['same']);
    expect(kindsIn('Pool', 'Pool', 'de')).toEqual([]);
    expect(kindsIn('PD', 'PD', 'de')).toEqual([]);
  });

  it('in a rule keeps numbers and references, and is no longer than a rule may be', () => {
    const english = 'Pays 1,000 to 5 owners ([1848-3.1]).';
    expect(kindsIn(english, 'Платит 1 000 пяти владельцам, их 5 ([1848-3.1]).', 'ru', true)).toEqual([]);
    expect(kindsIn(english, 'Платит 100 пяти владельцам, их 5 ([1848-3.1]).', 'ru', true)).toEqual([
      'numbers',
      'numbers',
    ]);
    expect(kindsIn(english, 'Платит 1 000 (5) владельцам ([1848-3.2]).', 'ru', true)).toEqual(['references']);
    expect(kindsIn('Pay.', 'Да. Да. Да. Да.', 'ru', true)).toEqual(['length']);
    expect(kindsIn('Pay.', `${'да '.repeat(200)}.`.replace(' .', '.'), 'ru', true)).toEqual(['length']);
  });
});

describe('an exception', () => {
  const found = checkPair(
    { file: 'rail', key: 'a', english: 'Pass.', own: 'Пас', isProse: false },
    'ru',
    GLOSSARY,
  );
  const but = (key: string): Glossary => ({
    ...GLOSSARY,
    exceptions: [{ key, kind: 'stop', why: 'a heading' }],
  });

  it('takes its finding away, and is a finding itself where there is none', () => {
    expect(withoutExceptions(found, GLOSSARY)).toHaveLength(1);
    expect(withoutExceptions(found, but('a'))).toEqual([]);
    expect(withoutExceptions(found, but('b')).map(({ key }) => key)).toEqual(['a', 'b']);
  });
});
