import { offers } from '../item';

/** The roles in a jury that a form offers, of a supervised thesis or of one in which the owner sits; and those known beside them. */
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

/** What else a form offers for the jury of a supervised thesis. */
export const supervisorsInJury = ['Directeur', 'Directrice', 'Invité', 'Invitée'] as const;
