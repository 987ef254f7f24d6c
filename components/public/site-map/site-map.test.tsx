/** The site map names every public page, in each language, and every footer leads to it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { profilSample } from '@/sections/profil/sample';
import { inFrench, type PublicSite, publicSection } from '@/sections/public-site';
import { kinds } from '@/sections/registry';
import { Footer } from '../footer';
import { placesOf, SiteMap, words } from './site-map';

const { type, defaults, title } = kinds.publications;
const publications = publicSection({ id: 'publications', title, type, content: defaults });
const site: PublicSite = {
  ...inFrench,
  profile: profilSample,
  sections: publications.kind === 'publications' ? [publications] : [],
  parts: {},
  documents: new Map(),
  hasCv: true,
  updatedAt: new Date(0),
};

test('it lists the home page with its sections, the list of publications and the CV, if they exist', () => {
  const [home, ...others] = placesOf(site);
  expect(home?.href).toBe('/');
  expect(home?.parts?.map(({ href }) => href)).toEqual(['/#about', '/#publications', '/#contact']);
  expect(others.map(({ href }) => href)).toEqual(['/publications', '/cv']);
  expect(placesOf({ ...site, sections: [], hasCv: false }).map(({ href }) => href)).toEqual(['/']);
});

test.each(languages)('in %s, its heading equals the label of the footer link to it', (language) => {
  const here = { ...site, language };
  const [, heading] = /<h1[^>]*>([^<]+)<\/h1>/.exec(renderToStaticMarkup(<SiteMap site={here} />)) ?? [];
  expect(heading).toBe(words[language].title);
  const prefix = language === 'fr' ? '' : `/${language}`;
  expect(renderToStaticMarkup(<Footer site={here} path="/" />)).toMatch(
    new RegExp(`href="${prefix}/plan"[^>]*>${heading}</a>`),
  );
  expect(placesOf(here)[1]?.href).toBe(`${prefix}/publications`);
});
