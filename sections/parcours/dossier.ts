import { isHeldToday, newestFirst } from '../dated';
import { type DossierContext, type DossierGroup, type DossierOf, groupOf } from '../dossier';
import { itemEntry } from '../items-dossier';
import { diplome, newestDegrees, poste } from './definition';

/** Degrees are under one heading, wherever they were entered. */
export const educationHeading = { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' };

/** The national form lists a whole career, whatever the file's period, oldest first. */
export const inTrame =
  <Content>(dossier: (content: Content, context: DossierContext) => readonly DossierGroup[]): typeof dossier =>
  (content, context) =>
    context.isTrame
      ? dossier(content, { ...context, order: 'oldest' }).map((group) => ({
          ...group,
          entries: group.entries.map(({ years: _, ...entry }) => entry),
        }))
      : dossier(content, context);

/** Degrees, then posts. */
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
      ...((isHeldToday(post) || post.end) && { isHeld: isHeldToday(post) }),
    })),
    context,
  ),
]);
