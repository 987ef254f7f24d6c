/** The page's frame in each language: its words, and the marking of French texts. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { addedLanguages, type Language, languages } from '@/lib/languages';
import { documentPath } from '@/sections/documents';
import { profilSample } from '@/sections/profil/sample';
import { inFrench, type PublicSite, publicSection } from '@/sections/public-site';
import { type KindId, kinds } from '@/sections/registry';
import { standardTranslation } from '@/sections/translation/standard-texts';
import { About } from './about';
import { Contact } from './contact';
import { DetailDialog, Documents } from './detail-dialog';
import { Footer } from './footer';
import { Header } from './header';
import { Hero } from './hero';
import { NotFoundPage, OfflineScreen, OfflineStrip } from './no-page';
import { RichText } from './rich-text';
import { words } from './words';

const part = (id: KindId) =>
  publicSection({ id, title: kinds[id].title, type: kinds[id].type, content: kinds[id].defaults });
const { photo: _, ...withoutPhoto } = profilSample;
const site: PublicSite = {
  ...inFrench,
  profile: { ...withoutPhoto, photo: 'data:image/png;base64,AAAA', identifiants: { orcid: '0000-0002-1825-0097' } },
  sections: [],
  parts: {
    'a-propos': part('a-propos'),
    'etat-civil': part('etat-civil'),
    'statut-professionnel': part('statut-professionnel'),
  } as PublicSite['parts'],
  documents: new Map([['a'.repeat(32), 300_000]]),
  updatedAt: new Date(Date.UTC(2026, 10, 21, 12)),
};
/** The site in a language, with the owner's texts in French. */
const inLanguage = (language: Language, untranslated: readonly string[] = []): PublicSite => ({
  ...site,
  parts: Object.fromEntries(
    Object.entries(site.parts).map(([id, { title, ...section }]) => [
      id,
      { ...section, title: (language !== 'fr' && standardTranslation(title, language)) || title },
    ]),
  ),
  language,
  languages,
  untranslated: new Set(untranslated),
});
const html = (shown: ReactElement) => renderToStaticMarkup(shown);
const frame = (of: PublicSite) =>
  html(
    <>
      <Header site={of} path="/publications" />
      <Hero site={of} />
      <About site={of} />
      <Contact site={of} />
      <Footer site={of} path="/publications" />
      <NotFoundPage language={of.language} />
      <OfflineScreen language={of.language} />
      <OfflineStrip language={of.language} />
      <DetailDialog id="detail-a" title="" back="a" label="" language={of.language}>
        <RichText html="<table><tbody><tr><td>1</td></tr></tbody></table>" level={3} site={of} />
        <Documents documents={[{ id: 'a', file: documentPath('a'.repeat(32)), name: 'x.pdf' }]} site={of} />
      </DetailDialog>
    </>,
  );

/** The strings in a dictionary, at any depth. */
const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(leaves) : [];
/** The texts and attributes of markup that readers perceive. */
const said = (markup: string): string[] =>
  [
    ...Array.from(markup.matchAll(/>([^<]+)</g), ([, text = '']) => text),
    ...Array.from(markup.matchAll(/ (?:aria-label|alt|title)="([^"]*)"/g), ([, text = '']) => text),
  ].map((text) => text.replaceAll('&#x27;', "'").trim());

describe.each(addedLanguages)('in %s', (language) => {
  const shown = said(frame(inLanguage(language)));

  it('no word of the frame is in French', () => {
    const own = new Set(leaves(words[language]).map((text) => text.trim()));
    const french = leaves(words.fr).map((text) => text.trim());
    expect(french.filter((text) => text && !own.has(text) && shown.includes(text))).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining([words[language].footer.plan, words[language].contact.write]));
  });

  it('each text of the frame differs from the French one, or is known to be the same', () => {
    const pairs = leaves(words.fr).map((text, index) => [text, leaves(words[language])[index]]);
    const same = pairs.filter(([french, own]) => french === own).map(([french]) => french);
    expect(same).toEqual(
      language === 'en'
        ? ['Menu', 'Contact', 'CV', 'Affiliation', 'Contact', 'Publications', 'Email', 'Documents']
        : [],
    );
  });
});

test('a French text of the owner on an Arabic page is marked as French and left to right', () => {
  const { fonction, grade, affiliation, equipe, mission, invitation, reponse } = site.profile;
  const texts = [fonction, grade, affiliation, equipe, mission, invitation, 'Né en 1979 à Azemmour'];
  const markup = frame(inLanguage('ar', texts));
  for (const text of [fonction, grade, equipe, 'Né en 1979 à Azemmour'])
    expect(markup, text).toMatch(
      new RegExp(`<(?:p|dd|dt|span)(?: [^>]*)? lang="fr" dir="ltr"[^>]*>(?:<span[^>]*></span>)?${text}`),
    );
  for (const text of [fonction, grade])
    expect(markup, 'in a line of the page, which begins at the right').toMatch(
      new RegExp(`<p class="[^"]*">(?:<span[^>]*></span>)?<span lang="fr" dir="ltr">${text}</span></p>`),
    );
  expect(markup).toContain(`<span lang="fr" dir="ltr">${invitation}</span> <bdi>${reponse}</bdi>`);
  expect(markup).toMatch(/<div data-id="mission" class="prose" lang="fr" dir="ltr">/);
  expect(markup).toMatch(/print:text-ink">د\.<\/span> Nabil Tazrouti/);
});

test('numbers and URLs run from left to right inside Arabic, and have no direction in French', () => {
  const markup = frame(inLanguage('ar'));
  for (const link of ['mailto:', 'tel:']) {
    const links = markup.match(new RegExp(`<a [^>]*href="${link}[^>]*>(?!<svg)`, 'g')) ?? [];
    expect(links).toHaveLength(3);
    expect(links.filter((each) => !each.includes('dir="ltr"'))).toEqual([]);
  }
  expect(markup).toContain(
    '<span class="wrap-anywhere"><bdi dir="ltr">https://orcid.org/0000-0002-1825-0097</bdi></span>',
  );
  expect(frame(site)).not.toMatch(/ dir=| lang="fr"/);
});

describe('the switch', () => {
  const links = (markup: string) =>
    Array.from(markup.matchAll(/<a [^>]*data-same-place[^>]*>[^<]*<\/a>/g), ([link]) => link);

  it('links a page to the same page in each language, named in that language', () => {
    const [french = '', english = '', arabic = ''] = links(
      html(<Header site={inLanguage('ar')} path="/publications" />),
    );
    expect(french).toMatch(/href="\/publications" lang="fr" hrefLang="fr" data-same-place="true">Français</);
    expect(english).toMatch(/href="\/en\/publications" lang="en" hrefLang="en" data-same-place="true">English</);
    expect(arabic).toMatch(
      /href="\/ar\/publications" lang="ar" hrefLang="ar" aria-current="true" data-same-place="true">العربية</,
    );
    expect(
      links(html(<Footer site={inLanguage('en')} path="/" />)).map((link) => /href="([^"]*)"/.exec(link)?.[1]),
    ).toEqual(['/', '/en', '/ar']);
  });

  it('is absent from a site in French only', () => {
    expect(frame(site)).not.toMatch(/data-same-place|hrefLang/);
  });
});

test('the header links keep the language', () => {
  const addresses = Array.from(
    html(<Header site={inLanguage('ar')} path="/publications" />).matchAll(/href="([^"]*)"/g),
    ([, href]) => href,
  );
  expect(addresses).toEqual(expect.arrayContaining(['/ar', '/ar#about', '/ar#contact']));
  expect(html(<Header site={inLanguage('ar')} path="/" />)).toContain('href="#about"');
});
