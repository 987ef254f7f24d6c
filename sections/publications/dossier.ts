/** Publications in a dossier: a group for each class of the chosen scheme, numbered within it. */

import { oneLine } from '@/lib/format/one-line';
import { plainMathematics } from '@/lib/mathematics/parts';
import { readName } from '@/lib/names/read-name';
import { type natureCodes, codesOf as recordOf } from '@/lib/references/nature-codes';
import { type Nature, naturePlural, natures } from '@/lib/references/natures';
import type { Block } from '@/lib/typeset/tree';
import { comingText, type DossierContext, type DossierGroup, type DossierOf } from '../dossier';
import type { Owner } from '../profil/own-names';
import type { ContentOf } from '../registry';
import { type Author, authorKey, typedAuthors } from './citing/authors';
import { referenceRuns } from './citing/reference-runs';
import { isNatureOrder, type NatureOrder } from './classes/orders';
import { printedClass } from './classes/proposal';
import { type Codes, classParts, codesOf, type Scheme, schemes, unclassed } from './classes/schemes';
import { type PublicationEntry, publicationEntries } from './statistics';
import { dateOf, isPending, natureOf } from './venue';
import { workWords } from './words/works';
import { saysYear } from './year-words';
import { isYear, stateInYear } from './years';

type Work = { readonly entry: PublicationEntry; readonly code: Codes[Scheme] | undefined };
type Context = DossierContext & { readonly isOfUnit: (author: Author) => boolean };
type Writing = Context & { readonly isShown: (id: string) => boolean; readonly isChosen: boolean };

/** Works without a class come last. An entry's id is its publication's. */
export const publicationsDossier: DossierOf<'publications'> = (content, options) => {
  const context = { ...options, isOfUnit: members(options.unit) };
  const { scheme, order } = context;
  const newest = publicationEntries(content);
  const all = order === 'newest' ? newest : newest.toReversed();
  const entries = all.filter(({ item }) => !isPending(item));
  const pending = all.filter(({ item }) => isPending(item)).map((entry): Work => ({ entry, code: undefined }));
  const last = pending.length > 0 ? [groupOf({ id: 'soumis', heading: pendingHeading }, pending, context)] : [];
  if (isNatureOrder(scheme)) return [...byNature(entries, scheme, context), ...last];
  const works = entries.map((entry): Work => ({ entry, code: printedClass(entry.item, scheme) }));
  const headings: Readonly<Record<string, DossierGroup['heading']>> = schemes[scheme];
  const classed = [...codesOf(scheme), undefined].flatMap((code) => {
    const classWorks = works.filter((work) => work.code === code);
    if (classWorks.length === 0) return [];
    const heading = headings[code ?? ''] ?? unclassedHeading(context);
    return [
      groupOf({ id: code ?? 'unclassed', code, heading, ...(!code && { isUnclassed: true }) }, classWorks, context),
    ];
  });
  return [...classed, ...last];
};

const pendingHeading = { fr: workWords.fr.pending, en: workWords.en.pending, ar: workWords.ar.pending };

/** A group for each part of an order by nature. */
const byNature = (entries: readonly PublicationEntry[], scheme: NatureOrder, context: Context): DossierGroup[] =>
  orderParts(scheme).flatMap(({ natures: own, ...part }) => {
    const works = entries.flatMap((entry) => (own.includes(natureOf(entry.item)) ? { entry, code: undefined } : []));
    return works.length === 0 ? [] : [groupOf(part, works, context)];
  });

function unclassedHeading({ unclassedTitle: own = '' }: DossierContext): DossierGroup['heading'] {
  const title = own.trim();
  return title ? { fr: title, en: title, ar: title } : unclassed;
}

/** Whether an author is among these names, compared by surname and first initial. */
function members(names: readonly string[] = []): (author: Author) => boolean {
  const keys = new Set(names.map(keyOfName));
  return (author) => keys.has(authorKey(author));
}

function keyOfName(typed: string): string | undefined {
  const name = readName(typed.trim(), { isTyped: true });
  return name && 'family' in name ? authorKey(name) : undefined;
}

/** Counts the works that a person has signed. */
export function worksByAuthor(content: ContentOf<'publications'> = {}, owner: Owner): (name: string) => number {
  const counts = new Map<string | undefined, number>();
  for (const { item } of publicationEntries(content)) {
    const authors = typedAuthors(oneLine(item.authors), owner, item.details?.language);
    for (const key of new Set(authors.map(({ author }) => authorKey(author))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (name) => counts.get(keyOfName(name)) ?? 0;
}

type Group = Pick<DossierGroup, 'id' | 'heading' | 'isUnclassed'> & { readonly code?: string };

function groupOf({ code, ...group }: Group, works: readonly Work[], context: Context): DossierGroup {
  const natures = new Set(works.map(partNature).filter((nature) => nature !== 'autre'));
  const isAsCalled = natures.size < 2 && !natures.has('preface'); // the class's heading names it
  const headings = code === undefined || isAsCalled ? undefined : classParts[code];
  const partsOf = (ticked: readonly Work[]): Parts | undefined =>
    context.isTrame && code === 'ART' ? byAudience(ticked) : headings && byOwnNature(ticked, headings, context);
  return {
    ...group,
    entries: works.map(({ entry }) => ({
      id: entry.item.id,
      label: labelOf(entry),
      ...(isYear(entry.item.year)
        ? { years: [entry.year, entry.year] as const }
        : stateInYear(entry.item.year) === undefined && { isUndated: true as const }),
    })),
    write: (isTicked, { isShown, isChosen } = { isShown: isTicked, isChosen: false }) => {
      const ticked = works.filter(({ entry }) => isTicked(entry.item.id));
      const writing = { ...context, isShown, isChosen };
      const parts = partsOf(ticked);
      return parts ? inParts(code, parts, writing) : numbered(readableCode(code, writing), ticked, 0, writing);
    },
  };
}

/** Parts of a class, each with its own heading; '' for none. */
type Parts = readonly (readonly [heading: string, works: readonly Work[]])[];

/** The nature by which a work is in a part of its class. */
const partNature = ({ entry: { item } }: Work): Nature => natureOf(item);

/** Separates books, chapters and the like, behind what is in no part. */
function byOwnNature(
  works: readonly Work[],
  headings: Readonly<Partial<Record<Nature, DossierGroup['heading']>>>,
  { lang }: Context,
): Parts {
  const ofNature = Map.groupBy(works, partNature);
  const ofParts = natures.filter((nature) => nature !== 'autre');
  return [
    ['', ofNature.get('autre') ?? []],
    ...ofParts.map((nature): Parts[number] => [
      headings[nature]?.[lang] ?? naturePlural(nature, lang),
      ofNature.get(nature) ?? [],
    ]),
  ];
}

/** Peer-reviewed articles by audience, as the national form asks, if that is known for some. */
function byAudience(works: readonly Work[]): Parts | undefined {
  const parts = Map.groupBy(works, ({ entry: { item } }) => {
    const { peerReviewed, audience } = item.details ?? {};
    const known = peerReviewed && audience && (audience === 'nationale' ? 'ACLN' : 'ACL');
    return reviewed.find((code) => code === (item.aeresClass ?? known));
  });
  const known = reviewed.map((code) => [schemes.aeres[code].fr, parts.get(code) ?? []] as const);
  return parts.size === Number(parts.has(undefined))
    ? undefined
    : [...known, ['Autres articles de revue', parts.get(undefined) ?? []]];
}
const reviewed = ['ACL', 'ACLN'] as const;

/** The parts of a class, numbered continuously, as each work belongs to the class, but for a part with a code of its own. */
function inParts(code: string | undefined, parts: Parts, writing: Writing): readonly Block[] {
  const before = new Map<string, number>();
  return parts.flatMap(([text, works]): readonly Block[] => {
    const isOfPrefaces = code === 'COUV' && works.some((work) => partNature(work) === 'preface');
    const label = readableCode(isOfPrefaces ? 'PREFACE' : code, writing);
    const above = before.get(label) ?? 0;
    const blocks = numbered(label, works, above, writing);
    before.set(label, above + works.length);
    return blocks.length === 0 || text === '' ? blocks : [{ type: 'heading', level: 2, text }, ...blocks];
  });
}

/** Replaces a code that means nothing, or nothing in the document's language. */
const readable: Readonly<Record<'fr' | 'abroad', Readonly<Partial<Record<string, string>>>>> = {
  fr: {
    ...{ BOOKREVIEW: 'CR', POSTER: 'AFF', PROCEEDINGS: 'ACTES', ISSUE: 'NUM', PATENT: 'BREVET', OTHER: 'AUTRE' },
    ...{ UNDEFINED: 'PREPUB', REPORT: 'RAPPORT', LECTURE: 'COURS', SOFTWARE: 'LOGICIEL', PREFACE: 'COUV' },
  },
  abroad: {
    ...{ OUV: 'BOOK', COUV: 'CHAP', TRAD: 'TRANS', THESE: 'THESIS', UNDEFINED: 'PREPRINT' },
    ...{ BOOKREVIEW: 'REV', NOTICE: 'ENTRY', PREFACE: 'PREF' },
  },
};

const readableCode = (code = '', { lang }: Writing): string => readable[lang === 'fr' ? 'fr' : 'abroad'][code] ?? code;

/** The oldest has the first number in either order, so that numbers do not change when works are added. */
function numbered(label: string, works: readonly Work[], before: number, writing: Writing): readonly Block[] {
  const { order, isShown, isChosen } = writing;
  return works.flatMap(({ entry }, index): readonly Block[] => {
    if (!isShown(entry.item.id)) return [];
    const { award, eventStart, plain, contribution } = entry.item.details ?? {};
    const details = [award, ...(isChosen ? [plain, contribution] : [])].filter((text) => text !== undefined);
    const coming = entry.kind === 'communication' && comingText(dateOf(entry.item) ?? eventStart, writing);
    const number = order === 'newest' ? works.length - index : index + 1;
    return [
      {
        type: 'entry',
        label: `[${label}${before + number}]`,
        text: coming ? [...referenceRuns(entry, writing), { text: ` (${coming})` }] : referenceRuns(entry, writing),
        ...(details.length > 0 && { details }),
      },
    ];
  });
}

/** « Les crues, 2024 ». */
const labelOf = ({ item }: PublicationEntry): string =>
  `${plainMathematics(item.title)}${saysYear(item) ? '' : `, ${item.year}`}`;

type Heading = DossierGroup['heading'];
type PartsByOrder = Extract<(typeof natureCodes)[Nature], { readonly parts: unknown }>['parts'];
type PartOf<Order extends string> = 'autres' | (Extract<PartsByOrder, Readonly<Record<Order, string>>>[Order] & string);

const theses: Heading = { fr: 'Thèses et habilitations', en: 'Theses', ar: 'أطروحات وشهادات تأهيل' };
const reviews: Heading = { fr: 'Comptes rendus', en: 'Book reviews', ar: 'مراجعات كتب' };
const others: Heading = { fr: 'Autres publications', en: 'Other publications', ar: 'منشورات أخرى' };

/**
 * The parts of each order by nature, which the records of natures name. The one for history follows Hcéres's guide of
 * products for its panel SHS 6 (May 2018), the one for law its usage.
 */
const partHeadings = {
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
const orderParts = (order: NatureOrder) =>
  Object.entries<Heading>(partHeadings[order]).map(([id, heading]) => ({
    id,
    heading,
    natures: natures.filter((nature) => (recordOf(nature).parts?.[order] ?? 'autres') === id),
  }));
