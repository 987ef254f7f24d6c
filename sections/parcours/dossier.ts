import { isHeldToday, newestFirst } from '../dated';
import { type DossierContext, type DossierGroup, type DossierOf, groupOf } from '../dossier';
import { itemEntry } from '../items-dossier';
import { diplome, newestDegrees, poste } from './definition';

/** Degrees stand under one heading, wherever they were typed. */
export const educationHeading = { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' };

/** The national form tells a career whole, whatever the period of the file, and in the order of time. */
export const inTrame =
  <Content>(dossier: (content: Content, context: DossierContext) => readonly DossierGroup[]): typeof dossier =>
  (content, context) =>
    context.isTrame
      ? dossier(content, { ...context, order: 'oldest' }).map((group) => ({
          ...group,
          entries: group.entries.map(({ years: _, ...entry }) => entry),
        }))
      : dossier(content, context);

/** The degrees, then the posts. */
export const careerDossier: DossierOf<'cv--parcours'> = inTrame(({ posts, degrees }, context) => [
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
]);
