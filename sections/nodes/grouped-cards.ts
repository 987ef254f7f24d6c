import type { AnyList, AnyMap } from '../editor-tree';

/** The node of plain cards that are stored in named groups: they are edited group by group. */
export function groupedCards(list: AnyList): AnyMap {
  return {
    node: 'map',
    label: 'Groupes',
    value: list,
    blank: (): unknown[] => [],
    count: (value: unknown) => (Array.isArray(value) ? value.length : 0),
    labels: {
      one: 'Groupe',
      keyLabel: 'Nom du groupe',
      add: 'Ajouter un groupe',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce groupe et toutes ses cartes ?',
      remove: 'Supprimer le groupe',
      keyRequired: 'Le nom du groupe est requis',
      keyTaken: 'Un groupe porte déjà ce nom',
      empty: 'Aucun groupe ajouté',
      summary: (value: unknown) => `${Array.isArray(value) ? value.length : 0} élément(s)`,
    },
  };
}
