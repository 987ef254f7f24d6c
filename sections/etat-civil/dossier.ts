import type { DossierOf } from '../dossier';
import { listGroup } from '../dossier-entries';
import { profileLines } from '../profil/dossier';

/** The situation as the profile tells it, with the owner's own lines; then the languages. */
export const civilStatusDossier: DossierOf<'etat-civil'> = (lines, context) => [
  listGroup(
    'situation',
    { fr: 'État civil et situation', en: 'Personal details and position', ar: 'الحالة المدنية والوضعية' },
    [...profileLines(context), ...lines],
  ),
  listGroup(
    'langues',
    { fr: 'Langues', en: 'Languages', ar: 'اللغات' },
    context.profile.langues.map(({ nom }) => nom),
  ),
];
