import { expect, it } from 'vitest';
import { marked, marksIn, styleOf, unmarked } from './marks';

const inside = (name: string, style = '', href = '') =>
  marksIn({ name, style: styleOf(style), href, attribute: () => '' }, unmarked);

it('reads properties that no browser knows', () => {
  expect(styleOf("mso-list:l0 level1 lfo1;TEXT-INDENT:-18.0pt; font:7.0pt 'Times'")).toEqual(
    new Map([
      ['mso-list', 'l0 level1 lfo1'],
      ['text-indent', '-18.0pt'],
      ['font', "7.0pt 'Times'"],
    ]),
  );
});

it('takes Google’s wrapper for what it is, and its spans too', () => {
  expect(inside('b', 'font-weight:normal')).toEqual(unmarked);
  expect(inside('span', 'font-weight:700;font-style:italic;text-decoration:underline')).toMatchObject({
    bold: true,
    italic: true,
    underline: true,
  });
  expect(inside('span', 'color:#000000;background-color:transparent;font-weight:400')).toEqual(unmarked);
});

it('tells small capitals, and the letters among them that have none', () => {
  const around = { ...unmarked, smallCaps: true };
  const within = (style: string) =>
    marksIn({ name: 'span', style: styleOf(style), href: '', attribute: () => '' }, around).smallCaps;
  expect(inside('span', 'font-variant:small-caps').smallCaps).toBe(true);
  expect([within(''), within('font-variant:normal'), within('font-variant-caps:normal')]).toEqual([true, false, false]);
});

it('takes the link of a link alone, and that around it', () => {
  expect(inside('a', '', 'https://exemple.org/a').href).toBe('https://exemple.org/a');
  expect(inside('span', '', 'https://exemple.org/a').href).toBe('');
  expect(
    marksIn({ name: 'b', style: styleOf(''), href: '', attribute: () => '' }, { ...unmarked, href: '#contact' }).href,
  ).toBe('#contact');
});

it('writes marks once, and leaves a link and a heading their own look', () => {
  const all = { ...unmarked, bold: true, underline: true, colour: '#1d4ed8' };
  expect(marked('x', all, false)).toBe('<strong><u><span style="color: #1d4ed8">x</span></u></strong>');
  expect(marked('x', all, true)).toBe('<u>x</u>');
  expect(marked('x', { ...all, bold: false, href: 'https://a.org/?b&c="' }, false)).toBe(
    '<a href="https://a.org/?b&amp;c=&quot;">x</a>',
  );
});
