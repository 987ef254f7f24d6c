import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { inFrench } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import { publicationsSchema } from './schema';
import { SelectedWorks } from './selected-works';
import { publicationEntries } from './statistics';
import { YearChart } from './year-chart';

const site = { ...inFrench, profile: profilSample, documents: new Map<string, number>() };
const work = { title: 'Les crues', authors: 'N. Tazrouti', year: '2024' };

it.each([
  ['12-18', 'article', 'p. 12–18'],
  ['pp. 12-18', 'article', 'p. 12–18'],
  ['412 p.', 'livre', '412 p.'],
  ['412', 'livre', '412 p.'],
  ['650 f.', 'hdr', '650 f.'],
  ['à paraître', 'article', 'à paraître'],
])('the pages « %s » of a publication (%s) are « %s » in the list', (pages, nature, shown) => {
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
});

it.each([
  [
    'articles',
    {
      type: 'Compte rendu',
      journal: 'Annales',
      details: { reviewedAuthors: 'Marc Lenoir', reviewedTitle: 'Le miasme et le muguet' },
    },
    'Compte rendu de : Marc Lenoir, <cite>Le miasme et le muguet</cite>.',
    'Compte rendu',
  ],
  [
    'articles',
    { type: 'Préface', journal: 'Le miasme', details: { containerAuthors: 'Marc Lenoir' } },
    'Préface à : Marc Lenoir, <cite>Le miasme</cite>',
    'Préface',
  ],
  [
    'others',
    { nature: 'traduction', details: { originalAuthors: 'Max Weber', originalTitle: 'Die Stadt' } },
    'Trad. de : Max Weber, <cite>Die Stadt</cite>.',
    'Traduction',
  ],
  ['articles', { journal: 'CCC', details: { articleNumber: 'étude 7' } }, '>étude 7</span>', 'Article de revue'],
  ['articles', { journal: 'JCP E', details: { articleNumber: '1042' } }, '>art. 1042</span>', 'Article de revue'],
  ['others', { nature: 'media', container: 'Les Échos', pages: '9' }, '>p. 9</span>', 'Intervention dans les médias'],
  [
    'articles',
    { type: 'Note d’arrêt', details: { reviewedTitle: 'Cass. com., 4 nov. 2014, n° 11-14.026' } },
    '</p><p class="small">Note sous Cass. com., 4 nov. 2014, n° 11-14.026.</p>',
    'Note d’arrêt',
  ],
  [
    'articles',
    {
      title: 'Obs. ss CA Lyon, 3e ch. A, 21 janv. 2021',
      type: 'Note d’arrêt',
      details: { reviewedTitle: 'CA Lyon, 3e ch. A, 21 janv. 2021' },
    },
    'CA Lyon, 3e ch. A, 21 janv. 2021</a></p><p class="small"><time',
    'Note d’arrêt',
  ],
  ['communications', { conference: 'Colloque', details: { invited: true } }, 'Colloque', 'Conférence invitée'],
])('of what is in the list « %s » (%j) it says « %s »', (list, more, said, badge) => {
  const [entry] = publicationEntries(
    publicationsSchema.parse({ d: { title: 'D', [list]: [{ ...work, id: 'a', ...more }] } }),
  );
  const html = renderToStaticMarkup(
    <Bibliography items={entry ? [{ entry, number: 1 }] : []} site={site} label="Publications" />,
  ).replaceAll('\u00a0', ' ');
  expect(html).toContain(said);
  expect(html).toContain(`>${badge}</span>`);
});

it.each([
  [
    'articles',
    { type: 'SCOPUS', journal: 'Revue', details: { publisher: 'Elsevier', place: 'Paris' } },
    'Revue, 2024.',
  ],
  [
    'articles',
    {
      type: 'Book Chapter',
      journal: 'L’eau',
      details: { publisher: 'PUL', place: 'Lyon', series: 'LNCS', seriesNumber: '7' },
    },
    'L’eau, Lyon, PUL, coll. « LNCS, n° 7 », 2024.',
  ],
  [
    'others',
    { nature: 'livre', container: 'Histoires', details: { publisher: 'PUL', place: 'Lyon', edition: '2' } },
    'Histoires, 2e éd., Lyon, PUL, 2024.',
  ],
  [
    'others',
    { nature: 'rapport', container: 'Inria', details: { publisher: 'INRIA', place: 'Rennes' } },
    'Inria, Rennes, 2024.',
  ],
  [
    'communications',
    {
      conference: 'Colloque',
      pages: '3-9',
      details: {
        eventPlace: 'Rabat',
        eventCountry: 'Maroc',
        eventStart: '2024-03-18',
        eventEnd: '2024-03-20',
        publisher: 'Springer',
        place: 'Cham',
      },
    },
    'Colloque, Rabat, Maroc, Springer, p. 3–9, 18–20 mars 2024.',
  ],
  ['communications', { conference: 'Colloque', details: { eventStart: '2023-12-30' } }, 'Colloque, 2024.'],
  [
    'others',
    { nature: 'media', container: 'Midi libre', details: { date: '2024-06-12' } },
    'Midi libre, 12 juin 2024.',
  ],
  ['others', { nature: 'media', container: 'Midi libre', details: { date: '2024-06' } }, 'Midi libre, 2024.'],
  [
    'communications',
    {
      conference: 'Colloque',
      details: { peerReviewed: true, audience: 'internationale', invited: true, award: 'Prix du jury.' },
    },
    'Colloque, 2024. Évaluée par les pairs, audience internationale, sur invitation. Prix du jury.',
  ],
])('an entry of %s (%j) says where and when it appeared: %s', (list, more, shown) => {
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
});

it('the chart is a figure with the name of its caption', () => {
  const counts = { articles: 1, communications: 2, others: 0 };
  const html = renderToStaticMarkup(
    <YearChart years={[2023, 2024].map((year) => ({ year, ...counts }))} language="fr" />,
  );
  const [, name] = /<figure[^>]* role="figure" aria-label="([^"]+)"/.exec(html) ?? [];
  expect(name).toBe('Publications par année');
  expect(html).toMatch(new RegExp(`<figcaption[^>]*>${name}</figcaption>`));
});

it('no bar of the chart has a height below 0, however low beside the others', () => {
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

it('up to five works « à la une » that have a picture stand at the head; without any, nothing does', () => {
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
