/** Words and punctuation of references, shared by the citation styles. Names, titles and places are as typed. */
import { countedInArabic } from '@/lib/format/arabic';
import { listed } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { pendingWords } from '../record-words';
import { isRoman, type Pages, writePages } from './pages';
import plain from './words.json' with { type: 'json' };

/** « A, B et C » in Arabic, where « و » is separated from a name in Latin letters. */
function listedInArabic(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const and = /^\p{Script=Arabic}/u.test(last) ? ' و' : ' و\u00a0';
  return names.length < 2 ? last : `${names.slice(0, -1).join('، ')}${and}${last}`;
}

/** “A, & B”, as APA has it (§8.17). */
const withAmpersand = (names: readonly string[], beforeLast: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${beforeLast}& ${names.at(-1)}`;

/** A sentence of words.json with `{}` replaced. */
const sentence =
  (template: string) =>
  (text: string): string =>
    template.replace('{}', () => text);

/** A number after its word, unless it has its own: « doctr. 842 », « étude 7 », « fasc. 775 », as jurists write. */
const numbered =
  (template: string) =>
  (number: string): string =>
    /^\p{L}{3,}\.?\s/u.test(number) ? number : sentence(template)(number);

/** « 65e année » */
const hasOwnWord = (volume: string): boolean => /(?<!\p{L})(?!Suppl)\p{L}{3}\p{Ll}/u.test(volume);

/** Singular and plural. */
const counted =
  ([one = '', many = '']: readonly string[]) =>
  (count: number): string =>
    count === 1 ? one : many;

type Listed = (names: readonly string[]) => string;

/**
 * The words of a language; `authors` and `others` are APA's own lists: of authors, family name first, and of other
 * people.
 */
function wordsIn(language: Language, list: Listed, authors: Listed = list, others: Listed = list) {
  const { sentences, subjects, counts, apa, roles, ...words } = plain[language];
  return {
    ...words,
    listed: list,
    apa: {
      ...apa,
      authors,
      others,
      directed: counted(counts.directedInApa),
      reviewed: (title: string, names: string): string =>
        sentence(sentences.reviewed)(title) + (names && sentence(sentences.reviewedOf)(names)),
    },
    /** By nature, before authors and title of what the work is about. */
    subjects: {
      'compte-rendu': sentence(subjects['compte-rendu']),
      'note-arret': (whole: string, kind = 'Note'): string =>
        sentence(subjects['note-arret'].replace('{kind}', kind))(whole),
      traduction: sentence(subjects.traduction),
    },
    volume: (volume: string): string => (hasOwnWord(volume) ? volume : sentence(sentences.volume)(volume)),
    number: numbered(sentences.number),
    /** For a report, at the end of its reference. */
    reportNumber: sentence(sentences.reportNumber),
    articleOfApa: numbered(sentences.articleOfApa),
    articleInShort: numbered(sentences.articleInShort),
    pages: (pages: string): string => sentence(/[–,;-]/.test(pages) ? sentences.pages : sentences.page)(pages),
    pageCount: (count: string): string =>
      language === 'ar' && /^\d+$/.test(count)
        ? countedInArabic(Number(count), { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة' })
        : sentence(sentences.pageCount)(count),
    directed: counted(counts.directed),
    translatedBy: sentence(sentences.translatedBy),
    roles: {
      ...roles,
      directors: counted(counts.directors),
      translators: counted(counts.translators),
      curators: counted(counts.curators),
      inventors: counted(counts.inventors),
    },
  };
}

const listedIn = (language: Language) => (names: readonly string[]) => listed(names, language);

export const citationWords = {
  fr: { ...wordsIn('fr', listedIn('fr')), pending: pendingWords },
  en: {
    ...wordsIn(
      'en',
      listedIn('en'),
      (names) => withAmpersand(names, ', '),
      (names) => withAmpersand(names, names.length > 2 ? ', ' : ' '),
    ),
    pending: plain.en.pending,
  },
  ar: { ...wordsIn('ar', listedInArabic), pending: plain.ar.pending },
} as const;
export type Words = (typeof citationWords)[Language];

/**
 * « p. 100–112 », « 320 p. », « Article 12 »; with `isWhole` (a standalone work), a lone number is its number of pages:
 * « 412 p. », « 650 f. ».
 */
export function labelledPages(pages: Pages, dash: string, isWhole = false, language: Language = 'fr'): string {
  const words = citationWords[language];
  const written = writePages(pages, dash);
  if (isWhole && /^\d+$/.test(written)) return words.pageCount(written);
  if (isWhole && /\d\s*(?:ff?|feuillets)\.?$/iu.test(written)) return written;
  const [, word = ''] = /^(\p{L}{2,})\.?\s/u.exec(written) ?? [];
  return /\bp(?:p|ages?)?\b/iu.test(written) || (word && !isRoman(word)) ? written : words.pages(written);
}
