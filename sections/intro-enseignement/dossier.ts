import type { DossierOf } from '../dossier';
import { richText } from '../nodes/leaf';
import { introEnseignement } from './definition';

/** The introduction of teaching, a paragraph for each of its blocks, as plain text. */
export const introInDossier: DossierOf<'intro-enseignement'> = (html, { lang }) => {
  if (introEnseignement.count(html) === 0) return [];
  return [
    {
      id: 'intro',
      heading: { fr: 'Présentation des enseignements', en: 'Approach to teaching' },
      entries: [{ id: 'intro', label: 'Introduction' }],
      write: (isTicked) =>
        isTicked('intro')
          ? richText
              .format({ node: 'richText', label: '', height: 300 }, html)
              .split('\n')
              .map((text) => ({ type: 'paragraph', text: lang === 'fr' ? text : [{ text, lang: 'fr' }] }))
          : [],
    },
  ];
};
