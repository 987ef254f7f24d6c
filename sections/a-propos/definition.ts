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

/** Sample content of « À propos », for a fictional researcher. */
export const aProposSample = [
  '<p>Enseignant-chercheur depuis 2009, je travaille à la rencontre de trois domaines : les <strong>réseaux</strong>, leur <strong>sécurité</strong> ',
  'et les <strong>technologies éducatives</strong>. Après une thèse consacrée à la qualité de service dans les réseaux sans fil, ',
  'j’ai orienté mes recherches vers la détection d’intrusions, les architectures virtualisées et l’apprentissage en ligne.</p>',
  '<p>Cette double culture, celle de l’ingénieur et celle du pédagogue, se retrouve dans mes cours : travaux pratiques sur des infrastructures réelles, ',
  'laboratoires à distance ouverts aux étudiants jour et nuit, parcours en ligne conçus avec des collègues d’autres disciplines.</p>',
  '<ul><li>encadrement de sept thèses, dont quatre soutenues ;</li>',
  '<li>coordination de projets nationaux et européens ;</li>',
  '<li>expertise auprès d’établissements qui préparent leur transition numérique.</li></ul>',
]
  .join('')
  .replaceAll(' :', '\u00a0:')
  .replaceAll(' ;', '\u202f;');
