/**
 * The parts of the orders by nature. The one for history follows Hcéres's guide of products for its panel SHS 6 (May
 * 2018), the one for law its usage.
 */
import { codesOf, type natureCodes } from '@/lib/references/nature-codes';
import { type Nature, natures } from '@/lib/references/natures';
import type { DossierGroup } from '../../dossier';
import type { NatureOrder } from './orders';

type Heading = DossierGroup['heading'];
type PartsByOrder = Extract<(typeof natureCodes)[Nature], { readonly parts: unknown }>['parts'];
type PartOf<Order extends string> = 'autres' | (Extract<PartsByOrder, Readonly<Record<Order, string>>>[Order] & string);

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
} as const satisfies { readonly [Order in NatureOrder]: Readonly<Record<PartOf<Order>, Heading>> };

/** The parts of an order, each with its natures. */
export const orderParts = (order: NatureOrder) =>
  Object.entries<Heading>(headings[order]).map(([id, heading]) => ({
    id,
    heading,
    natures: natures.filter((nature) => (codesOf(nature).parts?.[order] ?? 'autres') === id),
  }));
