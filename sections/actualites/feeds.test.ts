import { expect, test } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { newsAtom, newsJson } from './feeds';
import { publishedNews } from './published';
import { newsSchema } from './schema';

const origin = 'https://exemple.org';
const profile = { ...profilSample, prenom: 'Awa', nom: 'Diop' };
const picture = `/uploads/${'a'.repeat(32)}.webp`;
const entries = publishedNews(
  newsSchema.parse([
    { id: 'a', title: 'Un <prix> & deux', date: '2026-11-26', text: 'Voir https://a.example/?b=1&c=2\nsuite\n\nFin' },
    { id: 'b', title: 'Photo', date: '2026-11-20', picture, pictureAlt: 'La "scène"', link: 'https://b.example/x' },
    { id: 'c', title: 'Seul', date: '2020-01-01' },
  ]),
  '2026-11-27',
);
const site = (language: 'fr' | 'en' = 'fr', updatedAt = new Date('2026-11-27T10:00:00Z')) => ({
  language,
  profile,
  untranslated: new Set(language === 'fr' ? [] : ['Seul']),
  updatedAt,
});

/** The elements of a feed; enough for XML that this program has written. */
const all = (text: string, name: string) =>
  Array.from(text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g')), ([, inner = '']) => inner);
const links = (text: string) =>
  Array.from(text.matchAll(/<link rel="([a-z]+)"(?: type="([^"]+)")? href="([^"]+)"\/>/g), ([, ...parts]) => parts);
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

test('the Atom feed has what RFC 4287 requires of a feed and of each entry', () => {
  const feed = newsAtom({ origin, site: site(), entries });
  const [head = ''] = feed.split('<entry');
  expect(
    feed.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">'),
  ).toBe(true);
  expect(all(head, 'id')).toEqual([`${origin}/actualites`]);
  expect(all(head, 'title')).toEqual(['Actualités d’Awa Diop']);
  expect(all(head, 'updated')).toEqual(['2026-11-27T10:00:00.000Z']);
  expect(all(head, 'name')).toEqual(['Awa Diop']); // the feed's author, who applies to entries without their own (4.1.1)
  expect(links(head)).toEqual([
    ['self', 'application/atom+xml', `${origin}/actualites/flux.xml`],
    ['alternate', 'text/html', `${origin}/actualites`],
  ]);
  const each = all(feed, 'entry');
  expect(each).toHaveLength(3);
  for (const entry of each) {
    expect([all(entry, 'id'), all(entry, 'title'), all(entry, 'updated')].map((found) => found.length)).toEqual([
      1, 1, 1,
    ]);
    expect(all(entry, 'updated')[0]).toMatch(rfc3339);
    expect(all(entry, 'published')[0]).toMatch(rfc3339);
    expect(links(entry).filter(([rel]) => rel === 'alternate')).toHaveLength(1);
    expect(all(entry, 'content')).toHaveLength(1);
  }
  expect(new Set(each.flatMap((entry) => all(entry, 'id'))).size).toBe(3);
});

test('an entry is published at the start of its day in the site’s zone, with its text as HTML in XML', () => {
  const [prize = '', photo = '', alone = ''] = all(newsAtom({ origin, site: site(), entries }), 'entry');
  expect(all(prize, 'published')).toEqual(['2026-11-25T23:00:00.000Z']);
  expect(all(prize, 'title')).toEqual(['Un &lt;prix&gt; &amp; deux']);
  expect(all(prize, 'content')).toEqual([
    '&lt;p&gt;Voir &lt;a href=&quot;https://a.example/?b=1&amp;amp;c=2&quot;&gt;https://a.example/?b=1&amp;amp;c=2&lt;/a&gt;&lt;br&gt;suite&lt;/p&gt;&lt;p&gt;Fin&lt;/p&gt;',
  ]);
  expect(photo).toContain(
    `&lt;img src=&quot;${origin}${picture}&quot; alt=&quot;La &amp;quot;scène&amp;quot;&quot;&gt;`,
  );
  expect(links(photo)).toContainEqual(['related', undefined, 'https://b.example/x']);
  expect(all(alone, 'content')).toEqual(['&lt;p&gt;Seul&lt;/p&gt;']);
});

test('the JSON feed has what version 1.1 requires, with the same content', () => {
  const feed: unknown = JSON.parse(newsJson({ origin, site: site(), entries }));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Actualités d’Awa Diop',
    home_page_url: `${origin}/actualites`,
    feed_url: `${origin}/actualites/flux.json`,
    language: 'fr',
    authors: [{ name: 'Awa Diop', url: `${origin}/` }],
    items: [
      {
        id: `${origin}/actualites/un-prix-deux-2026`,
        url: `${origin}/actualites/un-prix-deux-2026`,
        title: 'Un <prix> & deux',
        content_html:
          '<p>Voir <a href="https://a.example/?b=1&amp;c=2">https://a.example/?b=1&amp;c=2</a><br>suite</p><p>Fin</p>',
        date_published: '2026-11-25T23:00:00.000Z',
      },
      { external_url: 'https://b.example/x', image: origin + picture },
      { content_html: '<p>Seul</p>' },
    ],
  });
});

test('in another language a feed has its own URLs and words, and marks entries in French', () => {
  const atom = newsAtom({ origin, site: site('en'), entries });
  expect(atom).toContain('xml:lang="en"');
  expect(all(atom, 'title')[0]).toBe('News from Awa Diop');
  expect(atom.match(/<entry[^>]*>/g)).toEqual(['<entry>', '<entry>', '<entry xml:lang="fr">']);
  expect(JSON.parse(newsJson({ origin, site: site('en'), entries }))).toMatchObject({
    feed_url: `${origin}/en/actualites/flux.json`,
    language: 'en',
    items: [
      { url: `${origin}/en/actualites/un-prix-deux-2026`, language: 'en' },
      { language: 'en' },
      { language: 'fr' },
    ],
  });
});
