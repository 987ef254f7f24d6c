import type { DossierOf } from '../dossier';
import { entryBlock, groupOf, typedYears, withYears, yearOfToday } from '../dossier-entries';
import { degreeDetails, degreeFacts, educationHeading } from '../parcours/dossier';
import { withoutSame } from '../parcours/same-degree';
import { yearsInPeriod } from '../period';

/** The training and diplomas of the About block, in the owner's order, but for those that « Parcours » has. */
export const diplomasDossier: DossierOf<'statut-professionnel'> = (diplomas, context) => [
  groupOf(
    'formation',
    educationHeading,
    withoutSame(diplomas, context.contents?.['cv--parcours']?.degrees).map(
      ({ title, year, level, description, link, ...degree }) => ({
        id: `${year} ${title}`,
        label: [title, year].filter(Boolean).join(', '),
        ...withYears(yearsInPeriod(year, yearOfToday(context))),
        blocks: [
          entryBlock({
            label: typedYears(year, context),
            title,
            href: link || undefined,
            facts: [level, ...degreeFacts(degree, context)],
            details: [description, ...degreeDetails(degree, context)],
          }),
        ],
      }),
    ),
    context,
  ),
];
