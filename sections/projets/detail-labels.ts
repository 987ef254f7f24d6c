import type { DetailLabels } from '../detail-lines';

/** The labels of a card's `details` in the dialog, stored fields that no form shows included. */
export const detailLabels: DetailLabels = {
  type: 'Type',
  financement: 'Financement',
  role: 'Rôle',
  duree: 'Durée',
  etablissements: 'Établissements',
  beneficiaires: 'Bénéficiaires',
  partenaires: 'Partenaires',
  objectifs: 'Objectifs',
  projets: 'Projets',
};
