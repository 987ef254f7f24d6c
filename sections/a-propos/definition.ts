import { isBlankHtml } from '../blank-html';
import { defineSection } from '../define';
import { html } from '../fields';

const schema = html();

/** The rich text of the About block; hiding this section leaves the rest of the block visible. */
export const aPropos = defineSection({
  id: 'a-propos',
  type: 'text',
  order: 1.5,
  title: 'À propos',
  label: 'À propos',
  place: 'about',
  anchor: 'about',
  nav: 'À propos',
  menu: { route: 'about', group: 'Profil' },
  schema,
  normalize: (content) => (isBlankHtml(content) ? '' : content),
  emptyMessage: 'Veuillez ajouter du contenu à la section À propos',
  sectionFields: ['title', 'visible'],
  companions: ['chiffres-cles'],
  editor: { node: 'richText', label: 'Contenu', required: true, height: 300 },
  labels: {
    editTitle: 'Modifier la section À propos',
    edit: 'Modifier',
    save: 'Sauvegarder',
    saved: () => 'Section À propos sauvegardée avec succès!',
    help: [
      'Présentez votre parcours en quelques paragraphes.',
      'Masquer cette section ne retire que son texte\u00a0: les autres informations du bloc « À propos » restent affichées.',
    ],
  },
  hasContent: (content) => !isBlankHtml(content),
  count: (content) => (isBlankHtml(content) ? 0 : 1),
});
