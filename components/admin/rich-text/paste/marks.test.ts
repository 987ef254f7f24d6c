import { expect, it } from 'vitest';
import { marked, marksIn, styleOf, unmarked } from './marks';

const inside = (name: string, style = '', href = '') =>
  marksIn({ name, style: styleOf(style), href, attribute: () => '' }, unmarked);

it('ignores Google’s wrapper, and reads its spans', () => {
  expect(inside('b', 'font-weight:normal')).toEqual(unmarked);
  expect(inside('span', 'font-weight:700;font-style:italic;text-decoration:underline')).toMatchObject({
    bold: true,
    italic: true,
    underline: true,
  });
  expect(inside('span', 'color:#000000;background-color:transparent;font-weight:400')).toEqual(unmarked);
});

it('recognises small capitals, and normal letters among them', () => {
  const around = { ...unmarked, smallCaps: true };
  const within = (style: string) =>
    marksIn({ name: 'span', style: styleOf(style), href: '', attribute: () => '' }, around).smallCaps;
  expect(inside('span', 'font-variant:small-caps').smallCaps).toBe(true);
  expect([within(''), within('font-variant:normal'), within('font-variant-caps:normal')]).toEqual([true, false, false]);
});

it('writes marks once, and keeps the look of links and headings', () => {
  const all = { ...unmarked, bold: true, underline: true, colour: '#1d4ed8' };
  expect(marked('x', all, false)).toBe('<strong><u><span style="color: #1d4ed8">x</span></u></strong>');
  expect(marked('x', all, true)).toBe('<u>x</u>');
  expect(marked('x', { ...all, bold: false, href: 'https://a.org/?b&c="' }, false)).toBe(
    '<a href="https://a.org/?b&amp;c=&quot;">x</a>',
  );
});
