import { yearsOf, yearsText } from '../dated';
import type { DossierContext, DossierOf } from '../dossier';
import {
  entryBlock,
  groupOf,
  labelled,
  typedYears,
  type WrittenEntry,
  withYears,
  yearOfToday,
} from '../dossier-entries';
import { yearsInPeriod } from '../period';
import type { Projet } from './definition';

const words = {
  fr: { partners: 'Partenaires', reference: 'Référence' },
  en: { partners: 'Partners', reference: 'Reference' },
} as const;

/** The projects, in the owner's order. */
export const projectsDossier: DossierOf<'projets'> = (projects, context) => [
  groupOf(
    'projets',
    { fr: 'Projets et contrats', en: 'Projects and grants' },
    projects.map((project) => projectEntry(project, context)),
    context,
  ),
];

function projectEntry({ id, title, year, description, details, grant }: Projet, context: DossierContext): WrittenEntry {
  const { lang } = context;
  const thisYear = yearOfToday(context);
  const dates = grant && yearsText(grant, true, lang);
  return {
    id,
    label: [title, year || dates].filter(Boolean).join(', '),
    ...withYears(grant && dates ? yearsOf(grant, true, thisYear) : yearsInPeriod(year, thisYear)),
    blocks: [
      entryBlock({
        label: dates || typedYears(year, context),
        title,
        href: grant?.link,
        facts: [details.role, grant?.funder ?? details.financement, grant?.call, grant?.amount],
        details: [
          labelled(words[lang].reference, grant?.reference, lang),
          labelled(words[lang].partners, grant?.partners?.join('\n'), lang),
          description,
        ],
      }),
    ],
  };
}
