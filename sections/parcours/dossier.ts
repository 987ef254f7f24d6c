import { isHeldToday, newestFirst } from '../dated';
import { type DossierOf, groupOf } from '../dossier';
import { itemEntry } from '../items-dossier';
import { diplome, newestDegrees, poste } from './definition';

/** Degrees stand under one heading, wherever they were typed. */
export const educationHeading = { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' };

/** The degrees, then the posts. */
export const careerDossier: DossierOf<'cv--parcours'> = ({ posts, degrees }, context) => [
  groupOf(
    'diplomes',
    educationHeading,
    newestDegrees(degrees).map((degree) => itemEntry(diplome.view(degree, context.lang), context)),
    context,
  ),
  groupOf(
    'postes',
    { fr: 'Parcours professionnel', en: 'Positions held', ar: 'المسار المهني' },
    newestFirst(posts, isHeldToday).map((post) => ({
      ...itemEntry(poste.view(post, context.lang), context),
      isHeld: isHeldToday(post),
    })),
    context,
  ),
];
