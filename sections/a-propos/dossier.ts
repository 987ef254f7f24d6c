import { type DossierOf, richGroup } from '../dossier';

export const aboutDossier: DossierOf<'a-propos'> = (html, context) => [
  richGroup(
    'presentation',
    { fr: 'Présentation', en: 'Summary', ar: 'تقديم' },
    { id: 'texte', label: 'Texte de présentation' },
    html,
    context,
  ),
];
