import { fold } from '@/lib/format/fold';
import type { DossierContext, DossierOf } from '../dossier';
import {
  entryBlock,
  groupOf,
  semicolon,
  typedYears,
  type WrittenEntry,
  withYears,
  yearOfToday,
} from '../dossier-entries';
import { yearsInPeriod } from '../period';
import type { Responsabilite } from './definition';

/** The responsibilities for courses of study and teaching, then the others. */
export const responsibilitiesDossier: DossierOf<'responsabilites'> = (items, context) => {
  const entries = (list: readonly Responsabilite[]) => list.map((item) => responsibilityEntry(item, context));
  const typed = new Map((context.typed?.responsabilites ?? []).map((item) => [item.id, item]));
  const forTeaching = new Set(items.filter((item) => isForTeaching(typed.get(item.id) ?? item)));
  return [
    groupOf(
      'pedagogiques',
      { fr: 'Responsabilités pédagogiques', en: 'Teaching responsibilities', ar: 'المسؤوليات البيداغوجية' },
      entries(items.filter((item) => forTeaching.has(item))),
      context,
    ),
    groupOf(
      'collectives',
      { fr: 'Responsabilités collectives', en: 'Institutional responsibilities', ar: 'المسؤوليات الجماعية' },
      entries(items.filter((item) => !forTeaching.has(item))),
      context,
    ),
  ];
};

/** By its type where that is filled in, else by its title. */
export const isForTeaching = ({ title, details }: Pick<Responsabilite, 'title' | 'details'>): boolean =>
  details.type.trim() === ''
    ? /\b(?:master|licence|diplome|filiere|mention|formations?|enseignements?|pedagogi\w+|but|dut|l[123]|m[12])\b/.test(
        fold(title),
      )
    : /\b(?:pedagogi|enseignement|formation)/.test(fold(details.type));

function responsibilityEntry(item: Responsabilite, context: DossierContext): WrittenEntry {
  const { id, title, organization, period, description, details } = item;
  return {
    id,
    label: `${title}, ${organization}`,
    ...withYears(yearsInPeriod(period, yearOfToday(context))),
    blocks: [
      entryBlock({
        label: typedYears(period, context),
        title,
        facts: [organization],
        details: [description, details.missions.join(semicolon[context.lang])],
      }),
    ],
  };
}
