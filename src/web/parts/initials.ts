/** The first letters of a name; an accent is part of its letter. */
function letters(name: string, few: number): string {
  const [first = '', ...rest] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return first.toUpperCase() + rest.slice(0, few - 1).join('');
}

/** What stands for each name where it has no room: one letter, two where names begin alike, else its number. */
export function initialsOf(names: readonly string[]): string[] {
  const isOwn = (short: string, few: number): boolean =>
    short !== '' && names.filter((name) => letters(name, few) === short).length === 1;
  return names.map((name, index) => {
    const short = [1, 2]
      .map((few) => ({ few, text: letters(name, few) }))
      .find(({ few, text }) => isOwn(text, few));
    return short?.text ?? String(index + 1);
  });
}
