/** What each kind of section says in a dossier. A kind that is not here says nothing. */
import type { DossierContext, DossierGroup, DossierOf } from './dossier';
import { coursesInDossier } from './enseignement/dossier';
import { infosInDossier } from './infos-enseignement/dossier';
import { juriesDossier } from './jurys/dossier';
import type { PublicSection } from './public-site';
import { publicationsDossier } from './publications/dossier';
import type { AnyKindId } from './registry';
import { supervisionDossier } from './theses-encadrees/dossier';

const dossiers: { readonly [Id in AnyKindId]?: DossierOf<Id> } = {
  publications: publicationsDossier,
  'theses-encadrees': supervisionDossier,
  'cv--jurys': juriesDossier,
  enseignement: coursesInDossier,
  'infos-enseignement': infosInDossier,
};

/** The groups of a section that have entries. */
export function dossierGroups<Id extends AnyKindId>(
  { kind, content }: PublicSection<Id>,
  context: DossierContext,
): readonly DossierGroup[] {
  const of: DossierOf<Id> | undefined = dossiers[kind];
  return of?.(content, context).filter(({ entries }) => entries.length > 0) ?? [];
}
