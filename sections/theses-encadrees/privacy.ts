/** What of a supervision is private by default: an abandoned one, and the name of a person who has not defended. */
import type { Supervision } from './facts';

type Supervised = {
  readonly statut: string;
  readonly shown?: true;
  /** Whether its subject names the student. */
  readonly named?: true;
  readonly encadrement?: Supervision;
  readonly soutenance?: { readonly mention?: string };
};

/** The status of finished supervision other than a thesis. */
export const finishedStatus = 'Terminé';
const defended = 'Soutenue';

export const isAbandoned = (statut: string): boolean => /^abandon/i.test(statut.trim());

/** Whether it is hidden from the site and dossiers. */
export const isPrivate = ({ statut, shown, named }: Supervised): boolean =>
  (isAbandoned(statut) && shown !== true) || (named === true && statut !== defended);

/** By domain, the supervision that visitors see, with public names only; without empty domains. */
export function publicTheses<Item extends Supervised>(
  domains: Readonly<Record<string, readonly Item[]>>,
): Record<string, Item[]> {
  return Object.fromEntries(
    Object.entries(domains)
      .map(([domain, items]): [string, Item[]] => [
        domain,
        items.filter((item) => !isPrivate(item)).map((item) => withPublicGrade(withPublicName(item))),
      ])
      .filter(([, items]) => items.length > 0),
  );
}

function withPublicName<Item extends Supervised>(item: Item): Item {
  const { statut, encadrement } = item;
  if (!encadrement?.doctorant) return item;
  const isPublic = !encadrement.anonyme && (statut === defended || encadrement.nomPublic === true);
  return isPublic ? item : { ...item, encadrement: { ...encadrement, doctorant: undefined } };
}

/** « 17/20 » is between the student and the jury; a grade in words is public. */
export const mark = String.raw`\d{1,2}(?:[.,]\d+)?\s?\/\s?20(?!\d)`;
const hasMark = new RegExp(mark);
const markApart = new RegExp(String.raw`\s*[,;]?\s*(?:\(|note\s:?\s?)?${mark}\)?(?=\s*(?:$|[,;)]))`, 'giu');

/** A line without the marks that stand apart in it. */
export const withoutMarks = (line: string): string => line.replace(markApart, '');

function withPublicGrade<Item extends Supervised>(item: Item): Item {
  const { soutenance } = item;
  return hasMark.test(soutenance?.mention ?? '')
    ? { ...item, soutenance: { ...soutenance, mention: undefined } }
    : item;
}
