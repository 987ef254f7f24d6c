/** The page's sentences on a supervision, from its facts; '' if there are none. */
import { capitalised, comma, decapitalised, unbreaking } from '@/lib/format/french';
import { shownNames } from '@/lib/format/shown-names';
import type { Language } from '@/lib/languages';
import { offered } from '../offered';
import type { These } from './definition';
import { roles } from './facts';
import { countedNatures, isThesis, natureOf } from './natures';
import { isAbandoned } from './privacy';
import { words } from './words';

/** The supervised person's name, unless it is private; in visitors' content it is public. */
export const publicName = ({ encadrement }: These): string =>
  encadrement?.anonyme ? '' : (encadrement?.doctorant?.trim() ?? '');

/** « Mémoire de master » */
export const natureWords = (thesis: These, language: Language): string =>
  capitalised(offered(words[language].natures, natureOf(thesis)));

/**
 * « Jean Dupont, mémoire de master, avec A. Martin (50 %) »; without the student's name, « Codirection avec A. Martin
 * », lest a supervisor be taken for the student.
 */
export function rowWords(thesis: These, language: Language = 'fr'): string {
  const others = shownNames(thesis.encadrement?.codirection ?? '');
  const nature = isThesis(thesis) ? '' : decapitalised(natureWords(thesis, language));
  const name = publicName(thesis);
  const role = name === '' ? decapitalised(roles.in(language, thesis.encadrement?.role || 'Encadrement')) : '';
  const withOthers = others && [role, words[language].withOthers(others)].filter(Boolean).join(' ');
  const parts = [name, nature, withOthers].filter(Boolean);
  return capitalised(unbreaking(parts.join(comma[language])));
}

/** « Codirection, 50 % » */
export const roleWords = ({ encadrement: { role = '', quotite } = {} }: These, language: Language = 'fr'): string =>
  [roles.in(language, role), quotite && `${quotite}${words[language].percent}`].filter(Boolean).join(comma[language]);

/**
 * « 4 soutenues, 3 en cours. »; beside other natures, « 4 thèses soutenues, 3 en cours, 2 mémoires de master. »
 * Abandoned ones are not counted.
 */
export function noteOf(items: readonly These[], language: Language = 'fr'): string | undefined {
  const { counts } = words[language];
  const counted = items.filter(({ statut }) => !isAbandoned(statut));
  const theses = counted.filter(isThesis);
  const others = countedNatures(
    counted.filter((item) => !isThesis(item)),
    language,
  );
  const statusCounts = (['Soutenue', 'En cours'] as const)
    .map((statut) => ({ statut, count: theses.filter((thesis) => thesis.statut === statut).length }))
    .filter(({ count }) => count > 0);
  const parts = statusCounts.map(({ statut, count }, index) => counts[statut](count, index === 0 && others.length > 0));
  const all = [...parts, ...others];
  return all.length > 0 ? `${all.join(comma[language])}.` : undefined;
}
