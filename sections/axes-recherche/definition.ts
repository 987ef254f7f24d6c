import { defineSection } from '../define';
import { filled, lines } from '../fields';

const schema = lines();

export const axesRecherche = defineSection({
  id: 'axes-recherche',
  type: 'list',
  order: 3,
  title: 'Axes de Recherche',
  label: 'Axes de Recherche',
  place: 'page',
  anchor: 'research',
  nav: 'Recherche',
  menu: { route: 'research', group: 'Page' },
  schema,
  normalize: filled,
  emptyMessage: 'Veuillez ajouter au moins un axe de recherche',
  editor: {
    node: 'strings',
    label: 'Axes de Recherche',
    line: 'Axe',
    add: 'Ajouter un axe de recherche',
    placeholder: 'Histoire du droit des obligations',
    firstRequired: 'Au moins un axe de recherche est requis',
  },
  labels: {
    editTitle: 'Gérer mes axes de recherche',
    itemTitle: 'Modifier l’axe de recherche',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes axes de recherche',
    saved: (count) => `${count} axe(s) de recherche sauvegardé(s) avec succès!`,
    counted: ['axe de recherche', 'axes de recherche'],
    help: [
      'Un axe par ligne\u202f; les lignes vides sont ignorées.',
      'L’icône de chaque axe est choisie d’après ses mots, sa couleur d’après sa place.',
    ],
  },
  count: (list) => list.length,
});

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
