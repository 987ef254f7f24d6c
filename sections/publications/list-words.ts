/** French texts of the editor's three lists. */
import type { ListLabels } from '../editor-tree';

export const articleWords: ListLabels = {
  one: 'article',
  many: 'articles',
  add: 'Ajouter un article',
  editOne: 'Modifier l’article',
  confirmRemove: 'Êtes-vous sûr de vouloir supprimer cet article ?',
  removed: 'Article supprimé avec succès!',
  empty: 'Aucun article ajouté',
  addFirst: 'Ajouter mon premier article',
};

export const communicationWords: ListLabels = {
  one: 'communication',
  feminine: true,
  many: 'communications',
  add: 'Ajouter une communication',
  editOne: 'Modifier la communication',
  confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette communication ?',
  removed: 'Communication supprimée avec succès!',
  empty: 'Aucune communication ajoutée',
  addFirst: 'Ajouter ma première communication',
};

export const otherWords: ListLabels = {
  one: 'production',
  feminine: true,
  many: 'productions',
  add: 'Ajouter une production',
  editOne: 'Modifier la production',
  confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette production ?',
  removed: 'Production supprimée avec succès!',
  empty: 'Aucune autre production ajoutée',
  addFirst: 'Ajouter ma première production',
};
