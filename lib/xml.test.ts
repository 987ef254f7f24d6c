import { describe, expect, it } from 'vitest';
import { atomFeed } from '@/app/(site)/publications/send-publications';
import { sitemap } from '@/lib/site/seo/crawlers';
import { fc } from '@/lib/testing/properties';
import { xml } from '@/lib/xml';
import type { Reference } from '@/sections/publications/citing/reference';

const any = fc.string({ unit: 'binary' });
/** Matches tags, entities and characters that need no escaping. */
const wellFormed = /^(?:<\?xml [^<>]*\?>|<\/?[a-z]+(?: [a-z:]+="[^<>"]*")*\/?>|&(?:lt|gt|amp|quot|apos);|[^<>&])*$/;
const read = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
  );

describe('a text in XML', () => {
  it('is no markup, and reads as what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(xml(text)).not.toMatch(/[<>"']|&(?!(?:lt|gt|amp|quot|apos);)/);
        expect(read(xml(text))).toBe(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
      }),
    );
  });

  it('holds no character that XML does not', () => {
    expect(xml('a\0b\u0008c\ud800d\uffffe\tf😀')).toBe('abcde\tf😀');
  });
});

describe('the feed and the sitemap', () => {
  const reference: Reference = {
    nature: 'article',
    slug: 'capteurs-2024',
    title: 'Capteurs & <réseaux>',
    authors: [{ family: 'Tazrouti', given: 'N.' }],
    year: '2024',
    container: 'Revue',
  };
  const feed = (changes: Partial<Reference>) =>
    atomFeed({
      language: 'fr',
      origin: 'https://exemple.org',
      title: 'Publications',
      author: 'Nabil',
      updated: new Date(0),
      references: [{ ...reference, ...changes }],
    });

  it('names each entry by its address', () => {
    expect(feed({})).toContain(
      '<id>https://exemple.org/publications/capteurs-2024</id>\n    <title>Capteurs &amp; &lt;réseaux&gt;</title>',
    );
    expect(feed({})).toContain('<name>N. Tazrouti</name>');
    expect(sitemap('https://exemple.org', [{ path: '/', changed: new Date(0) }, { path: '/publications' }])).toContain(
      '<loc>https://exemple.org/</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>\n  <url><loc>https://exemple.org/publications</loc></url>',
    );
  });

  it('are well formed whatever was typed', () => {
    fc.assert(
      fc.property(any, any, any, (title, family, container) => {
        expect(feed({ title, container, authors: [{ family }] })).toMatch(wellFormed);
        expect(sitemap('https://exemple.org', [{ path: title }])).toMatch(wellFormed);
      }),
    );
  });
});
