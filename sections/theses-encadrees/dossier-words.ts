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

const statuses: Readonly<Record<string, Label>> = {
  'En cours': { fr: 'En cours', en: 'In progress', ar: 'قيد الإنجاز' },
  Soutenue: { fr: 'Soutenue', en: 'Defended', ar: 'نوقشت' },
  Abandonnée: { fr: 'Abandonnée', en: 'Discontinued', ar: 'متوقفة' },
  Terminé: { fr: 'Terminé', en: 'Completed', ar: 'مكتمل' },
};

const roles: Readonly<Record<string, Label>> = {
  Direction: { fr: 'Direction', en: 'Supervisor', ar: 'إشراف' },
  Codirection: { fr: 'Codirection', en: 'Co-supervisor', ar: 'إشراف مشترك' },
  Coencadrement: { fr: 'Coencadrement', en: 'Co-advisor', ar: 'تأطير مشترك' },
  Encadrement: { fr: 'Encadrement', en: 'Advisor', ar: 'تأطير' },
};

const juryRoles: Readonly<Record<string, Label>> = {
  Président: { fr: 'président', en: 'chair', ar: 'رئيس' },
  Présidente: { fr: 'présidente', en: 'chair', ar: 'رئيسة' },
  Rapporteur: { fr: 'rapporteur', en: 'reviewer', ar: 'مقرر' },
  Rapporteure: { fr: 'rapporteure', en: 'reviewer', ar: 'مقررة' },
  Examinateur: { fr: 'examinateur', en: 'examiner', ar: 'ممتحن' },
  Examinatrice: { fr: 'examinatrice', en: 'examiner', ar: 'ممتحنة' },
  Directeur: { fr: 'directeur', en: 'supervisor', ar: 'مشرف' },
  Directrice: { fr: 'directrice', en: 'supervisor', ar: 'مشرفة' },
  Membre: { fr: 'membre', en: 'member', ar: 'عضو' },
  Invité: { fr: 'invité', en: 'guest', ar: 'مدعو' },
  Invitée: { fr: 'invitée', en: 'guest', ar: 'مدعوة' },
};

export const words = {
  headings,
  otherHeading: { fr: 'Autres encadrements', en: 'Other supervision', ar: 'إشراف آخر' },
  statuses,
  roles,
  with: { fr: 'avec', en: 'with', ar: 'مع' },
  funding: { fr: 'financement\u00a0:', en: 'funding:', ar: 'التمويل:' },
  mention: { fr: 'mention\u00a0:', en: 'grade:', ar: 'الميزة:' },
  jury: { fr: 'Jury\u00a0:', en: 'Committee:', ar: 'اللجنة:' },
  position: { fr: 'Situation actuelle\u00a0:', en: 'Current position:', ar: 'الوضعية الحالية:' },
  /** A word of the owner's own stays as it is. */
  juryRole: (role: string, lang: Language): string => juryRoles[role]?.[lang] ?? role,
  /** « 12 mars 2022 », “12 March 2022” */
  date: (date: string, lang: Language): string => formatPartialDate(date, 'long', lang),
} as const;
