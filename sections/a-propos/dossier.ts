import type { DossierOf } from '../dossier';
import { richGroup } from '../dossier-entries';

export const aboutDossier: DossierOf<'a-propos'> = (html, context) => [
  richGroup(
    'presentation',
    { fr: 'Présentation', en: 'Summary', ar: 'تقديم' },
    { id: 'texte', label: 'Texte de présentation' },
    html,
    context,
  ),
];
