/** Key figures counted from the content, for a site whose owner has not written any. */
import { formatNumber, plural } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import type { Parts } from '../public-site';
import { publications } from '../publications/definition';
import { publicationFigures } from '../publications/statistics';
import { isThesis } from '../theses-encadrees/natures';
import { standardTranslation } from '../translation/standard-texts';
import type { Chiffre } from './definition';

/** `contents` holds all visible sections by id; a figure of 0 is left out. */
export function countedFigures(contents: Parts, language: Language = 'fr'): Chiffre[] {
  const published = contents.publications?.content ?? {};
  const theses = contents['theses-encadrees']?.content ?? {};
  return [
    figure('annees', publicationFigures(published).activeYears, 'Année d’activité', 'Années d’activité'),
    figure('publications', publications.count(published), 'Publication', 'Publications'),
    figure('theses', Object.values(theses).flat().filter(isThesis).length, 'Thèse', 'Thèses'),
  ]
    .flat()
    .map(({ libelle, ...rest }) => ({
      ...rest,
      libelle: (language !== 'fr' && standardTranslation(libelle, language)) || libelle,
    }));
}

function figure(id: string, count: number, one: string, many: string): Chiffre[] {
  return count === 0 ? [] : [{ id: `chiffre-${id}`, valeur: formatNumber(count), libelle: plural(count, one, many) }];
}
