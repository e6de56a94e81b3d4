// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { PartedContent, patchContent } from './layer.tsx';

function groupOf(svg: string): Element {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.innerHTML = svg;
  return group;
}

describe('a drawing that changes', () => {
  const before =
    '<g id="a"><path d="1"></path></g><g id="b"><path d="2"></path><text>B</text></g><g id="c"></g>';

  test.each([
    ['a path', before.replace('d="2"', 'd="3"')],
    ['a word', before.replace('>B<', '>C<')],
    ['one more in the middle', before.replace('<g id="c">', '<g id="new"></g><g id="c">')],
    ['one more at the end', `${before}<g></g>`],
    ['one less', before.replace('<g id="c"></g>', '')],
    ['another tag', before.replaceAll('text', 'title')],
    ['nothing left', ''],
    ['nothing new', before],
  ])('%s', (_what, after) => {
    const group = groupOf(before);
    patchContent(group, groupOf(after));
    expect(group.innerHTML).toBe(after);
  });

  test('what stays is not touched', () => {
    const group = groupOf(before);
    const [first, second, third] = group.children;
    patchContent(group, groupOf(before.replace('d="2"', 'd="3"')));
    expect([...group.children]).toEqual([first, second, third]);
    expect(group.children[0]).toBe(first);
    expect(group.children[1]).toBe(second);
    patchContent(group, groupOf(before.replace('<g id="c">', '<g id="new"></g><g id="c">')));
    expect(group.children[0]).toBe(first);
    expect(group.children[3]).toBe(third);
  });
});

describe('a drawing in parts', () => {
  const before = ['<path d="1"></path>', '', '<text>B</text><text>C</text>', '<path d="4"></path>'];

  test.each([
    ['one changes', ['<path d="9"></path>', ...before.slice(1)]],
    ['one comes', [before[0], '<path d="2"></path>', ...before.slice(2)]],
    ['one goes', [before[0], '', '', before[3]]],
    ['all change', ['<a></a>', '<b></b><c></c>', '', '<d></d>']],
    ['more of them', [...before, '<path d="5"></path>']],
    ['fewer of them', before.slice(0, 2)],
    ['none', []],
  ] as [string, string[]][])('%s', (_what, after) => {
    const group = groupOf('');
    const content = new PartedContent(group);
    for (const parts of [before, after, before, after]) {
      content.show(parts);
      expect(group.innerHTML).toBe(parts.join(''));
    }
  });

  test('what stays is not touched, and what comes back is known', () => {
    const group = groupOf('');
    const content = new PartedContent(group);
    content.show(before);
    const [first, second] = group.children;
    content.show(['<path d="9"></path>', ...before.slice(1)]);
    expect(group.children[0]).not.toBe(first);
    expect(group.children[1]).toBe(second);
    content.show(before);
    expect(group.children[0]).toBe(first);
  });

  test('the same text twice is drawn twice', () => {
    const group = groupOf('');
    const content = new PartedContent(group);
    content.show(['<a></a>', '']);
    content.show(['', '']);
    content.show(['<a></a>', '<a></a>']);
    expect(group.innerHTML).toBe('<a></a><a></a>');
  });
});
