/** The site's own words about supervision and juries in a dossier. */
import { formatPartialDate } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';

type Label = Readonly<Record<Language, string>>;

const headings: Readonly<Record<string, Label>> = {
  Thèse: { fr: 'Encadrement doctoral', en: 'Doctoral supervision', ar: 'الإشراف على أطروحات الدكتوراه' },
  HDR: {
    fr: 'Habilitations à diriger des recherches',
    en: 'Habilitations supervised',
    ar: 'شهادات التأهيل للإشراف على البحث',
  },
  'Post-doctorat': {
    fr: 'Encadrement de post-doctorants',
    en: 'Postdoctoral researchers supervised',
    ar: 'تأطير باحثين بعد الدكتوراه',
  },
  Ingénieur: { fr: 'Encadrement d’ingénieurs', en: 'Engineers supervised', ar: 'تأطير مهندسين' },
  Master: {
    fr: 'Encadrement de mémoires de master',
    en: 'Master’s theses supervised',
    ar: 'الإشراف على رسائل الماستر',
  },
  PFE: {
    fr: 'Encadrement de projets de fin d’études',
    en: 'Final-year projects supervised',
    ar: 'الإشراف على مشاريع نهاية الدراسة',
  },
};

export const words = {
  headings,
  otherHeading: { fr: 'Autres encadrements', en: 'Other supervision', ar: 'إشراف آخر' },
  with: { fr: 'avec', en: 'with', ar: 'مع' },
  funding: { fr: 'financement\u00a0:', en: 'funding:', ar: 'التمويل:' },
  mention: { fr: 'mention\u00a0:', en: 'grade:', ar: 'الميزة:' },
  jury: { fr: 'Jury\u00a0:', en: 'Committee:', ar: 'اللجنة:' },
  position: { fr: 'Situation actuelle\u00a0:', en: 'Current position:', ar: 'الوضعية الحالية:' },
  /** « 12 mars 2022 », “12 March 2022” */
  date: (date: string, lang: Language): string => formatPartialDate(date, 'long', lang),
} as const;
