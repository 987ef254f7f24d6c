/** Sample content of « État civil », for a fictional researcher. */
export const etatCivilSample = [
  'Né en 1979 à Azemmour',
  'Docteur en informatique, habilité universitaire',
  'En poste à la Faculté des Sciences depuis 2009',
  'Membre associé d’un réseau euro-méditerranéen sur la cybersécurité',
];
