import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Bibliography } from './bibliography';
import { publicationsSchema } from './schema';
import { publicationEntries } from './statistics';
import { YearChart } from './year-chart';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const work = { title: 'Les crues', authors: 'N. Tazrouti', year: '2024' };

it.each([
  ['12-18', 'article', 'p. 12–18'],
  ['pp. 12-18', 'article', 'p. 12–18'],
  ['412 p.', 'livre', '412 p.'],
  ['412', 'livre', '412 p.'],
  ['650 f.', 'hdr', '650 f.'],
  ['à paraître', 'article', 'à paraître'],
])('the pages « %s » of a publication (%s) are « %s » in the list', (pages, nature, shown) => {
  const list = nature === 'article' ? { articles: [{ ...work, id: 'a', pages }] } : { others: [{ ...work, id: 'a', nature, pages }] };
  const items = publicationEntries(publicationsSchema.parse({ d: { title: 'D', ...list } })).map((entry) => ({ entry, number: 1 }));
  const html = renderToStaticMarkup(<Bibliography items={items} owner={owner} sizes={new Map()} label="Publications" />);
  expect(html.replaceAll('\u00a0', ' ')).toContain(`>${shown}</span>, <time`);
});

it('no bar of the chart has a height below 0, however low beside the others', () => {
  const years = [
    { year: 2023, articles: 100, communications: 0, others: 0 },
    { year: 2024, articles: 1, communications: 1, others: 1 },
  ];
  const heights = Array.from(renderToStaticMarkup(<YearChart years={years} />).matchAll(/height="([^"]+)"/g), ([, height]) => Number(height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});
