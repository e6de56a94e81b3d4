/** How a copy of something of this name is called; the first copy has number 1, what has no name is ''. */
export type NameOfCopy = (name: string, number: number) => string;

/** Stands for any name, to see what a language puts around it. */
const ANY = '\uE000';

/** What a name is a copy of; itself where it is none. */
function originalOf(name: string, nameOfCopy: NameOfCopy): string {
  for (const number of [1, ...(name.match(/\d+/g) ?? []).map(Number)]) {
    if (name === nameOfCopy('', number)) return '';
    const [before = '', after = ''] = nameOfCopy(ANY, number).split(ANY);
    const isCopy = name.length > before.length + after.length;
    if (isCopy && name.startsWith(before) && name.endsWith(after))
      return name.slice(before.length, name.length - after.length);
  }
  return name;
}

/** A free name for a copy: a copy of a copy is the next copy of the same thing. */
export function copyName(name: string, taken: readonly string[], nameOfCopy: NameOfCopy): string {
  const original = originalOf(name, nameOfCopy);
  for (let number = 1; ; number++) {
    const free = nameOfCopy(original, number);
    if (!taken.includes(free)) return free;
  }
}
