/** Counts in Arabic, whose nouns have a form of their own for two, for a few and for many. */
import { languageFacts } from '@/lib/languages';

/** A noun by its number: `one` and `two` are said without one: «منشور واحد», «منشوران», «3 منشورات», «11 منشورًا». */
type ArabicForms = {
  readonly one: string;
  readonly two: string;
  /** From 3 to 10, from 103 to 110… */
  readonly few: string;
  /** From 11 to 99, from 111 to 199… */
  readonly many: string;
  /** None, 100, 101, 102, 200…; as `many` where they are alike. */
  readonly other?: string;
};

const { locale } = languageFacts.ar;
const rules = new Intl.PluralRules(locale);
const number = new Intl.NumberFormat(locale);

/** «منشور واحد», «منشوران», «3 منشورات»: the noun with its number, where it is not said by the noun itself. */
export function countedInArabic(count: number, { one, two, few, many, other = many }: ArabicForms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'two') return rule === 'one' ? one : two;
  return `${number.format(count)}\u00a0${{ zero: other, few, many, other }[rule]}`;
}

/** The same of one noun, for any number. */
export const arabicNoun =
  (one: string, two: string, few: string, many: string, other?: string) =>
  (count: number): string =>
    countedInArabic(count, { one, two, few, many, ...(other && { other }) } satisfies ArabicForms);
