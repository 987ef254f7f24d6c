import type { DossierOf } from '../dossier';
import { groupOf } from '../dossier-entries';

/** The skills by domain, in the owner's order. */
export const skillsDossier: DossierOf<'competences'> = (items) => [
  groupOf(
    'competences',
    { fr: 'Compétences', en: 'Skills', ar: 'الكفاءات' },
    items.map(({ id, title, skills, description }) => ({
      id,
      label: title,
      blocks: [
        {
          type: 'paragraph',
          text: [{ text: title, bold: true }, { text: `, ${skills.length > 0 ? skills.join(', ') : description}` }],
        },
      ],
    })),
    { order: 'newest' },
  ),
];
