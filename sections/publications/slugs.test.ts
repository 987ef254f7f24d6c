import { describe, expect, it } from 'vitest';
import { transliterated } from '@/lib/format/transliterate';
import { fc } from '@/lib/testing/properties';
import { tableOf } from '@/lib/testing/rows';
import { isSlug } from '../slugs';
import { validate, withStored } from '../validate';
import { publications as kind } from './definition';
import { type Publications, publicationsSchema } from './schema';
import { slugFrom, withSlugs } from './slugs';

const item = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  id,
  title,
  authors: 'N. Tazrouti',
  year: '2024',
  ...more,
});
const read = (articles: unknown[], communications: unknown[] = []): Publications =>
  publicationsSchema.parse({ reseaux: { title: 'Réseaux', articles }, autres: { title: 'Autres', communications } });
const slugs = (publications: Publications) =>
  Object.values(publications).flatMap(({ articles, communications }) =>
    [...articles, ...communications].map(({ slug }) => slug),
  );
const accepted = (raw: unknown, stored?: unknown): Publications => {
  const result = validate(kind, raw);
  return publicationsSchema.parse(result.ok ? withStored(kind, result.content, stored, transliterated) : null);
};

const table = 'sections/publications/slugs.txt';

describe('the slug of a publication', () => {
  it.each(tableOf(table, 'of title and year'))('%s (%s) is %s', (title = '', year = '', slug) =>
    expect(slugFrom({ title, year })).toBe(slug),
  );

  it('is ASCII and unique, across domains, whatever the titles and the slugs supplied', () => {
    const some = fc.record({
      id: fc.string(),
      title: fc.string(),
      authors: fc.string(),
      year: fc.constant('2024'),
      slug: fc.option(fc.string(), { nil: undefined }),
    });
    const lists = fc.tuple(fc.array(some), fc.array(some));
    fc.assert(
      fc.property(lists, lists, ([articles, talks], [others, more]) => {
        const domain = (title: string, a: typeof articles, c: typeof talks) => ({
          title,
          icon: '',
          color: '',
          articles: a.map((one) => ({
            ...one,
            journal: '',
            type: '',
            slug: isSlug(one.slug ?? '') ? one.slug : undefined,
          })),
          communications: c.map((one) => ({
            ...one,
            conference: '',
            slug: isSlug(one.slug ?? '') ? one.slug : undefined,
          })),
        });
        const content: Publications = { a: domain('A', articles, talks), b: domain('B', others, more) };
        const all = slugs(withSlugs(content));
        expect(all.every((slug) => slug !== undefined && isSlug(slug))).toBe(true);
        expect(new Set(all).size).toBe(all.length);
        expect(slugs(withSlugs(withSlugs(content)))).toEqual(all);
        expect(slugs(withSlugs(content, withSlugs(content)))).toHaveLength(all.length);
      }),
    );
  });

  it('numbers equal titles, fast even for ten thousand of them', () => {
    expect(slugs(withSlugs(read([item('a', 'Routage'), item('b', 'Routage')], [item('c', 'Routage')])))).toEqual([
      'routage-2024',
      'routage-2024-2',
      'routage-2024-3',
    ]);
    const many = Array.from({ length: 10_000 }, (_, index) => item(`i${index}`, 'Routage'));
    expect(slugs(withSlugs(read(many)))[9999]).toBe('routage-2024-10000');
  });

  it('survives a change of title, in a form that sends it back and in an API request that does not', () => {
    const stored = accepted({ reseaux: { title: 'Réseaux', articles: [item('a', 'Ancien titre')] } });
    expect(slugs(stored)).toEqual(['ancien-titre-2024']);
    expect(
      slugs(accepted({ reseaux: { articles: [item('a', 'Nouveau titre', { slug: 'ancien-titre-2024' })] } })),
    ).toEqual(['ancien-titre-2024']);
    expect(slugs(accepted({ reseaux: { articles: [item('a', 'Nouveau titre')] } }, stored))).toEqual([
      'ancien-titre-2024',
    ]);
    expect(slugs(accepted({ reseaux: { articles: [item('a', 'Nouveau', { slug: 'autre' })] } }, stored))).toEqual([
      'ancien-titre-2024',
    ]);
  });

  it('of one stored without is stable at every read', () => {
    const stored = read([item('a', 'Ancien titre')]);
    expect(
      slugs(accepted({ reseaux: { articles: [item('b', 'Ancien titre'), item('a', 'Nouveau titre')] } }, stored)),
    ).toEqual(['ancien-titre-2024-2', 'ancien-titre-2024']);
  });

  it.each(tableOf(table, 'of a new one'))('of a new one is in Latin letters: %s', (title = '', slug) => {
    expect(slugs(accepted({ reseaux: { articles: [item('a', title)] } }))).toEqual([slug]);
  });

  it('in another alphabet is as before if it was stored without', () => {
    const stored = read([item('a', 'Война и мир')]);
    const both = [item('a', 'Война и мир'), item('b', 'Анна Каренина')];
    expect(slugs(accepted({ reseaux: { articles: both } }, stored))).toEqual([
      'publication-2024',
      'anna-karenina-2024',
    ]);
    expect(slugs(withSlugs(stored))).toEqual(['publication-2024']);
  });

  it('is made anew if the supplied one is invalid', () => {
    expect(slugs(accepted({ reseaux: { articles: [item('a', 'Titre', { slug: '../admin' })] } }))).toEqual([
      'titre-2024',
    ]);
    expect(slugs(accepted({ reseaux: { articles: [item('a', 'Titre', { slug: 3 })] } }))).toEqual(['titre-2024']);
  });
});

it('has no words for a missing year', () => {
  expect(slugFrom({ title: 'Les crues', year: 'à paraître' })).toBe('les-crues');
  expect(slugFrom({ title: '水', year: 's.\u00a0d.' })).toBe('publication');
});
