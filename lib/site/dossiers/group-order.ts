/** The order of a dossier's groups, by the prefixes of their keys (`section/group`). */

/** The order of a French CV; a group that matches none comes last. */
const cvOrder: readonly string[] = [
  'etat-civil',
  'a-propos',
  'cv--parcours/diplomes',
  'statut-professionnel',
  'cv--parcours',
  'axes-recherche',
  'publications',
  'theses-encadrees',
  'cv--jurys',
  'projets',
  'cv--activites',
  'intro-enseignement',
  'enseignement',
  'infos-enseignement',
  'responsabilites',
  'competences',
  'etat-civil/langues',
];

/** Whether a key equals a prefix or is below it. */
export const isBelow = (key: string, prefix: string): boolean => key === prefix || key.startsWith(`${prefix}/`);

/** Position of a key in a model: by its own order, then by a CV's. */
export function placeOf({ order = cvOrder }: { readonly order?: readonly string[] }, key: string): number {
  return placeIn(order, key) * (cvOrder.length + 1) + placeIn(cvOrder, key);
}

/** Position of the longest matching prefix; last if none matches. */
function placeIn(order: readonly string[], key: string): number {
  const fitting = order.filter((prefix) => isBelow(key, prefix)).toSorted((a, b) => b.length - a.length)[0];
  return fitting === undefined ? order.length : order.indexOf(fitting);
}
