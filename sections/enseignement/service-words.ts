/** The service by year as a table in words, French or English: for the administration, the page, dossiers and CSV. */
import { csvFile } from '@/lib/format/csv';
import type { ServiceRule, TeachingService } from '../service-enseignement/definition';
import { hourKinds, inHours, minute } from './hetd';
import { type Cycle, cycles, totalOf, type YearService } from './service';

export type Lang = 'fr' | 'en';

export type ServiceTable = {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The sums of the columns; undefined for a single year. */
  readonly total?: readonly string[];
};

const numbers = { fr: new Intl.NumberFormat('fr'), en: new Intl.NumberFormat('en') };

/** Minutes in hours: « 18,5 ». */
export const hoursIn = (minutes: number, lang: Lang): string => numbers[lang].format(inHours(minutes * minute));

type Column = {
  readonly head: Readonly<Record<Lang, string>>;
  /** Undefined where the year has none. */
  readonly of: (year: YearService) => number | undefined;
  /** Set when it is left out while no year has any. */
  readonly isRare?: true;
};

export const kindHeads: Readonly<Record<(typeof hourKinds)[number], Readonly<Record<Lang, string>>>> = {
  cm: { fr: 'CM', en: 'Lectures' },
  td: { fr: 'TD', en: 'Tutorials' },
  tp: { fr: 'TP', en: 'Practicals' },
  ctd: { fr: 'CTD', en: 'Lectures with tutorials' },
  project: { fr: 'Projet', en: 'Projects' },
};

export const cycleNames: Readonly<Record<Cycle, Readonly<Record<Lang, string>>>> = {
  licence: { fr: 'Licence', en: 'Bachelor' },
  master: { fr: 'Master, ingénieur', en: 'Master' },
  doctorat: { fr: 'Doctorat', en: 'Doctorate' },
  autre: { fr: 'Autre niveau', en: 'Other levels' },
};

const hoursColumns: readonly Column[] = [
  ...hourKinds.map(
    (kind): Column => ({ head: kindHeads[kind], of: ({ minutes }) => minutes[kind] * minute, isRare: true }),
  ),
  { head: { fr: 'Devant étudiants', en: 'Contact hours' }, of: ({ minutes }) => totalOf(minutes) * minute },
  { head: { fr: 'Référentiel, forfaits', en: 'Other duties' }, of: ({ granted }) => granted * minute, isRare: true },
  { head: { fr: 'Total HETD', en: 'Total (HETD)' }, of: ({ counted }) => counted?.hetd.total },
];

const dueColumns: readonly Column[] = [
  { head: { fr: 'Décharge', en: 'Teaching relief' }, of: ({ discharged }) => discharged * minute, isRare: true },
  { head: { fr: 'Service dû', en: 'Hours due' }, of: ({ counted }) => counted?.hetd.due },
  { head: { fr: 'Dont service', en: 'Within service' }, of: ({ counted }) => counted?.hetd.inService },
  { head: { fr: 'Complémentaires', en: 'Beyond service' }, of: ({ counted }) => counted?.hetd.beyond },
];

const levelColumns = cycles.map(
  (cycle): Column => ({ head: cycleNames[cycle], of: ({ levels }) => levels[cycle] * minute, isRare: true }),
);

/** Hours and their sum; with what is due and done of it; with hours before students by level too. */
const extents = {
  short: hoursColumns,
  full: [...hoursColumns, ...dueColumns],
  levels: [...hoursColumns, ...dueColumns, ...levelColumns],
} as const;

/** A line for each year, in hours; only the columns that have some. */
export function serviceTable(
  years: readonly YearService[],
  lang: Lang,
  extent: keyof typeof extents = 'full',
): ServiceTable {
  const shown = extents[extent].filter(({ of, isRare }) =>
    years.some((year) => (isRare ? (of(year) ?? 0) > 0 : of(year) !== undefined)),
  );
  const text = (amount: number | undefined) => (amount === undefined ? '' : numbers[lang].format(inHours(amount)));
  return {
    heads: [lang === 'fr' ? 'Année' : 'Year', ...shown.map(({ head }) => head[lang])],
    rows: years.map((year) => [year.year, ...shown.map(({ of }) => text(of(year)))]),
    ...(years.length > 1 && {
      total: ['Total', ...shown.map(({ of }) => text(years.reduce((sum, year) => sum + (of(year) ?? 0), 0)))],
    }),
  };
}

/** How the hours of the years are counted, a sentence for each rule. */
export function formulas(years: readonly YearService[], { rules }: TeachingService, lang: Lang): readonly string[] {
  const used = rules.filter((rule) => years.some(({ counted }) => counted?.rule === rule));
  return used.map((rule) => {
    const from = rule.from && used.length > 1 ? { fr: `À partir de ${rule.from}`, en: `From ${rule.from}` }[lang] : '';
    const start = [rule.status, from].filter(Boolean).join(', ');
    const sum = hourKinds.map((kind) => term(rule, kind, lang)).join(' + ');
    const due = { fr: `service dû\u00a0: ${rule.due}\u00a0h`, en: `${rule.due} hours due` }[lang];
    return `${start ? `${start}${lang === 'fr' ? '\u00a0' : ''}: ` : ''}HETD = ${sum}${lang === 'fr' ? '\u202f' : ''}; ${due}.`;
  });
}

function term(rule: ServiceRule, kind: (typeof hourKinds)[number], lang: Lang): string {
  const order = kind === 'tp' ? beyond[rule.tp] : undefined;
  const coefficient = order ? '1' : rule[kind];
  return `${kindHeads[kind][lang]} × ${lang === 'fr' ? coefficient : coefficient.replace(',', '.')}${order ? ` (${order[lang]})` : ''}`;
}

const beyond: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  prorata: { fr: '2/3 au-delà du service, au prorata', en: '2/3 beyond the hours due, pro rata' },
  'tp-abord': { fr: '2/3 au-delà du service, les TP comptés d’abord', en: '2/3 beyond the hours due, counted first' },
  'tp-fin': { fr: '2/3 au-delà du service, les TP comptés en dernier', en: '2/3 beyond the hours due, counted last' },
};

/** The table as CSV. */
export const serviceCsv = ({ heads, rows, total }: ServiceTable): string =>
  csvFile(
    [heads, ...rows, ...(total ? [total] : [])].map((row) => row.map((text) => text.replace(/[\u00a0\u202f]/g, ''))),
  );
