import { capitalised } from '@/lib/format/french';
import { offers } from '../item';
import { bodyIn, grade, personIn, readLine } from '../read-line';

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
  },
);

/** What else a form offers for the jury of a supervised thesis. */
export const supervisorsInJury = ['Directeur', 'Directrice', 'Invité', 'Invitée'] as const;

/**
 * What a line of a pasted jury says of a person: « Mme Claire Dupont, professeure, Université de Lyon, rapporteure »,
 * « Rapporteur : Jean Petit (CNRS) »; undefined of a line that says no role or body beside a name. `rest` is what has no
 * field.
 */
export function memberIn(line: string) {
  const { title: rest, said } = readLine<'role' | 'body' | 'name'>(line, {
    parts: { role: roleIn, body: bodyIn, name: personIn },
  });
  const { name, role = '', body = '' } = said;
  return name === undefined || role + body === '' ? undefined : { name, role, body, rest };
}

/** « Présidente » of « présidente du jury », « Codirectrice de thèse » as it is; undefined of « directeur de recherche ». */
export function roleIn(part: string): string | undefined {
  if (grade.test(part) || part.split(' ').length > 4 || /\s\p{Lu}/u.test(part)) return undefined; // « rapporteur Paul Petit »
  const [word = ''] = /^[\p{L}-]+/u.exec(part) ?? [];
  const known = [...juryRoles.values, ...supervisorsInJury, 'Membre'].find(
    (role) => role.toLowerCase() === word.toLowerCase(),
  );
  if (known !== undefined) return /\set\s/u.test(part) ? capitalised(part) : known;
  return /^co-?(?:direct|encadr)/iu.test(part) ? capitalised(part) : undefined;
}
