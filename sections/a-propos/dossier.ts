import type { DossierOf } from '../dossier';
import { groupOf, richBlocks } from '../dossier-entries';

export const aboutDossier: DossierOf<'a-propos'> = (html, context) => [
  groupOf(
    'presentation',
    { fr: 'Présentation', en: 'Summary', ar: 'تقديم' },
    [{ id: 'texte', label: 'Texte de présentation', blocks: richBlocks(html, context) }],
    context,
  ),
];
