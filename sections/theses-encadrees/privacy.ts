/**
 * What of a supervision is private by default: an abandoned one, the name of a person who has not defended, and marks.
 */
import type { Supervision } from './facts';
import { isDoctorate, natureOf } from './natures';

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

/** « 17/20 » is between the student and the jury, and so is « mention bien » of what is no doctorate. */
export const mark = String.raw`\d{1,2}(?:[.,]\d+)?\s?\/\s?20(?!\d)`;
const hasMark = new RegExp(mark);
const markApart = new RegExp(String.raw`\s*[,;]?\s*(?:\(|note\s:?\s?)?${mark}\)?(?=\s*(?:$|[,;)]))`, 'giu');

const inWords = String.raw`(?:passable|(?:assez\s|très\s)?bien|(?:très\s)?honorable|excellent|AB|TB|B)(?!\p{L})`;
const isGrade = new RegExp(String.raw`^(?:mention\s|${inWords})`, 'iu');
const gradeApart = new RegExp(String.raw`\s*[,;]?\s*\(?mention\s:?\s?${inWords}\)?(?=\s*(?:$|[,;)]))`, 'giu');

/** A line about a work of this nature without the marks that stand apart in it. */
export function withoutMarks(line: string, nature: string): string {
  const bare = line.replace(markApart, '');
  return isDoctorate(nature) ? bare : bare.replace(gradeApart, '');
}

/** Without the grade that is between student and jury, for visitors as for readers of a dossier. */
export function withPublicGrade<Item extends Supervised>(item: Item): Item {
  const { soutenance } = item;
  const mention = soutenance?.mention?.trim() ?? '';
  return hasMark.test(mention) || (!isDoctorate(natureOf(item)) && isGrade.test(mention))
    ? { ...item, soutenance: { ...soutenance, mention: undefined } }
    : item;
}
