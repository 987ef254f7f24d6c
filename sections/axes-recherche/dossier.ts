import type { DossierOf } from '../dossier';
import { listGroup } from '../dossier-entries';

export const axesDossier: DossierOf<'axes-recherche'> = (axes) => [
  listGroup('themes', { fr: 'Thèmes de recherche', en: 'Research interests', ar: 'محاور البحث' }, axes),
];
