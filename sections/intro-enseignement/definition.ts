import { isBlankHtml } from '../blank-html';
import { defineSection } from '../define';
import { html } from '../fields';

/** Shown above the courses while the owner has written no introduction. */
export const defaultTeachingIntro =
  'Des enseignements de la licence au doctorat et en formation continue, où chaque notion se comprend en la mettant en pratique.';

export const introEnseignement = defineSection({
  id: 'intro-enseignement',
  type: 'text',
  order: 3.4,
  title: 'Introduction de l’enseignement',
  label: 'Introduction de l’enseignement',
  place: 'teaching',
  anchor: 'teaching',
  internal: true,
  schema: html(),
  normalize: (content) => (isBlankHtml(content) ? '' : content),
  defaults: '',
  editor: { node: 'richText', label: 'Introduction', feminine: true, height: 300, hint: 'Vide, une phrase générale s’affiche.' },
  labels: {
    title: 'Introduction de l’enseignement',
    editTitle: 'Modifier l’introduction',
    edit: 'Modifier l’introduction',
    save: 'Sauvegarder l’introduction',
    saved: () => 'Introduction sauvegardée avec succès!',
    help: ['Ce texte s’affiche au-dessus des cours. Vide, une phrase générale le remplace.'],
  },
  count: (content) => (isBlankHtml(content) ? 0 : 1),
});
