import { fold } from '@/lib/format/fold';
import { type DossierOf, groupOf } from '../dossier';
import { itemEntry } from '../items-dossier';
import { activite, byNature } from './definition';
import { nameOfNature, offeredNatures } from './natures';

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
