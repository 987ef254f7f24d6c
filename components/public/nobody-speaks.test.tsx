/** An emptied field says nothing, even where a new site has a standard text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { standardTexts } from '@/sections/profil/defaults';
import { profilSample } from '@/sections/profil/sample';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import { inFrench, type PublicSite } from '@/sections/public-site';
import { About } from './about';
import { Contact } from './contact';
import { Footer } from './footer';
import { Header } from './header';
import { Hero } from './hero';

const site = (profile: Profile): PublicSite => ({
  profile,
  sections: [],
  parts: {},
  ...inFrench,
  documents: new Map(),
  updatedAt: new Date(0),
});
const page = (profile: Profile): string =>
  [Header, Hero, About, Contact, Footer]
    .map((Part) => renderToStaticMarkup(<Part site={site(profile)} path="/" />))
    .join('\n');
const spoken = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('the page', () => {
  const begun = page(profileSchema.parse({ nom: 'Diop', prenom: 'Awa', email: 'awa@exemple.org' }));
  const emptied = page(
    profileSchema.parse({
      nom: 'Diop',
      prenom: 'Awa',
      email: 'awa@exemple.org',
      ...Object.fromEntries(Object.keys(standardTexts).map((name) => [name, ''])),
    }),
  );

  it.each(Object.values(standardTexts))('shows « %s » until it is emptied', (text) => {
    expect(spoken(begun)).toContain(text);
    expect(spoken(emptied)).not.toContain(text);
  });

  it('leaves no heading, label or paragraph for an empty text', () => {
    expect(emptied).not.toMatch(/Mission et vision|Disponibilité|<p[^>]*><\/p>|<h3[^>]*>Responsabilités/);
    expect(spoken(emptied)).not.toMatch(/Dr\.|24|consultation|en ligne|recherche, enseignement/i);
    expect(emptied).toMatch(/<h1[^>]*>Awa Diop<\/h1>/);
  });

  it('promises no reply if nobody can write', () =>
    expect(spoken(page({ ...profilSample, email: '' }))).not.toContain(standardTexts.reponse));

  it('has any title before the name', () =>
    expect(spoken(page({ ...profilSample, titre: 'Pr. émérite' }))).toContain('Pr. émérite Nabil Tazrouti'));
});
