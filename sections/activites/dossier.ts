import { fold } from '@/lib/format/fold';
import { yearsOf, yearsText } from '../dated';
import type { DossierContext, DossierOf } from '../dossier';
import { comingText, entryBlock, groupOf, type WrittenEntry, withYears, yearOfToday } from '../dossier-entries';
import { offered } from '../offered';
import { byNature } from './by-nature';
import { type Activity, isOngoing } from './definition';
import { nameOfNature } from './natures';
import { words } from './words';

/** A group for each nature, those that the page leaves out too. */
export const activitiesDossier: DossierOf<'cv--activites'> = ({ items }, context) =>
  byNature(items).map(({ nature, items: own }) => {
    const name = nameOfNature(nature);
    return groupOf(
      name === 'others' ? fold(nature) : name,
      { fr: nature, en: offered(words.en.natures, nature), ar: offered(words.ar.natures, nature) },
      own.map((activity) => activityEntry(activity, context)),
      context,
    );
  });

function activityEntry(activity: Activity, context: DossierContext): WrittenEntry {
  const { id, title, role, organization, place, country, link, description } = activity;
  return {
    id,
    label: title,
    ...withYears(yearsOf(activity, isOngoing(activity), yearOfToday(context))),
    blocks: [
      entryBlock({
        label: yearsText(activity, isOngoing(activity), context.lang),
        title,
        href: link || undefined,
        facts: [
          offered(words[context.lang].roles, role),
          organization,
          place,
          country,
          comingText(activity.start, context),
        ],
        details: [description],
      }),
    ],
  };
}
