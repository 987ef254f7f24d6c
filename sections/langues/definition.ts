/** The spoken languages: a field of the profile, edited like a section of cards. */

import { defineSection } from '../define';
import { listOf } from '../fields';
import { listLabels } from '../list-labels';
import { gradientOf, palettes } from '../palette';
import { type Language, language } from '../profil/schema';

export const languages = defineSection({
  id: 'langues',
  type: 'cards',
  order: 0,
  title: 'Langues',
  label: 'Langues',
  place: 'about',
  anchor: 'about',
  internal: true,
  schema: listOf(language),
  normalize: (list) => list.map((item) => ({ ...item, nom: item.nom.trim() })),
  emptyMessage: 'Veuillez ajouter au moins une langue',
  editor: {
    node: 'list',
    blank: (): Language => ({ nom: '', color: gradientOf('bleu') }),
    name: (item) => item.nom,
    labels: listLabels('langue', 'langues', { feminine: true }),
    item: {
      node: 'group',
      fields: {
        nom: {
          node: 'text',
          label: 'Nom de la langue',
          required: true,
          placeholder: 'Français',
          loadReader: () => import('./pasted-line'),
        },
        color: { node: 'colour', label: 'Couleur', palette: palettes.languages },
      },
    },
  },
  labels: {
    editTitle: 'Gérer mes langues',
    itemTitle: 'Modifier la langue',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes langues',
    saved: (count) => `${count} langue(s) sauvegardée(s) avec succès!`,
    help: [
      'Chaque langue s’affiche avec sa couleur dans le bloc « À propos ».',
      'Une langue sans nom n’est pas gardée.',
    ],
  },
  count: (list) => list.length,
});
