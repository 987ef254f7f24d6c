/**
 * Orders of a list of publications: by the classes of a scheme, or by the nature of works, as in the humanities and
 * law. The one for history follows Hcéres's guide of products for its panel SHS 6 (May 2018), the one for law its
 * usage.
 */
import type { natureRecords } from '@/lib/references/nature-records';
import { factsOf, type Nature, natures } from '@/lib/references/natures';
import type { DossierGroup } from '../../dossier';
import type { Scheme } from './schemes';

type Heading = DossierGroup['heading'];
type Parts = Extract<(typeof natureRecords)[Nature], { readonly parts: unknown }>['parts'];
type PartOf<Order extends string> = 'autres' | (Extract<Parts, Readonly<Record<Order, string>>>[Order] & string);

const theses: Heading = { fr: 'Thèses et habilitations', en: 'Theses', ar: 'أطروحات وشهادات تأهيل' };
const reviews: Heading = { fr: 'Comptes rendus', en: 'Book reviews', ar: 'مراجعات كتب' };
const others: Heading = { fr: 'Autres publications', en: 'Other publications', ar: 'منشورات أخرى' };

/** The parts of each order, which the records of natures name. */
const headings = {
  histoire: {
    ouvrages: { fr: 'Ouvrages', en: 'Books', ar: 'كتب' },
    editions: { fr: 'Éditions critiques et de sources', en: 'Critical editions', ar: 'تحقيق نصوص' },
    traductions: { fr: 'Traductions', en: 'Translations', ar: 'ترجمات' },
    directions: {
      fr: 'Direction d’ouvrages et de numéros de revue',
      en: 'Edited volumes',
      ar: 'الإشراف على كتب وأعداد',
    },
    chapitres: { fr: 'Chapitres d’ouvrage', en: 'Book chapters', ar: 'فصول من كتب' },
    theses,
    articles: { fr: 'Articles de revue', en: 'Journal articles', ar: 'مقالات في مجلات' },
    'comptes-rendus': reviews,
    colloques: { fr: 'Colloques', en: 'Conferences', ar: 'مؤتمرات' },
    notices: { fr: 'Notices', en: 'Entries', ar: 'مداخل' },
    expositions: { fr: 'Expositions', en: 'Exhibitions', ar: 'معارض' },
    autres: others,
  },
  droit: {
    ouvrages: { fr: 'Ouvrages', en: 'Books', ar: 'كتب' },
    contributions: { fr: 'Contributions et mélanges', en: 'Contributions to books', ar: 'مساهمات في كتب' },
    doctrine: { fr: 'Articles de doctrine', en: 'Articles', ar: 'مقالات' },
    notes: { fr: 'Notes et commentaires', en: 'Case notes and comments', ar: 'تعليقات على الأحكام' },
    fascicules: { fr: 'Fascicules et notices', en: 'Entries', ar: 'مداخل' },
    colloques: { fr: 'Communications', en: 'Conferences', ar: 'مداخلات' },
    'comptes-rendus': reviews,
    theses,
    autres: others,
  },
} as const satisfies { readonly [Order in 'histoire' | 'droit']: Readonly<Record<PartOf<Order>, Heading>> };

export const listOrders = ['hceres', 'aeres', 'histoire', 'droit'] as const;
export type ListOrder = (typeof listOrders)[number];
export type NatureOrder = keyof typeof headings;

/** The parts of an order, each with its natures. */
export const orderParts = (order: NatureOrder) =>
  Object.entries<Heading>(headings[order]).map(([id, heading]) => ({
    id,
    heading,
    natures: natures.filter((nature) => (factsOf(nature).parts?.[order] ?? 'autres') === id),
  }));

/** The scheme whose classes a list needs; ordered by nature, it needs none. */
export const schemeOf = (order: ListOrder): Scheme => (isNatureOrder(order) ? 'hceres' : order);

export const isNatureOrder = (order: ListOrder): order is NatureOrder => order in headings;
