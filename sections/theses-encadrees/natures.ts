/** The natures of a supervision: a thesis (the default), and others. */

import { arabicNoun } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';

/** Natures that the form offers; the owner may type another. */
const knownNatures = ['Thèse', 'HDR', 'Post-doctorat', 'Ingénieur', 'Master', 'PFE'] as const;
export const natureNames: readonly string[] = knownNatures;

export type Supervised = { readonly encadrement?: { readonly nature?: string } };

/** The stored word; « Thèse » by default. */
export const natureOf = ({ encadrement }: Supervised): string => encadrement?.nature?.trim() || 'Thèse';

/** Undefined for the owner's own word. */
export const knownNature = (item: Supervised) => knownNatures.find((name) => name === natureOf(item));

export const isThesis = (item: Supervised): boolean => natureOf(item) === 'Thèse';

/** Whether its grade is a doctor's, which is public; that of another work is a mark like any. */
export const isDoctorate = (nature: string): boolean => /^(?:th[eè]se|doctorat|HDR)/iu.test(nature);

/** Whether it ends with a defence for a doctorate or an HDR. */
export const isDefended = (nature: string): boolean => nature === 'Thèse' || nature === 'HDR';

/** « 3 mémoires de master », « 1 post-doctorat »; the owner's own natures are counted together. */
export function countedNatures(items: readonly Supervised[], language: Language = 'fr'): string[] {
  return [...knownNatures, 'other' as const].flatMap((name) => {
    const count = items.filter((item) => (knownNature(item) ?? 'other') === name).length;
    return count > 0 ? natureCounts[language][name](count) : [];
  });
}

const english = (one: string, many: string) => (count: number) => counted(count, one, many, 'en');
const french = (one: string, many: string) => (count: number) => counted(count, one, many);

const natureCounts = dictionary({
  fr: {
    Thèse: french('thèse', 'thèses'),
    HDR: french('HDR', 'HDR'),
    'Post-doctorat': french('post-doctorat', 'post-doctorats'),
    Ingénieur: french('ingénieur', 'ingénieurs'),
    Master: french('mémoire de master', 'mémoires de master'),
    PFE: french('projet de fin d’études', 'projets de fin d’études'),
    other: french('autre encadrement', 'autres encadrements'),
  },
  en: {
    Thèse: english('PhD thesis', 'PhD theses'),
    HDR: english('habilitation', 'habilitations'),
    'Post-doctorat': english('postdoctoral researcher', 'postdoctoral researchers'),
    Ingénieur: english('engineer', 'engineers'),
    Master: english('master’s thesis', 'master’s theses'),
    PFE: english('final-year project', 'final-year projects'),
    other: english('other supervision', 'other supervisions'),
  },
  ar: {
    Thèse: arabicNoun('أطروحة واحدة', 'أطروحتان', 'أطروحات', 'أطروحة'),
    HDR: arabicNoun('تأهيل جامعي واحد', 'تأهيلان جامعيان', 'تأهيلات جامعية', 'تأهيلًا جامعيًا', 'تأهيل جامعي'),
    'Post-doctorat': arabicNoun(
      'باحث واحد لما بعد الدكتوراه',
      'باحثان لما بعد الدكتوراه',
      'باحثين لما بعد الدكتوراه',
      'باحثًا لما بعد الدكتوراه',
      'باحث لما بعد الدكتوراه',
    ),
    Ingénieur: arabicNoun('مهندس واحد', 'مهندسان', 'مهندسين', 'مهندسًا', 'مهندس'),
    Master: arabicNoun('بحث ماستر واحد', 'بحثا ماستر', 'بحوث ماستر', 'بحث ماستر'),
    PFE: arabicNoun(
      'مشروع واحد لنهاية الدراسة',
      'مشروعان لنهاية الدراسة',
      'مشاريع لنهاية الدراسة',
      'مشروعًا لنهاية الدراسة',
      'مشروع لنهاية الدراسة',
    ),
    other: arabicNoun('تأطير آخر', 'تأطيران آخران', 'تأطيرات أخرى', 'تأطيرًا آخر', 'تأطير آخر'),
  },
});
