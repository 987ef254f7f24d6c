import { fold } from '@/lib/format/fold';
import { dictionary, type Language } from '@/lib/languages';

export const words = dictionary({
  fr: {
    posts: 'Parcours professionnel',
    degrees: 'Titres et diplômes',
    supervision: 'Direction',
    jury: 'Jury',
    colon: '\u00a0: ',
    semicolon: '\u202f; ',
    more: 'En savoir plus',
    moreOn: (title: string) => `En savoir plus : ${title}`,
  },
  en: {
    posts: 'Positions held',
    degrees: 'Degrees and qualifications',
    supervision: 'Supervision',
    jury: 'Examining committee',
    colon: ': ',
    semicolon: '; ',
    more: 'Learn more',
    moreOn: (title) => `Learn more: ${title}`,
  },
  ar: {
    posts: 'المسار المهني',
    degrees: 'الشهادات والدرجات العلمية',
    supervision: 'الإشراف',
    jury: 'لجنة المناقشة',
    colon: ': ',
    semicolon: '؛ ',
    more: 'معرفة المزيد',
    moreOn: (title) => `معرفة المزيد: ${title}`,
  },
});

/** Grades of degrees by their words, as `fold` has them; in French they are shown as they were typed. */
const mentions: Readonly<Record<string, Readonly<Record<Exclude<Language, 'fr'>, string>>>> = {
  passable: { en: 'pass', ar: 'مقبول' },
  'assez bien': { en: 'with honours', ar: 'مستحسن' },
  bien: { en: 'with high honours', ar: 'حسن' },
  'tres bien': { en: 'with highest honours', ar: 'حسن جدًا' },
  honorable: { en: 'with honours', ar: 'مشرف' },
  'tres honorable': { en: 'with high honours', ar: 'مشرف جدًا' },
  'tres honorable avec felicitations': { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
  'tres honorable avec les felicitations du jury': { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
};

/** « Très honorable », « mention bien » as visitors read it; another text, and a French one, as it was typed. */
export function mentionWords(mention: string, language: Language): string {
  const known = fold(mention)
    .trim()
    .replace(/^mention /, '');
  if (language === 'fr' || !Object.hasOwn(mentions, known)) return mention;
  return mentions[known]?.[language] ?? mention;
}
