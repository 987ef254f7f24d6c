import { offers } from '../item';
import { civility, grade, person } from '../read-line';

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
    Membre: { en: 'Member', ar: 'عضو' },
  },
);

/** What else a form offers for the jury of a supervised thesis. */
export const supervisorsInJury = ['Directeur', 'Directrice', 'Invité', 'Invitée'] as const;

type Member = { readonly name: string; readonly role: string; readonly body: string; readonly rest: readonly string[] };

const body =
  /univ|écoles?|institut|faculté|coll[èe]ge|laboratoire|centre|hôpital|académie|school|sorbonne|sciences po|(?<!\p{L})(?:CNRS|INSERM|INRAE?|INRIA|IRD|CEA|CHU|ENS|EHESS|EPHE|INSA|IUT|ENSAM?|IMT|UM\d*|UPEC|UVSQ)(?!\p{L})/iu;

/**
 * What a line of a pasted jury says of a person: « Mme Claire Dupont, professeure, Université de Lyon, rapporteure »,
 * « Rapporteur : Jean Petit (CNRS) »; undefined of a line that says no role or body beside a name. `rest` is what has no
 * field.
 */
export function memberIn(line: string): Member | undefined {
  const parts = line
    .split(/\s*[,;()\t]\s*|\s+[–—-]\s+|\s+:\s+/u)
    .map((part) => part.replace(civility, '').trim())
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => person.test(part) && !body.test(part) && !grade.test(part));
  const name = parts[at];
  if (name === undefined || parts.slice(0, at).some((part) => roleIn(part) === undefined)) return undefined;
  const others = parts.toSpliced(at, 1);
  const role = others.find((part) => roleIn(part) !== undefined);
  const rest = others.filter((part) => part !== role);
  const where = rest.filter((part) => !grade.test(part) && body.test(part));
  if (role === undefined && where.length === 0) return undefined;
  return {
    name,
    role: role === undefined ? '' : (roleIn(role) ?? ''),
    body: where.join(', '),
    rest: rest.filter((part) => !where.includes(part)),
  };
}

/** « Présidente » of « présidente du jury », « Codirectrice de thèse » as it is; undefined of « directeur de recherche ». */
export function roleIn(part: string): string | undefined {
  if (grade.test(part) || part.split(' ').length > 4) return undefined;
  const [word = ''] = /^[\p{L}-]+/u.exec(part) ?? [];
  const known = [...juryRoles.values, ...supervisorsInJury, 'Membre'].find(
    (role) => role.toLowerCase() === word.toLowerCase(),
  );
  if (known !== undefined) return known;
  return /^co-?(?:direct|encadr|tutel)/iu.test(part) ? part[0]?.toUpperCase() + part.slice(1) : undefined;
}
