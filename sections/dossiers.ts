/** What each kind of section says in a dossier. A kind that is not here says nothing. */
import { aboutDossier } from './a-propos/dossier';
import { activitiesDossier } from './activites/dossier';
import { axesDossier } from './axes-recherche/dossier';
import { competence, words as skillWords } from './competences/definition';
import { customCardsDossier, customListDossier, customTextDossier } from './custom/dossier';
import type { DossierContext, DossierGroup, DossierOf } from './dossier';
import { coursesInDossier } from './enseignement/dossier';
import { civilStatusDossier } from './etat-civil/dossier';
import { infosInDossier } from './infos-enseignement/dossier';
import { introInDossier } from './intro-enseignement/dossier';
import { itemsDossier } from './items-dossier';
import { juriesDossier } from './jurys/dossier';
import { careerDossier } from './parcours/dossier';
import { words as projectWords, projet } from './projets/definition';
import type { PublicSection } from './public-site';
import { publicationsDossier } from './publications/dossier';
import type { AnyKindId } from './registry';
import { responsibilitiesDossier } from './responsabilites/dossier';
import { diplomasDossier } from './statut-professionnel/dossier';
import { supervisionDossier } from './theses-encadrees/dossier';

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

/** The groups of a section that have entries. */
export function dossierGroups<Id extends AnyKindId>(
  { kind, title, content }: PublicSection<Id>,
  context: Omit<DossierContext, 'title'>,
): readonly DossierGroup[] {
  const of: DossierOf<Id> | undefined = dossiers[kind];
  return of?.(content, { ...context, title }).filter(({ entries }) => entries.length > 0) ?? [];
}
