import type { DetailLabels } from '../detail-lines';

/** What the dialog shows of a card's `details`, stored fields that no form shows included. */
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
