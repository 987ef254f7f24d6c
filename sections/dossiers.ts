/** The dossier part of each kind of section, short ones here. A kind not listed contributes nothing. */
import { activitiesDossier } from './activites/dossier';
import { competence, words as skillWords } from './competences/definition';
import { customCardsDossier, customListDossier, customTextDossier } from './custom/dossier';
import { type DossierContext, type DossierGroup, type DossierOf, frenchMark, listGroup, richGroup } from './dossier';
import { coursesInDossier } from './enseignement/dossier';
import { civilStatusDossier } from './etat-civil/dossier';
import { introEnseignement } from './intro-enseignement/definition';
import { itemsDossier } from './items-dossier';
import { juriesDossier } from './jurys/dossier';
import { careerDossier, educationHeading, inTrame } from './parcours/dossier';
import { withoutSame } from './parcours/same-degree';
import { words as projectWords, projet } from './projets/definition';
import type { PublicSection } from './public-site';
import { publicationsDossier } from './publications/dossier';
import type { AnyKindId } from './registry';
import { responsibilitiesDossier } from './responsabilites/dossier';
import { diplome } from './statut-professionnel/definition';
import { supervisionDossier } from './theses-encadrees/dossier';

const trainingHeading = inTrame(itemsDossier('formation', educationHeading, diplome));

/** The training and diplomas of the About block, in the owner's order, without those that « Parcours » has. */
export const diplomasDossier: DossierOf<'statut-professionnel'> = (diplomas, context) =>
  trainingHeading(withoutSame(diplomas, context.contents?.['cv--parcours']?.degrees), context);

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
