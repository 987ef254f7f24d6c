import type { DossierOf } from '../dossier';

/** The cards about teaching: a paragraph each, which begins with its title. */
export const infosInDossier: DossierOf<'infos-enseignement'> = (infos, { lang }) => [
  {
    id: 'infos',
    heading: { fr: 'Pratiques d’enseignement', en: 'Teaching practice' },
    entries: infos.map(({ id, title }) => ({ id, label: title })),
    write: (isTicked) =>
      infos
        .filter(({ id }) => isTicked(id))
        .map(({ title, description }) => ({
          type: 'paragraph',
          text: [
            { text: `${title}. `, bold: true, ...(lang === 'en' && { lang: 'fr' }) },
            { text: description, ...(lang === 'en' && { lang: 'fr' }) },
          ],
        })),
  },
];
