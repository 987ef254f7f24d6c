import { expect, it } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { communication, publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { classesFor, classOf, printedClass } from './proposal';

const work = { id: 'a', title: 'Les crues', authors: 'N. Tazrouti', year: '2024' };

function classed(list: string, more: object) {
  const [entry] = publicationEntries(publicationsSchema.parse({ d: { title: 'D', [list]: [{ ...work, ...more }] } }));
  if (!entry) throw new Error('no entry');
  return { aeres: classOf(entry.item, 'aeres'), hceres: classOf(entry.item, 'hceres') };
}
it.each(rowsOf('sections/publications/classes/proposal.txt'))(
  'a work of $rule ($input) is proposed as $outputs',
  ({ rule, input, outputs }) => {
    const found = classed(rule, JSON.parse(input));
    expect([found.aeres.code ?? '', found.hceres.code ?? '']).toEqual(outputs);
    expect(found.aeres).toMatchObject({ isChosen: false, reason: expect.stringMatching(/./) });
  },
);

it('the owner’s choice wins, in its own scheme', () => {
  const { aeres, hceres } = classed('articles', { type: 'SCOPUS', aeresClass: 'ACLN' });
  expect(aeres).toMatchObject({ code: 'ACLN', isChosen: true });
  expect(hceres).toMatchObject({ code: 'ART', isChosen: false });
});

it.each([
  ['articles', { type: 'SCOPUS', aeresClass: 'OS' }, 'ACL'],
  ['articles', { type: 'Book Chapter', aeresClass: 'ACL' }, 'OS'],
  ['others', { nature: 'brevet', aeresClass: 'TH' }, 'BRE'],
])('a class that the nature excludes is no choice, and the proposal says so: %s, %j', (list, more, code) => {
  const { aeres } = classed(list, more);
  expect(aeres).toMatchObject({ code, isChosen: false, isRefused: true });
  expect(aeres.reason).toMatch(/^votre classe \w+ ne convient pas à cette nature/);
});

it('only classes that suit the nature are offered; of a line that is kept as written, all are', () => {
  const talk = communication.parse({ ...work, conference: 'X' });
  const kept = { ...talk, authors: '', aeresClass: 'DO' } as const;
  expect([talk, kept].map((each) => classesFor(each, 'aeres').includes('DO'))).toEqual([false, true]);
  expect(printedClass(kept, 'aeres')).toBe('DO');
});

it('a submitted work has no class, even a chosen one', () => {
  const { aeres } = classed('articles', { type: 'SCOPUS', aeresClass: 'ACL', details: { status: 'soumise' } });
  expect(aeres).toEqual({ reason: 'elle n’a pas encore été acceptée', isChosen: false });
});

it('an unknown class is refused, an empty one means none', () => {
  const stored = (aeresClass: string) => publicationsSchema.safeParse({ d: { articles: [{ ...work, aeresClass }] } });
  expect(stored('ABC').error?.issues[0]?.message).toBe('Cette classe est inconnue');
  expect(JSON.stringify(stored('').data)).not.toContain('aeresClass');
});
