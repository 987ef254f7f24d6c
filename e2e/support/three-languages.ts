/** A site with all that visitors can be shown, in French, English and Arabic: for the checkers of whole pages. */
import { expect } from '@playwright/test';
import { Caller } from './api-client';
import { contentOf } from './content';
import type { Site } from './site';

/** Public pages of such a site, as their addresses in French. */
export const publicPaths = [
  '/',
  '/publications',
  '/publications?q=introuvable',
  '/publications/a-bandwidth-reservation-scheme-for-mobile-ad-hoc-networks-2011',
  '/actualites',
  '/plan',
  '/mentions-legales',
  '/donnees-personnelles',
  '/accessibilite',
  '/nulle-part',
] as const;

const facts = {
  law: 'france',
  publisher: 'body',
  status: 'public',
  name: 'Université des Essais',
  director: 'Noor Essai',
  address: '1, rue des Essais, Paris',
  phone: '01 02 03 04 05',
  dataContact: 'donnees@exemple.fr',
  dpo: 'dpo@exemple.fr',
  hostName: 'Hébergeur SAS',
  hostAddress: '2, rue du Serveur, Roubaix',
  hostPhone: '09 01 02 03 04',
  hostLogs: 'none',
  hostPlace: 'inside',
  accessContact: 'acces@exemple.fr',
  declaredOn: '2026-01-02',
  showMentions: true,
  showData: true,
  showAccessibility: true,
};

/** Switches on the languages, the legal pages, the CV and a piece of news. */
export async function inThreeLanguages(site: Site): Promise<void> {
  const owner = await new Caller(site.origin).signIn();
  const added = { public: true, untranslated: 'shown' };
  for (const [path, json] of [
    ['/api/languages', { languages: { en: added, ar: added } }],
    ['/api/legal', { facts }],
  ] as const)
    expect(await owner.call('PUT', path, { json }), path).toMatchObject({ status: 200 });
  const today = new Date().toISOString().slice(0, 10);
  const news = { id: 'prix', title: 'Un prix', date: today, text: 'Un texte', link: 'https://prix.example/' };
  await (await contentOf(site)).saveSection('site--actualites', { content: [news] });
}
