/** The four stat tiles of the About block, until the owner edits them. */
export const chiffresClesSample = [
  { id: 'chiffre-experience', valeur: '15+', libelle: 'Années d’expérience' },
  { id: 'chiffre-publications', valeur: '50+', libelle: 'Publications' },
  { id: 'chiffre-theses', valeur: '7', libelle: 'Thèses' },
  { id: 'chiffre-etudiants', valeur: '500+', libelle: 'Étudiants' },
];
