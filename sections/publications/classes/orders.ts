/**
 * Orders of a list of publications: by the classes of a scheme, or by the nature of works, as in the humanities and
 * law. The one for history follows Hcéres's guide of products for its panel SHS 6 (May 2018), the one for law its
 * usage.
 */
import type { Nature } from '@/lib/references/natures';
import type { DossierGroup } from '../../dossier';
import type { Scheme } from './schemes';

type Part = { readonly id: string; readonly heading: DossierGroup['heading']; readonly natures: readonly Nature[] };

const other: Part = {
  id: 'autres',
  heading: { fr: 'Autres publications', en: 'Other publications', ar: 'منشورات أخرى' },
  natures: [
    'prepublication',
    'rapport',
    'logiciel',
    'donnees',
    'brevet',
    'article-presse',
    'media',
    'memoire',
    'autre',
  ],
};
const theses: Part = {
  id: 'theses',
  heading: { fr: 'Thèses et habilitations', en: 'Theses', ar: 'أطروحات وشهادات تأهيل' },
  natures: ['these', 'hdr'],
};
const talks: Part = {
  id: 'colloques',
  heading: { fr: 'Colloques', en: 'Conferences', ar: 'مؤتمرات' },
  natures: ['communication'],
};
const reviews: Part = {
  id: 'comptes-rendus',
  heading: { fr: 'Comptes rendus', en: 'Book reviews', ar: 'مراجعات كتب' },
  natures: ['compte-rendu'],
};

export const natureOrders = {
  histoire: [
    { id: 'ouvrages', heading: { fr: 'Ouvrages', en: 'Books', ar: 'كتب' }, natures: ['livre'] },
    {
      id: 'editions',
      heading: { fr: 'Éditions critiques et de sources', en: 'Critical editions', ar: 'تحقيق نصوص' },
      natures: ['edition-sources'],
    },
    { id: 'traductions', heading: { fr: 'Traductions', en: 'Translations', ar: 'ترجمات' }, natures: ['traduction'] },
    {
      id: 'directions',
      heading: {
        fr: 'Direction d’ouvrages et de numéros de revue',
        en: 'Edited volumes',
        ar: 'الإشراف على كتب وأعداد',
      },
      natures: ['direction', 'numero-revue'],
    },
    {
      id: 'chapitres',
      heading: { fr: 'Chapitres d’ouvrage', en: 'Book chapters', ar: 'فصول من كتب' },
      natures: ['chapitre', 'preface'],
    },
    theses,
    {
      id: 'articles',
      heading: { fr: 'Articles de revue', en: 'Journal articles', ar: 'مقالات في مجلات' },
      natures: ['article', 'note-arret'],
    },
    reviews,
    talks,
    {
      id: 'notices',
      heading: { fr: 'Notices', en: 'Entries', ar: 'مداخل' },
      natures: ['notice'],
    },
    { id: 'expositions', heading: { fr: 'Expositions', en: 'Exhibitions', ar: 'معارض' }, natures: ['exposition'] },
    other,
  ],
  droit: [
    {
      id: 'ouvrages',
      heading: { fr: 'Ouvrages', en: 'Books', ar: 'كتب' },
      natures: ['livre', 'direction', 'edition-sources', 'traduction'],
    },
    {
      id: 'contributions',
      heading: { fr: 'Contributions et mélanges', en: 'Contributions to books', ar: 'مساهمات في كتب' },
      natures: ['chapitre', 'preface'],
    },
    {
      id: 'doctrine',
      heading: { fr: 'Articles de doctrine', en: 'Articles', ar: 'مقالات' },
      natures: ['article', 'numero-revue'],
    },
    {
      id: 'notes',
      heading: { fr: 'Notes et commentaires', en: 'Case notes and comments', ar: 'تعليقات على الأحكام' },
      natures: ['note-arret'],
    },
    {
      id: 'fascicules',
      heading: { fr: 'Fascicules et notices', en: 'Entries', ar: 'مداخل' },
      natures: ['notice'],
    },
    { ...talks, heading: { fr: 'Communications', en: 'Conferences', ar: 'مداخلات' } },
    reviews,
    theses,
    { ...other, natures: [...other.natures, 'exposition'] },
  ],
} as const satisfies Record<string, readonly Part[]>;

export const listOrders = ['hceres', 'aeres', 'histoire', 'droit'] as const;
export type ListOrder = (typeof listOrders)[number];
export type NatureOrder = keyof typeof natureOrders;

/** The scheme whose classes a list needs; ordered by nature, it needs none. */
export const schemeOf = (order: ListOrder): Scheme => (isNatureOrder(order) ? 'hceres' : order);

export const isNatureOrder = (order: ListOrder): order is NatureOrder => order in natureOrders;
