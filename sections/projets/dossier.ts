import { dictionary } from '@/lib/languages';
import { yearsOf, yearsText } from '../dated';
import type { DossierContext, DossierEntry, DossierOf } from '../dossier';
import {
  entryBlock,
  groupOf,
  labelled,
  newestFirst,
  typedYears,
  type WrittenEntry,
  withYears,
  yearOfToday,
} from '../dossier-entries';
import { yearsInPeriod } from '../period';
import type { Projet } from './definition';

const words = dictionary({
  fr: { partners: 'Partenaires', reference: 'Référence' },
  en: { partners: 'Partners', reference: 'Reference' },
  ar: { partners: 'الشركاء', reference: 'المرجع' },
});

/** The projects, the newest first; those that say no year in the owner's order, after the others. */
export const projectsDossier: DossierOf<'projets'> = (projects, context) => [
  groupOf(
    'projets',
    { fr: 'Projets et contrats', en: 'Projects and grants', ar: 'المشاريع والعقود' },
    newestFirst(projects.map((project) => projectEntry(project, context))),
    context,
  ),
];

/** Its first and last year, by its dates, else by the period as it is written. */
export function projectYears({ year, grant }: Projet, thisYear: number): DossierEntry['years'] {
  return (grant && yearsOf(grant, true, thisYear)) ?? yearsInPeriod(year, thisYear);
}

function projectEntry(project: Projet, context: DossierContext): WrittenEntry {
  const { id, title, year, description, details, grant } = project;
  const { lang } = context;
  const dates = grant && yearsText(grant, true, lang);
  return {
    id,
    label: [title, year || dates].filter(Boolean).join(', '),
    ...withYears(projectYears(project, yearOfToday(context))),
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
