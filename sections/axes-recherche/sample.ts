/** Sample content of « Axes de Recherche », for a fictional researcher. */
export const axesRechercheSample = [
  'Sécurité des réseaux et détection d’intrusions par apprentissage automatique',
  'Qualité de service et routage dans les réseaux sans fil et mobiles',
  'Virtualisation des fonctions réseau et architectures infonuagiques (cloud)',
  'Internet des objets : protocoles sobres et confiance de bout en bout',
  'Cryptographie appliquée et protection de la vie privée',
  'Environnements d’apprentissage en ligne et laboratoires à distance',
  'Analyse des traces d’apprentissage et prévention du décrochage',
  'Intelligence artificielle pour la personnalisation des parcours',
  'MOOC et innovation pédagogique dans l’enseignement supérieur',
  'Gouvernance et souveraineté des systèmes d’information universitaires',
].map((axis) => axis.replace(' :', '\u00a0:'));
