import { expect, test } from 'vitest';
import { inFrench, isOnPage, type PublicSite, publicSection } from '@/sections/public-site';
import { anchorUrl, footerLinks, headerLinks, navLinks } from './nav';

const section = (anchor: string, nav?: string): PublicSite['sections'][number] => ({
  kind: 'list',
  id: anchor,
  title: anchor,
  anchor,
  nav,
  content: [],
});
const site = (...sections: PublicSite['sections'][number][]) => ({ ...inFrench, sections });
const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label);

const six = ['Recherche', 'Enseignement', 'Compétences', 'Publications', 'Projets', 'Responsabilités'].map((label) =>
  section(label, label),
);

test('nine links by default, in page order; a section without a label has none', () => {
  expect(labels(navLinks(site(...six.slice(0, 4), section('theses'), ...six.slice(4))))).toEqual([
    'Accueil',
    'À propos',
    'Recherche',
    'Enseignement',
    'Compétences',
    'Publications',
    'Projets',
    'Responsabilités',
    'Contact',
  ]);
});

test('what does not fit goes to the « Plus » menu', () => {
  const { first, more, last } = headerLinks(site(...six, section('prix', 'Prix'), section('radio', 'Radio')));
  expect(first).toHaveLength(8);
  expect(labels(more)).toEqual(['Prix', 'Radio']);
  expect(last.anchor).toBe('contact');
});

test('theses are under « Plus », besides the nine links', () => {
  const theses = (content: object) =>
    publicSection({ id: 'theses-encadrees', title: 'Thèses', type: 'cards', content });
  const thesis = { id: 'a', sujet: 'Réseaux sobres', statut: 'En cours', annee: '2024', color: '' };
  const withTheses = site(...six.slice(0, 4), ...[theses({ Réseaux: [thesis] })].filter(isOnPage), ...six.slice(4));
  const { first, more } = headerLinks(withTheses);
  expect(labels(first).slice(2)).toEqual(labels(six.map(({ title }) => ({ label: title }))));
  expect(more).toEqual([{ anchor: 'theses', label: 'Thèses encadrées' }]);
  for (const links of [navLinks(withTheses), footerLinks(withTheses)])
    expect(labels(links)).toContain('Thèses encadrées');
});

test('an anchor points into the page itself, or to the home page in its language', () => {
  expect(anchorUrl('about', '/', 'ar')).toBe('#about');
  expect(anchorUrl('about', '/publications', 'fr')).toBe('/#about');
  expect(anchorUrl('about', '/publications', 'ar')).toBe('/ar#about');
});
