import { fold } from '@/lib/format/fold';
import { decapitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';

/** « mention bien », “with high honours”: the grade of a degree for visitors; '' for none. */
export function mentionText(mention: string, language: Language): string {
  if (language !== 'fr') return mentionWords(mention, language);
  const typed = mention.trim();
  return typed === '' || /^mention\b/i.test(typed) ? typed : `mention ${decapitalised(typed)}`;
}

/** Translations of grades, by their `fold`ed text; in French they are shown as typed. */
const mentions: Readonly<Record<string, Readonly<Record<Exclude<Language, 'fr'>, string>>>> = {
  passable: { en: 'pass', ar: 'مقبول' },
  'assez bien': { en: 'with honours', ar: 'مستحسن' },
  bien: { en: 'with high honours', ar: 'حسن' },
  'tres bien': { en: 'with highest honours', ar: 'حسن جدًا' },
  honorable: { en: 'with honours', ar: 'مشرف' },
  'tres honorable': { en: 'with high honours', ar: 'مشرف جدًا' },
  'tres honorable avec felicitations': { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
  'tres honorable avec felicitations du jury': { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
  'tres honorable avec les felicitations du jury': { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
  "tres honorable avec les felicitations du jury a l'unanimite": {
    en: 'with highest honours',
    ar: 'مشرف جدًا مع تهنئة اللجنة',
  },
};

/** « Très honorable », « mention bien » for visitors; other text, and all French, as typed. */
export function mentionWords(mention: string, language: Language): string {
  const known = fold(mention)
    .trim()
    .replace(/^mention /, '');
  if (language === 'fr' || !Object.hasOwn(mentions, known)) return mention;
  return mentions[known]?.[language] ?? mention;
}
