import type { z } from 'zod';
import { defineSection } from '../define';
import { card, listOf, longText, requiredOrRefused, text, textOrNumber } from '../fields';
import { statutProfessionnelSample } from './sample';

/** A diploma or a training. */
const diplome = card({
  title: requiredOrRefused('Le titre est requis'),
  description: longText(),
  year: textOrNumber(),
  level: text(),
});
export type Diplome = z.output<typeof diplome>;

const schema = listOf(diplome);

/** The training and diplomas of the About block. */
export const statutProfessionnel = defineSection({
  id: 'statut-professionnel',
  type: 'cards',
  order: 2,
  title: 'Formation et diplômes',
  label: 'Formation et diplômes',
  place: 'about',
  anchor: 'about',
  menu: { route: 'education', group: 'Parcours', icon: 'award' },
  schema,
  normalize: (list) => list,
  defaults: schema.parse(statutProfessionnelSample),
  editor: {
    node: 'list',
    blank: (): Diplome => ({ title: '', description: '', year: '', level: '' }),
    name: (item) => item.title,
    summary: (item) => ({ facts: [item.level, item.year], text: item.description }),
    labels: {
      one: 'diplôme',
      many: 'diplômes',
      add: 'Ajouter un autre diplôme',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce diplôme ?',
      removed: 'Diplôme supprimé avec succès!',
      empty: 'Aucun diplôme ajouté',
      addFirst: 'Ajouter mon premier diplôme',
    },
    item: {
      node: 'group',
      fields: {
        title: { node: 'text', label: 'Titre', required: true },
        description: { node: 'textarea', label: 'Établissement, mention', rows: 2 },
        year: { node: 'text', fact: true, label: 'Année', span: 'half' },
        level: {
          node: 'text',
          label: 'Niveau',
          span: 'half',
          suggestions: ['Licence', 'Master', 'Ingénieur', 'Doctorat', 'HDR'],
        },
      },
    },
  },
  labels: {
    title: 'Formation et diplômes',
    editTitle: 'Gérer mes diplômes',
    itemTitle: 'Modifier le diplôme',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder',
    saved: () => 'Section mise à jour',
    help: ['Les diplômes s’affichent dans le bloc « À propos », dans l’ordre de cette liste.'],
  },
  count: (list) => list.length,
});
