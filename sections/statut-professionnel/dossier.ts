import type { DossierOf } from '../dossier';
import { entryBlock, groupOf, typedYears, withYears, yearOfToday } from '../dossier-entries';
import { yearsInPeriod } from '../period';

/** The training and diplomas of the About block, in the owner's order. */
export const diplomasDossier: DossierOf<'statut-professionnel'> = (diplomas, context) => [
  groupOf(
    'formation',
    { fr: 'Formation et diplômes', en: 'Education', ar: 'التكوين والشهادات' },
    diplomas.map(({ title, year, level, description }) => ({
      id: `${year} ${title}`,
      label: [title, year].filter(Boolean).join(', '),
      ...withYears(yearsInPeriod(year, yearOfToday(context))),
      blocks: [entryBlock({ label: typedYears(year, context), title, facts: [level], details: [description] })],
    })),
    context,
  ),
];
