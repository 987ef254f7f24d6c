import { expect, test } from 'vitest';
import { natures } from '@/lib/references/natures';
import { tableOf } from '@/lib/testing/rows';
import { kindIn, type Reference } from './reference';

test.each(tableOf('sections/publications/citing/kind-in-note.txt', 'kinds') as [string, Reference['nature']][])(
  '« %s » is the name of a %s where a sentence of its note is nothing else',
  (kind, nature) => {
    expect(kindIn(kind, nature)).toBe(kind);
    expect(kindIn(`Prix du jury. ${kind}. Version 2`, nature)).toBe(kind);
    expect(kindIn(`${kind} remis au ministre en mars`, nature)).toBeUndefined();
    for (const other of natures.filter((each) => each !== nature)) expect(kindIn(kind, other), other).toBeUndefined();
  },
);

test('a note in other words is not a kind', () => {
  for (const note of [undefined, '', 'Rapport', 'Rapport remis au ministre en mars', 'Lu'])
    expect(kindIn(note, 'rapport')).toBeUndefined();
});
