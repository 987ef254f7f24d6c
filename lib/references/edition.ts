/** Reads and writes the edition of a work, which bibliographies word in many ways. */
import { fold } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import editionWords from './words/editions.json' with { type: 'json' };

const numbered =
  /^(?:(\d{1,3})\s*(?:st|nd|rd|th|e|es|eme|ere|re|\.|a)?|([a-z\d]+))\s*(?:ed(?:ition|itie|izione|icion|n)?\.?)?$/;

/** « 2 » from « 2nd ed. », « Second », « 2ᵉ édition »; other words, such as « revue et augmentée », unchanged. */
export function editionOf(text: string): string {
  const [, number, word] = numbered.exec(fold(text.normalize('NFKD')).trim()) ?? [];
  if (number !== undefined) return String(Number(number));
  const index = word === undefined ? -1 : editionWords.ordinals.findIndex((words) => words.includes(word));
  return index === -1 ? text.trim() : String(index + 1);
}

/** French for the words that English books use for their editions. */
const french: ReadonlyMap<string, string> = new Map(Object.entries(editionWords.adjectives));
const english: ReadonlyMap<string, string> = new Map([
  ...Array.from(french, ([word, meaning]) => [fold(meaning), word] as const).toReversed(),
  ['et', 'and'],
]);
const reprint = /^(?:reprint(?:ed)?|repr\.?)$/i;
const conjunctions = /^(?:and|et|&)$/;

/**
 * « 2e éd. », « éd. revue et augmentée », or from English words « 2e éd. américaine », « réimpr. »; « 2e édition » when
 * `word` is in full. A text that already says in other words that it is an edition is unchanged.
 */
export function editionText(edition: string, word: 'éd.' | 'édition' = 'éd.', language: Language = 'fr'): string {
  const bare = editionOf(edition);
  if (language !== 'fr') return writersByLanguage[language](bare, word === 'édition');
  if (/^\d{1,3}$/.test(bare)) return `${ranked(Number(bare))} ${word}`;
  const isNamedEdition = /(?<!\p{L})[ée]d(?!\p{L})|(?<!\p{L})[ée]diti/iu.test(bare);
  const words = (isNamedEdition ? bare.replace(/ ed(?:ition|n)?\.?$/i, '') : bare).split(/[\s,;]+/);
  const first = words.map(rankOf).find((rank) => rank !== undefined);
  const rank = first === undefined ? '' : `${ranked(first)} `;
  const others = words.filter((word) => rankOf(word) === undefined);
  const isReprint = others.some((word) => reprint.test(word));
  const adjectives = others
    .filter((word) => !reprint.test(word) && !conjunctions.test(word))
    .map((word) => french.get(fold(word).replace(/\.$/, '')));
  if (isNamedEdition && (rank === '' || adjectives.includes(undefined))) return bare;
  if (adjectives.includes(undefined)) return rank === '' ? `${word} ${bare}` : `${rank}${word}, ${others.join(' ')}`;
  const printing = word === 'éd.' ? 'réimpr.' : 'réimpression';
  return [`${rank}${isReprint ? printing : word}`, adjectives.join(' et ')].filter(Boolean).join(' ');
}

/** “2nd ed.”, “revised and enlarged edition”; unknown words as they were typed. */
function inEnglish(bare: string, isFull: boolean): string {
  const word = isFull ? 'edition' : 'ed.';
  if (/^\d{1,3}$/.test(bare)) return `${bare}${suffixes[ordinal.select(Number(bare))] ?? 'th'} ${word}`;
  if (/(?<!\p{L})[ée]d(?:\.|iti|\s|$)/iu.test(bare)) return bare;
  return `${bare.replace(/\p{L}+/gu, (match) => english.get(fold(match)) ?? match)} ${word}`;
}
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** «ط. 2», «الطبعة 2». */
const inArabic = (bare: string, isFull: boolean): string => `${isFull ? 'الطبعة' : 'ط.'}\u00a0${bare}`;

const writersByLanguage = { en: inEnglish, ar: inArabic } as const;

const ranked = (rank: number): string => `${rank}${rank === 1 ? 're' : 'e'}`;

function rankOf(word: string): number | undefined {
  const rank = /^\d+$/.test(word) ? '' : editionOf(word);
  return /^\d{1,3}$/.test(rank) ? Number(rank) : undefined;
}
