/** Kinds of hours and levels of teaching, in each language. */
import type { Language } from '@/lib/languages';
import type { HourKind } from './hetd';

type Words = Readonly<Record<Language, string>>;

export const kindHeads: Readonly<Record<HourKind, Words>> = {
  cm: { fr: 'CM', en: 'Lectures', ar: 'محاضرات' },
  td: { fr: 'TD', en: 'Tutorials', ar: 'أعمال توجيهية' },
  tp: { fr: 'TP', en: 'Practicals', ar: 'أعمال تطبيقية' },
  ctd: { fr: 'CTD', en: 'Lectures with tutorials', ar: 'محاضرات مع أعمال توجيهية' },
  project: { fr: 'Projet', en: 'Projects', ar: 'مشاريع' },
};

/** Levels distinguished in the chart. */
export const cycles = ['licence', 'master', 'doctorat', 'autre'] as const;
export type Cycle = (typeof cycles)[number];

export const cycleNames: Readonly<Record<Cycle, Words>> = {
  licence: { fr: 'Licence', en: 'Bachelor', ar: 'الإجازة' },
  master: { fr: 'Master, ingénieur', en: 'Master', ar: 'الماستر وسلك المهندسين' },
  doctorat: { fr: 'Doctorat', en: 'Doctorate', ar: 'الدكتوراه' },
  autre: { fr: 'Autre niveau', en: 'Other levels', ar: 'مستوى آخر' },
};
