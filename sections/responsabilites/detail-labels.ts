import type { DetailLabels } from '../detail-lines';

/** The labels of a card's `details` in the dialog, stored fields that no form shows included. */
export const detailLabels: DetailLabels = {
  type: 'Type',
  perimetre: 'Périmètre',
  utilisateurs: 'Utilisateurs',
  effectifs: 'Effectifs',
  volume: 'Volume',
  partenaires: 'Partenaires',
  certifications: 'Certifications',
  missions: 'Missions',
  realisations: 'Réalisations',
  domaines: 'Domaines',
  thematiques: 'Thématiques',
};
