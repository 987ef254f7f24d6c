/** The four stat tiles of About (spec 2.3), until the owner edits them (decision 8). */
export const chiffresClesSample = [
  { id: 'chiffre-experience', valeur: '15+', libelle: 'Années d’expérience' },
  { id: 'chiffre-publications', valeur: '50+', libelle: 'Publications' },
  { id: 'chiffre-theses', valeur: '7', libelle: 'Thèses' },
  { id: 'chiffre-etudiants', valeur: '500+', libelle: 'Étudiants' },
];
