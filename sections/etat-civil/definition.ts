import { defineSection } from '../define';
import { filled, lines } from '../fields';

const schema = lines();

/** Lines added to the About block's personal information. */
export const etatCivil = defineSection({
  id: 'etat-civil',
  type: 'list',
  order: 1,
  title: 'État civil',
  label: 'État civil',
  place: 'about',
  anchor: 'about',
  menu: { route: 'civil-status', group: 'À propos' },
  schema,
  normalize: filled,
  editor: {
    node: 'strings',
    label: 'Lignes',
    line: 'Ligne',
    feminine: true,
    add: 'Ajouter une ligne',
    placeholder: 'Agrégée d’histoire',
  },
  labels: {
    editTitle: 'Modifier l’état civil',
    edit: 'Modifier',
    save: 'Sauvegarder',
    saved: () => 'Section mise à jour',
    help: ['Chaque ligne s’ajoute aux informations personnelles du bloc « À propos ».'],
  },
  count: (list) => list.length,
});

/** Sample content of « État civil », for a fictional researcher. */
export const etatCivilSample = [
  'Né en 1979 à Azemmour',
  'Docteur en informatique, habilité universitaire',
  'En poste à la Faculté des Sciences depuis 2009',
  'Membre associé d’un réseau euro-méditerranéen sur la cybersécurité',
];
