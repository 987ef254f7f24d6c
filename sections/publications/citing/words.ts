/** The words and signs of references, which the citation styles share. Names, titles and places are as they were typed. */
import { countedInArabic } from '@/lib/format/arabic';
import { listed } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import { pendingWords } from '../record-words';
import { isRoman, type Pages, writePages } from './pages';
import plain from './words.json' with { type: 'json' };

/** « A, B et C » in Arabic, where « و » stands apart from a name in Latin letters. */
function listedInArabic(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const and = /^\p{Script=Arabic}/u.test(last) ? ' و' : ' و\u00a0';
  return names.length < 2 ? last : `${names.slice(0, -1).join('، ')}${and}${last}`;
}

/** “A, & B”, as APA has it (§8.17). */
const withAmpersand = (names: readonly string[], beforeLast: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${beforeLast}& ${names.at(-1)}`;

const isOne = (count: number): boolean => count === 1;

/** The number of an article behind a word, unless it has its own: « doctr. 842 », « étude 7 » of jurists. */
const numbered =
  (word: string) =>
  (number: string): string =>
    /^\p{L}{3,}\.?\s/u.test(number) ? number : word + number;

/** « 65e année » */
const hasOwnWord = (volume: string): boolean => /(?<!\p{L})(?!Suppl)\p{L}{3}\p{Ll}/u.test(volume);

export const citationWords = dictionary({
  fr: {
    ...plain.fr,
    listed: (names: readonly string[]): string => listed(names),
    /** APA's own lists: of authors, whose family names come first, and of others. */
    apa: {
      ...plain.fr.apa,
      authors: (names: readonly string[]): string => listed(names),
      others: (names: readonly string[]): string => listed(names),
      directed: (_count: number): string => 'dir.',
      reviewed: (title: string, names: string): string => `compte rendu du livre ${title}${names && `, de ${names}`}`,
    },
    pending: pendingWords,
    /** By the nature of the work, before the authors and the title of what it is about. */
    subjects: {
      'compte-rendu': (whole: string): string => `Compte rendu de\u00a0: ${whole}`,
      'note-arret': (whole: string): string => `Note sous ${whole}`,
      traduction: (whole: string): string => `Trad. de\u00a0: ${whole}`,
    },
    volume: (volume: string): string => (hasOwnWord(volume) ? volume : `vol.\u00a0${volume}`),
    number: (number: string): string => `n°\u00a0${number}`,
    /** Of a report, at the end of its reference. */
    reportNumber: (number: string): string => `n°\u00a0: ${number}`,
    article: numbered('article\u00a0'),
    articleOfApa: numbered('article '),
    articleInShort: numbered('art.\u00a0'),
    pages: (pages: string): string => `p.\u00a0${pages}`,
    pageCount: (count: string): string => `${count}\u00a0p.`,
    directed: (_count: number): string => '(dir.)',
    translatedBy: (names: string): string => `Trad. par ${names}`,
    roles: {
      ...plain.fr.roles,
      directors: (count: number): string => (isOne(count) ? 'directeur' : 'directeurs'),
      translators: (count: number): string => (isOne(count) ? 'trad.' : 'traducteurs'),
      inventors: (count: number): string => (isOne(count) ? 'inventeur' : 'inventeurs'),
    },
  },
  en: {
    ...plain.en,
    listed: (names) => listed(names, 'en'),
    apa: {
      ...plain.en.apa,
      authors: (names) => withAmpersand(names, ', '),
      others: (names) => withAmpersand(names, names.length > 2 ? ', ' : ' '),
      directed: (count) => (isOne(count) ? 'Ed.' : 'Eds.'),
      reviewed: (title, names) => `review of the book ${title}${names && `, by ${names}`}`,
    },
    subjects: {
      'compte-rendu': (whole) => `Review of: ${whole}`,
      'note-arret': (whole) => `Note on ${whole}`,
      traduction: (whole) => `Translation of: ${whole}`,
    },
    volume: (volume) => (hasOwnWord(volume) ? volume : `vol.\u00a0${volume}`),
    number: (number) => `no.\u00a0${number}`,
    reportNumber: (number) => `No.: ${number}`,
    article: numbered('article\u00a0'),
    articleOfApa: numbered('Article '),
    articleInShort: numbered('art.\u00a0'),
    pages: (pages) => (/[–,;-]/.test(pages) ? `pp.\u00a0${pages}` : `p.\u00a0${pages}`),
    pageCount: (count) => `${count}\u00a0pp.`,
    directed: (count) => (isOne(count) ? '(ed.)' : '(eds)'),
    translatedBy: (names) => `Translated by ${names}`,
    roles: {
      ...plain.en.roles,
      directors: (count) => (isOne(count) ? 'editor' : 'editors'),
      translators: (count) => (isOne(count) ? 'translator' : 'translators'),
      inventors: (count) => (isOne(count) ? 'inventor' : 'inventors'),
    },
  },
  ar: {
    ...plain.ar,
    listed: listedInArabic,
    apa: {
      ...plain.ar.apa,
      authors: listedInArabic,
      others: listedInArabic,
      directed: () => 'إشراف',
      reviewed: (title, names) => `مراجعة كتاب ${title}${names && `، تأليف ${names}`}`,
    },
    subjects: {
      'compte-rendu': (whole) => `مراجعة: ${whole}`,
      'note-arret': (whole) => `تعليق على ${whole}`,
      traduction: (whole) => `ترجمة: ${whole}`,
    },
    volume: (volume) => (hasOwnWord(volume) ? volume : `مج.\u00a0${volume}`),
    number: (number) => `ع.\u00a0${number}`,
    reportNumber: (number) => `رقم: ${number}`,
    article: numbered('مقالة\u00a0'),
    articleOfApa: numbered('مقالة\u00a0'),
    articleInShort: numbered('مقالة\u00a0'),
    pages: (pages) => `ص.\u00a0${pages}`,
    pageCount: (count) =>
      /^\d+$/.test(count)
        ? countedInArabic(Number(count), { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة' })
        : `${count}\u00a0صفحة`,
    directed: () => '(إشراف)',
    translatedBy: (names) => `ترجمة ${names}`,
    roles: {
      ...plain.ar.roles,
      directors: () => 'إشراف',
      translators: () => 'ترجمة',
      inventors: (count) => (isOne(count) ? 'مخترع' : 'مخترعون'),
    },
  },
});
export type Words = (typeof citationWords)[Language];

/**
 * « p. 100–112 », « 320 p. », « Article 12 »; the one number of a work that stands alone, `isWhole`, is how many it
 * has: « 412 p. », « 650 f. ».
 */
export function labelledPages(pages: Pages, dash: string, isWhole = false, language: Language = 'fr'): string {
  const words = citationWords[language];
  const written = writePages(pages, dash);
  if (isWhole && /^\d+$/.test(written)) return words.pageCount(written);
  if (isWhole && /\d\s*(?:ff?|feuillets)\.?$/iu.test(written)) return written;
  const [, word = ''] = /^(\p{L}{2,})\.?\s/u.exec(written) ?? [];
  return /\bp(?:p|ages?)?\b/iu.test(written) || (word && !isRoman(word)) ? written : words.pages(written);
}
