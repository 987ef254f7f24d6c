import type { ListLabels } from './editor-tree';

/** « Ajouter un poste », « Aucun poste ajouté »…, or as `more` says. */
export function listLabels(one: string, many: string, more: Partial<ListLabels> = {}): ListLabels {
  const [a, none, first, added, that] = more.feminine
    ? ['une', 'Aucune', 'ma première', 'ajoutée', 'cette']
    : ['un', 'Aucun', 'mon premier', 'ajouté', /^[aeiouyhéèêâîœ]/iu.test(one) ? 'cet' : 'ce'];
  return {
    one,
    many,
    add: `Ajouter ${a} ${one}`,
    confirmRemove: `Êtes-vous sûr de vouloir supprimer ${that} ${one} ?`,
    empty: `${none} ${one} ${added}`,
    addFirst: `Ajouter ${first} ${one}`,
    ...more,
  };
}
