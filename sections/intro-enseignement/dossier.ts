import { type DossierOf, richGroup } from '../dossier';
import { introEnseignement } from './definition';

export const introInDossier: DossierOf<'intro-enseignement'> = (html, context) =>
  introEnseignement.count(html) === 0
    ? []
    : [
        richGroup(
          'intro',
          { fr: 'Présentation des enseignements', en: 'Approach to teaching', ar: 'تقديم التدريس' },
          { id: 'intro', label: 'Introduction' },
          html,
          context,
        ),
      ];
