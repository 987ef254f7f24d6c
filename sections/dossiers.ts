/** The dossier part of each kind of section, short ones here. A kind not listed contributes nothing. */

import { fold } from '@/lib/format/fold';
import { activite, byNature } from './activites/definition';
import { nameOfNature, offeredNatures } from './activites/natures';
import { competence, words as skillWords } from './competences/definition';
import { cardName } from './custom/card-name';
import { type CustomCard, hasCardText } from './custom/definition';
import { isHeldToday, newestFirst, whenInMargin } from './dated';
import {
  type DossierContext,
  type DossierGroup,
  type DossierOf,
  entryBlock,
  frenchMark,
  groupOf,
  listGroup,
  richGroup,
  withYears,
  yearOfToday,
} from './dossier';
import { coursesInDossier } from './enseignement/dossier';
import { civilStatusDossier } from './etat-civil/dossier';
import { introEnseignement } from './intro-enseignement/definition';
import { itemEntry, itemsDossier } from './items-dossier';
import { juriesDossier } from './jurys/dossier';
import { diplome, newestDegrees, poste } from './parcours/definition';
import { withoutSame } from './parcours/same-degree';
import { yearsInPeriod } from './period';
import { words as projectWords, projet } from './projets/definition';
import type { PublicSection } from './public-site';
import { publicationsDossier } from './publications/dossier';
import type { AnyKindId } from './registry';
import { responsibilitiesDossier } from './responsabilites/dossier';
import { diplome as training } from './statut-professionnel/definition';
import { supervisionDossier } from './theses-encadrees/dossier';

/** Degrees are under one heading, wherever they were entered. */
const educationHeading = { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' };

/** The national form lists a whole career, whatever the file's period, oldest first. */
const inTrame =
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
      ...((isHeldToday(post) || post.start || post.end) && { isHeld: isHeldToday(post) }),
    })),
    context,
  ),
]);

// The owner's own sections: a group each, under their titles.

const headingOf = ({ title = 'Section' }: DossierContext): DossierGroup['heading'] => ({
  fr: title,
  en: title,
  ar: title,
});

const customTextDossier: DossierOf<'text'> = (html, context) => [
  richGroup('texte', headingOf(context), { id: 'texte', label: headingOf(context).fr }, html, context),
];

const customListDossier: DossierOf<'list'> = (lines, context) => [listGroup('liste', headingOf(context), lines)];

/** Grouped cards are written group by group. */
const customCardsDossier: DossierOf<'cards'> = (content, context) => [
  groupOf(
    'cartes',
    headingOf(context),
    (Array.isArray(content) ? content : Object.values(content).flat()).filter(hasCardText).map((card: CustomCard) => ({
      id: `${card.year} ${cardName(card) || card.description}`,
      label: cardName(card) || card.description,
      ...withYears(yearsInPeriod(card.year, yearOfToday(context))),
      blocks: [
        entryBlock({
          label: whenInMargin(card.year, context.lang),
          title: cardName(card) || card.description,
          facts: [card.authors, card.level, card.hours],
          details: cardName(card) ? [card.description] : [],
        }),
      ],
    })),
    context,
  ),
];

/** A group for each nature, including those hidden on the page. */
export const activitiesDossier: DossierOf<'cv--activites'> = ({ items }, context) =>
  byNature(items).map(({ nature, items: own }) => {
    const name = nameOfNature(nature);
    return groupOf(
      name === 'others' ? fold(nature) : name,
      { fr: nature, en: offeredNatures.in('en', nature), ar: offeredNatures.in('ar', nature) },
      own.map((activity) => itemEntry(activite.view(activity, context.lang), context)),
      context,
    );
  });

const trainingDossier = inTrame(itemsDossier('formation', educationHeading, training));

/** The training and diplomas of the About block, in the owner's order, without those that « Parcours » has. */
export const diplomasDossier: DossierOf<'statut-professionnel'> = (diplomas, context) =>
  trainingDossier(withoutSame(diplomas, context.contents?.['cv--parcours']?.degrees), context);

const introInDossier: DossierOf<'intro-enseignement'> = (html, context) =>
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

/** The cards about teaching: a paragraph each, starting with the title. */
const infosInDossier: DossierOf<'infos-enseignement'> = (infos, context) => [
  {
    id: 'infos',
    heading: { fr: 'Pratiques d’enseignement', en: 'Teaching practice', ar: 'ممارسات التدريس' },
    entries: infos.map(({ id, title }) => ({ id, label: title })),
    write: (isTicked) =>
      infos
        .filter(({ id }) => isTicked(id))
        .map(({ title, description }) => ({
          type: 'paragraph',
          text: [
            { text: `${title}. `, bold: true, ...frenchMark(title, context) },
            { text: description, ...frenchMark(description, context) },
          ],
        })),
  },
];

const axesDossier: DossierOf<'axes-recherche'> = (axes) => [
  listGroup('themes', { fr: 'Thèmes de recherche', en: 'Research interests', ar: 'محاور البحث' }, axes),
];

export const aboutDossier: DossierOf<'a-propos'> = (html, context) => [
  richGroup(
    'presentation',
    { fr: 'Présentation', en: 'Summary', ar: 'تقديم' },
    { id: 'texte', label: 'Texte de présentation' },
    html,
    context,
  ),
];

const dossiers: { readonly [Id in AnyKindId]?: DossierOf<Id> } = {
  'etat-civil': civilStatusDossier,
  'a-propos': aboutDossier,
  'statut-professionnel': diplomasDossier,
  'cv--parcours': careerDossier,
  'axes-recherche': axesDossier,
  publications: publicationsDossier,
  'theses-encadrees': supervisionDossier,
  'cv--jurys': juriesDossier,
  projets: itemsDossier('projets', projectWords.heading, projet),
  'cv--activites': activitiesDossier,
  enseignement: coursesInDossier,
  'intro-enseignement': introInDossier,
  'infos-enseignement': infosInDossier,
  responsabilites: responsibilitiesDossier,
  competences: itemsDossier('competences', skillWords.heading, competence),
  text: customTextDossier,
  list: customListDossier,
  cards: customCardsDossier,
};

/** The non-empty groups of a section. */
export function dossierGroups<Id extends AnyKindId>(
  { kind, title, content }: PublicSection<Id>,
  context: Omit<DossierContext, 'title'>,
): readonly DossierGroup[] {
  const of: DossierOf<Id> | undefined = dossiers[kind];
  return of?.(content, { ...context, title }).filter(({ entries }) => entries.length > 0) ?? [];
}
