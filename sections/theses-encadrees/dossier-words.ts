/** The site's own words about supervision and juries in a dossier, in its two languages. */
import { formatPartialDate } from '@/lib/format/partial-date';

export type Lang = 'fr' | 'en';
type Both = Readonly<Record<Lang, string>>;

const english: Readonly<Record<number, Intl.DateTimeFormat>> = {
  4: new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'UTC' }),
  7: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  10: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

const headings: Readonly<Record<string, Both>> = {
  Thèse: { fr: 'Encadrement doctoral', en: 'Doctoral supervision' },
  HDR: { fr: 'Habilitations à diriger des recherches', en: 'Habilitations supervised' },
  'Post-doctorat': { fr: 'Encadrement de post-doctorants', en: 'Postdoctoral researchers supervised' },
  Ingénieur: { fr: 'Encadrement d’ingénieurs', en: 'Engineers supervised' },
  Master: { fr: 'Encadrement de mémoires de master', en: 'Master’s theses supervised' },
  PFE: { fr: 'Encadrement de projets de fin d’études', en: 'Final-year projects supervised' },
};

const statuses: Readonly<Record<string, Both>> = {
  'En cours': { fr: 'En cours', en: 'In progress' },
  Soutenue: { fr: 'Soutenue', en: 'Defended' },
  Abandonnée: { fr: 'Abandonnée', en: 'Discontinued' },
  Terminé: { fr: 'Terminé', en: 'Completed' },
};

const roles: Readonly<Record<string, Both>> = {
  Direction: { fr: 'Direction', en: 'Supervisor' },
  Codirection: { fr: 'Codirection', en: 'Co-supervisor' },
  Coencadrement: { fr: 'Coencadrement', en: 'Co-advisor' },
  Encadrement: { fr: 'Encadrement', en: 'Advisor' },
};

const juryRoles: Readonly<Record<string, Both>> = {
  Président: { fr: 'président', en: 'chair' },
  Présidente: { fr: 'présidente', en: 'chair' },
  Rapporteur: { fr: 'rapporteur', en: 'reviewer' },
  Rapporteure: { fr: 'rapporteure', en: 'reviewer' },
  Examinateur: { fr: 'examinateur', en: 'examiner' },
  Examinatrice: { fr: 'examinatrice', en: 'examiner' },
  Directeur: { fr: 'directeur', en: 'supervisor' },
  Directrice: { fr: 'directrice', en: 'supervisor' },
  Membre: { fr: 'membre', en: 'member' },
  Invité: { fr: 'invité', en: 'guest' },
  Invitée: { fr: 'invitée', en: 'guest' },
};

export const words = {
  headings,
  otherHeading: { fr: 'Autres encadrements', en: 'Other supervision' },
  statuses,
  roles,
  with: { fr: 'avec', en: 'with' },
  funding: { fr: 'financement\u00a0:', en: 'funding:' },
  mention: { fr: 'mention\u00a0:', en: 'grade:' },
  jury: { fr: 'Jury\u00a0:', en: 'Committee:' },
  position: { fr: 'Situation actuelle\u00a0:', en: 'Current position:' },
  /** A word of the owner's own stays as it is. */
  juryRole: (role: string, lang: Lang): string => juryRoles[role]?.[lang] ?? role,
  /** « 12 mars 2022 », “12 March 2022” */
  date: (date: string, lang: Lang): string =>
    lang === 'fr' ? formatPartialDate(date) : (english[date.length]?.format(new Date(date)) ?? date),
} as const;
