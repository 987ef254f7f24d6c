import { offers } from '../item';

/** Natures offered in the form, in page order; the owner may type another. */
export const juryNatures = offers({
  Thèse: { en: 'PhD examination', ar: 'أطروحات الدكتوراه' },
  HDR: { en: 'Habilitation (HDR)', ar: 'التأهيل الجامعي' },
  Master: { en: 'Master’s examination', ar: 'بحوث الماستر' },
  'Comité de suivi': { en: 'PhD monitoring committees', ar: 'لجان تتبع الأطروحات' },
  'Comité de sélection': { en: 'Selection committees', ar: 'لجان الانتقاء' },
  Concours: { en: 'Competitive examinations', ar: 'مباريات' },
});

/** Jury roles offered in forms, for supervised theses and for the owner's own juries; then further known ones. */
export const juryRoles = offers(
  {
    Président: { en: 'Chair', ar: 'رئيس' },
    Présidente: { en: 'Chair', ar: 'رئيسة' },
    Rapporteur: { en: 'Reviewer', ar: 'مقرر' },
    Rapporteure: { en: 'Reviewer', ar: 'مقررة' },
    Examinateur: { en: 'Examiner', ar: 'عضو ممتحن' },
    Examinatrice: { en: 'Examiner', ar: 'عضوة ممتحنة' },
  },
  {
    Directeur: { en: 'Supervisor', ar: 'مشرف' },
    Directrice: { en: 'Supervisor', ar: 'مشرفة' },
    Invité: { en: 'Guest', ar: 'عضو مدعو' },
    Invitée: { en: 'Guest', ar: 'عضوة مدعوة' },
    Garant: { en: 'Sponsor', ar: 'ضامن' },
    Garante: { en: 'Sponsor', ar: 'ضامنة' },
    Membre: { en: 'Member', ar: 'عضو' },
    'Membre extérieur': { en: 'External member', ar: 'عضو خارجي' },
    'Membre extérieure': { en: 'External member', ar: 'عضوة خارجية' },
    'Examinateur externe': { en: 'External examiner', ar: 'عضو ممتحن خارجي' },
    'Examinatrice externe': { en: 'External examiner', ar: 'عضوة ممتحنة خارجية' },
  },
);

/** Further roles offered for the jury of a supervised thesis. */
export const supervisorsInJury = ['Directeur', 'Directrice', 'Invité', 'Invitée'] as const;
