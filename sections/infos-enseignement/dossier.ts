import { type DossierOf, frenchMark } from '../dossier';

/** The cards about teaching: a paragraph each, which begins with its title. */
export const infosInDossier: DossierOf<'infos-enseignement'> = (infos, context) => [
  {
    id: 'infos',
    heading: { fr: 'Pratiques d’enseignement', en: 'Teaching practice', ar: 'ممارسات التدريس' },
    entries: infos.map(({ id, title }) => ({ id, label: title })),
    write: (isTicked) =>
      infos
        .filter(({ id }) => isTicked(id))
        .map(({ title, description }) => ({
          type: 'paragraph',
          text: [
            { text: `${title}. `, bold: true, ...frenchMark(title, context) },
            { text: description, ...frenchMark(description, context) },
          ],
        })),
  },
];
