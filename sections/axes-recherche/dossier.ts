import { type DossierOf, listGroup } from '../dossier';

export const axesDossier: DossierOf<'axes-recherche'> = (axes) => [
  listGroup('themes', { fr: 'Thèmes de recherche', en: 'Research interests', ar: 'محاور البحث' }, axes),
];
