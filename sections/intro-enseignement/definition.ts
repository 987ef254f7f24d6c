import { isBlankHtml } from '../blank-html';
import { defineSection } from '../define';
import { html } from '../fields';

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
  editor: { node: 'richText', label: 'Introduction', feminine: true, height: 300 },
  labels: {
    editTitle: 'Modifier l’introduction',
    edit: 'Modifier l’introduction',
    save: 'Sauvegarder l’introduction',
    saved: () => 'Introduction sauvegardée avec succès!',
    help: ['Ce texte s’affiche au-dessus des cours.'],
  },
  count: (content) => (isBlankHtml(content) ? 0 : 1),
});

export const introEnseignementSample =
  '<p>Des enseignements de la licence au doctorat et en formation continue, où chaque notion se comprend en la mettant en pratique.</p>';
