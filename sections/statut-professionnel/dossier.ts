import type { DossierOf } from '../dossier';
import { itemsDossier } from '../items-dossier';
import { educationHeading, inTrame } from '../parcours/dossier';
import { withoutSame } from '../parcours/same-degree';
import { diplome } from './definition';

const dossier = inTrame(itemsDossier('formation', educationHeading, diplome));

/** The training and diplomas of the About block, in the owner's order, but for those that « Parcours » has. */
export const diplomasDossier: DossierOf<'statut-professionnel'> = (diplomas, context) =>
  dossier(withoutSame(diplomas, context.contents?.['cv--parcours']?.degrees), context);
