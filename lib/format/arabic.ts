/** Counting in Arabic, whose nouns have a dual and several plurals. */
import { languageFacts } from '@/lib/languages';

/**
 * The forms of a noun by number; `one` and `two` stand without a digit: «منشور واحد», «منشوران», «3 منشورات», «11
 * منشورًا».
 */
type ArabicForms = {
  readonly one: string;
  readonly two: string;
  /** From 3 to 10, from 103 to 110… */
  readonly few: string;
  /** From 11 to 99, from 111 to 199… */
  readonly many: string;
  /** 0, 100, 101, 102, 200…; by default as `many`. */
  readonly other?: string;
};

const { locale } = languageFacts.ar;
const rules = new Intl.PluralRules(locale);
const number = new Intl.NumberFormat(locale);

/** «منشور واحد», «منشوران», «3 منشورات»: the noun with its number, unless its form implies it. */
export function countedInArabic(count: number, { one, two, few, many, other = many }: ArabicForms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'two') return rule === 'one' ? one : two;
  return `${number.format(count)}\u00a0${{ zero: other, few, many, other }[rule]}`;
}

/** The same for one noun, as a function of the number. */
export const arabicNoun =
  (one: string, two: string, few: string, many: string, other?: string) =>
  (count: number): string =>
    countedInArabic(count, { one, two, few, many, ...(other && { other }) } satisfies ArabicForms);
