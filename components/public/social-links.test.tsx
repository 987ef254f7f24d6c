import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import type { Profile } from '@/sections/profil/schema';
import { inFrench, type PublicSite } from '@/sections/public-site';
import { Cards } from './about';
import { socialLinks } from './social-links';

const site = (profile: Profile): PublicSite => ({
  ...inFrench,
  profile,
  sections: [],
  parts: {},
  documents: new Map(),
  updatedAt: new Date(0),
});
const identifiants = { orcid: '0000-0002-1825-0097', mastodon: '@noor@exemple.social', wikidata: 'Q42' };
const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a class="[^"]*" href="([^"]*)" rel="([^"]*)"><svg.*?<\/svg> (.*?)<\/a>/g), (match) =>
    match.slice(1),
  );

test('a profile without identifiers only has the links of its networks', () => {
  expect(socialLinks(profilSample).map(({ label }) => label)).toEqual(['LinkedIn', 'ResearchGate', 'YouTube']);
  expect(renderToStaticMarkup(<Cards site={site(profilSample)} />)).not.toMatch(/ORCID|orcid|wrap-anywhere/);
});

test('identifiers follow as links to the same person, each with an icon; an ORCID is spelled out', () => {
  const profile = { ...profilSample, linkedin: '', researchgate: '', youtube: '', identifiants };
  expect(linksOf(renderToStaticMarkup(<Cards site={site(profile)} />))).toEqual([
    [
      'https://orcid.org/0000-0002-1825-0097',
      'me noopener noreferrer',
      '<span class="wrap-anywhere">https://orcid.org/0000-0002-1825-0097</span>',
    ],
    ['https://exemple.social/@noor', 'me noopener noreferrer', 'Mastodon'],
    ['https://www.wikidata.org/wiki/Q42', 'me noopener noreferrer', 'Wikidata'],
  ]);
  expect(new Set(socialLinks(profile).map(({ mark }) => mark)).size).toBe(3);
});
