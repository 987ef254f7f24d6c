import { fold } from '@/lib/format/fold';
import { capitalised, decapitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';

/** « mention bien », “with high honours”: the grade of a degree for visitors; '' for none. */
export function mentionText(mention: string, language: Language): string {
  if (language !== 'fr') return mentionWords(mention, language);
  const typed = mention.trim();
  return typed === '' || /^mention\b/i.test(typed) ? typed : `mention ${decapitalised(typed)}`;
}

/**
 * Translations of grades, by their `fold`ed text. English has no equal of each: the French word stands beside its own.
 */
const mentions: Readonly<Record<string, Readonly<Record<Exclude<Language, 'fr'>, string>>>> = {
  passable: { en: 'pass', ar: 'مقبول' },
  'assez bien': { en: 'with honours (assez bien)', ar: 'مستحسن' },
  bien: { en: 'with honours (bien)', ar: 'حسن' },
  'tres bien': { en: 'with honours (très bien)', ar: 'حسن جدًا' },
  honorable: { en: 'with honours (honorable)', ar: 'مشرف' },
  'tres honorable': { en: 'with honours (très honorable)', ar: 'مشرف جدًا' },
  felicitations: { en: 'with highest honours', ar: 'مشرف جدًا مع تهنئة اللجنة' },
};

const abbreviations: Readonly<Record<string, string>> = {
  ab: 'assez bien',
  b: 'bien',
  tb: 'tres bien',
  th: 'tres honorable',
};
const felicitations = /^tres honorable avec (?:les )?felicitations(?: du jury)?(?:,? a l['’]unanimite)?$/;

/** « Très honorable », “with high honours (très honorable)” for visitors, beside a label; other text as typed. */
export function mentionWords(mention: string, language: Language): string {
  if (language === 'fr') return capitalised(mention.replace(/^mention\s+/i, ''));
  const [, grade = '', rank] = (language === 'en' && /^(.+?) \(rang (\d+\/\d+)\)$/i.exec(mention.trim())) || [];
  const english = rank && mentionWords(grade, language);
  if (english && english !== grade) return `${english}, ranked ${rank}`;
  const words = fold(mention)
    .trim()
    .replace(/^mention /, '')
    .replace(felicitations, 'felicitations');
  const known = abbreviations[words] ?? words;
  if (!Object.hasOwn(mentions, known)) return mention;
  return mentions[known]?.[language] ?? mention;
}
