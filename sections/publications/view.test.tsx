import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rowsOf, tableOf } from '@/lib/testing/rows';
import { profilSample } from '@/sections/profil/sample';
import { inFrench } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import { publicationsSchema } from './schema';
import { publicationEntries } from './statistics';
import { SelectedWorks } from './view';
import { YearChart } from './year-chart';

const site = { ...inFrench, profile: profilSample, documents: new Map<string, number>() };
const work = { title: 'Les crues', authors: 'N. Tazrouti', year: '2024' };

const table = 'sections/publications/view.txt';
/** The rows of a rule: the name of a list, a space, and the publication as JSON. */
const rowsIn = (rule: string) =>
  rowsOf(table)
    .filter((row) => row.rule === rule)
    .map(({ input, outputs }) => {
      const [list = ''] = input.split(' ', 1);
      return { list, more: JSON.parse(input.slice(list.length)), outputs };
    });

it.each(tableOf(table, 'pages'))(
  'the pages « %s » of a publication (%s) are « %s » in the list',
  (pages, nature, shown) => {
    const list =
      nature === 'article'
        ? { articles: [{ ...work, id: 'a', pages }] }
        : { others: [{ ...work, id: 'a', nature, pages }] };
    const items = publicationEntries(publicationsSchema.parse({ d: { title: 'D', ...list } })).map((entry) => ({
      entry,
      number: 1,
    }));
    const html = renderToStaticMarkup(<Bibliography items={items} site={site} label="Publications" />);
    expect(html.replaceAll('\u00a0', ' ')).toContain(`>${shown}</span>, <time`);
  },
);

it.each(rowsIn('what is said, and the badge'))(
  'of what is in the list « $list » ($more) it says $outputs',
  ({ list, more, outputs: [said, badge] }) => {
    const [entry] = publicationEntries(
      publicationsSchema.parse({ d: { title: 'D', [list]: [{ ...work, id: 'a', ...more }] } }),
    );
    const html = renderToStaticMarkup(
      <Bibliography items={entry ? [{ entry, number: 1 }] : []} site={site} label="Publications" />,
    ).replaceAll('\u00a0', ' ');
    expect(html).toContain(said);
    expect(html).toContain(`>${badge}</span>`);
  },
);

it.each(rowsIn('where and when it appeared'))(
  'an entry of $list ($more) says where and when it appeared: $outputs',
  ({ list, more, outputs: [shown] }) => {
    const items = publicationEntries(publicationsSchema.parse({ d: { [list]: [{ ...work, id: 'a', ...more }] } })).map(
      (entry) => ({ entry, number: 1 }),
    );
    const html = renderToStaticMarkup(<Bibliography items={items} site={site} label="Publications" />);
    const text = html
      .replace(/<\/p>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ');
    expect(text).toContain(`Les crues ${shown}`);
    expect(html).toMatch(/href="\/publications\/les-crues-2024#citer">Citer/);
  },
);

it('the chart is a figure named by its caption', () => {
  const counts = { articles: 1, communications: 2, others: 0 };
  const html = renderToStaticMarkup(
    <YearChart years={[2023, 2024].map((year) => ({ year, ...counts }))} language="fr" />,
  );
  const [, name] = /<figure[^>]* role="figure" aria-label="([^"]+)"/.exec(html) ?? [];
  expect(name).toBe('Publications par année');
  expect(html).toMatch(new RegExp(`<figcaption[^>]*>${name}</figcaption>`));
});

it('no bar of the chart has a negative height, however low beside the others', () => {
  const years = [
    { year: 2023, articles: 100, communications: 0, others: 0 },
    { year: 2024, articles: 1, communications: 1, others: 1 },
  ];
  const heights = Array.from(
    renderToStaticMarkup(<YearChart years={years} language="fr" />).matchAll(/height="([^"]+)"/g),
    ([, height]) => Number(height),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

it('up to five works « à la une » with a picture are at the head; without any, nothing is', () => {
  const picture = `/uploads/${'a'.repeat(32)}.webp`;
  const head = (...articles: readonly object[]) =>
    renderToStaticMarkup(
      <SelectedWorks
        language="fr"
        entries={publicationEntries(
          publicationsSchema.parse({
            d: {
              title: 'D',
              articles: articles.map((more, n) => ({ ...work, id: `a${n}`, title: `Crue ${n}`, ...more })),
            },
          }),
        )}
      />,
    );
  expect(head({ featured: true }, { picture })).toBe('');
  const html = head(...Array(7).fill({ featured: true, picture, pictureAlt: 'Le pont sous l’eau' }));
  expect(html.match(/<li/g)).toHaveLength(5);
  expect(html).toContain('alt="Le pont sous l’eau"');
  expect(html).toContain('aria-label="Publications choisies"');
  expect(html).toContain('href="/publications/crue-0-2024"');
});

it('a picture is an upload of the site', () => {
  const stored = (picture: string) =>
    publicationsSchema.safeParse({ d: { articles: [{ ...work, id: 'a', picture }] } });
  expect(stored('https://ailleurs.org/image.webp').error?.issues[0]?.message).toBe(
    'Veuillez téléverser l’image sur le site',
  );
  expect(JSON.stringify(stored('').data)).not.toContain('picture');
});

it.each([
  ['N. Tazrouti', '(ed.)', '(dir.)'],
  ['Tazrouti, Nabil', '(ed.)', '(dir.)'],
  ['N. Tazrouti, A. Smith', '(eds.)', '(dir.)'],
  ['N. Tazrouti et al.', '(eds.)', '(dir.)'],
])('a book directed by « %s » says %s in English, %s in French', (authors, english, french) => {
  const others = [{ ...work, id: 'a', authors, nature: 'direction' }];
  const chapters = [{ ...work, id: 'b', type: 'Chapitre d’ouvrage', journal: 'Eaux', details: { editors: authors } }];
  for (const [language, role] of [
    ['en', english],
    ['fr', french],
  ] as const)
    for (const list of [{ others }, { articles: chapters }]) {
      const items = publicationEntries(publicationsSchema.parse({ d: { title: 'D', ...list } })).map((entry) => ({
        entry,
      }));
      const html = renderToStaticMarkup(<Bibliography items={items} site={{ ...site, language }} label="Works" />);
      expect(html).toContain(role);
    }
});
