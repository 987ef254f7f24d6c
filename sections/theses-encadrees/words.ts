/** What the page says of a supervision, from its facts; '' where it has none. */
import { capitalised, counted, unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import type { These } from './definition';
import type { Defence, JuryMember } from './facts';
import { countedNatures, isThesis, natureOne } from './natures';

/** The name of the person who is supervised, unless it stays private. */
export const publicName = ({ encadrement }: These): string =>
  encadrement?.anonyme ? '' : (encadrement?.doctorant?.trim() ?? '');

/** « Jean Dupont, mémoire de master, avec A. Martin (50 %) » */
export function rowWords(thesis: These): string {
  const others = shownNames(thesis.encadrement?.codirection ?? '');
  const parts = [publicName(thesis), isThesis(thesis) ? '' : within(natureOne(thesis)), others && `avec ${others}`];
  return capitalised(unbreaking(parts.filter(Boolean).join(', ')).replaceAll(' %', '\u00a0%'));
}

/** « Codirection, 50 % » */
export const roleWords = ({ encadrement = {} }: These): string =>
  [encadrement.role, encadrement.quotite && `${encadrement.quotite}\u00a0%`].filter(Boolean).join(', ');

/** A word as it stands within a sentence: « Rapporteure » → « rapporteure », « CIFRE » as it is. */
const within = (word: string): string =>
  /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLocaleLowerCase('fr') + word.slice(1) : word;

/** « 12 mars 2022, Rabat » */
export const defenceWords = ({ date, lieu }: Defence): string =>
  [date && formatPartialDate(date), lieu].filter(Boolean).join(', ');

/** « Anne Martin, rapporteure, Université de Lyon » */
export const juryWords = ({ nom, role, etablissement }: JuryMember): string =>
  [nom, within(role), etablissement].filter((part) => part.trim() !== '').join(', ');

/**
 * « 4 soutenues, 3 en cours, 1 abandonnée. »; beside supervisions of other natures, « 4 thèses soutenues, 3 en cours, 2
 * mémoires de master. »
 */
export function noteOf(items: readonly These[]): string | undefined {
  const theses = items.filter(isThesis);
  const others = countedNatures(items.filter((item) => !isThesis(item)));
  const count = (statut: string) => theses.filter((thesis) => thesis.statut === statut).length;
  const words = {
    Soutenue: ['soutenue', 'soutenues'],
    'En cours': ['en cours', 'en cours'],
    Abandonnée: ['abandonnée', 'abandonnées'],
  } as const;
  const statuses = Object.entries(words).filter(([statut]) => count(statut) > 0);
  const parts = statuses.map(([statut, [one, many]], index) =>
    index === 0 && others.length > 0
      ? counted(count(statut), `thèse ${one}`, `thèses ${many}`)
      : counted(count(statut), one, many),
  );
  const all = [...parts, ...others];
  return all.length > 0 ? `${all.join(', ')}.` : undefined;
}
