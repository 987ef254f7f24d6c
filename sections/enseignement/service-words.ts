/** The service by year as a table with text: for the administration, the page, dossiers and CSV. */
import type { Figures } from '@/lib/format/csv';
import { comma, formatNumber } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import type { ServiceRule, TeachingService } from '../service-enseignement/definition';
import { amountPerMinute, cycleNames, cycles, hourKinds, inHours, kindHeads } from './hetd';
import { totalOf, type YearService } from './service';

/** Minutes in hours: « 18,5 »; blank for 0, which the owner did not type. */
export const hoursIn = (minutes: number, language: Language): string =>
  minutes === 0 ? '' : formatNumber(inHours(minutes * amountPerMinute), language);

type Column = {
  readonly head: Readonly<Record<Language, string>>;
  /** Undefined for a year without any. */
  readonly of: (year: YearService) => number | undefined;
  /** Whether the column is omitted while no year has any, and blank in a year without. */
  readonly isRare?: true;
};

const hoursColumns: readonly Column[] = [
  ...hourKinds.map(
    (kind): Column => ({ head: kindHeads[kind], of: ({ minutes }) => minutes[kind] * amountPerMinute, isRare: true }),
  ),
  {
    head: { fr: 'Devant étudiants', en: 'Contact hours', ar: 'أمام الطلبة' },
    of: ({ minutes }) => totalOf(minutes) * amountPerMinute,
  },
  {
    head: { fr: 'Référentiel, forfaits', en: 'Other duties', ar: 'مهام أخرى' },
    of: ({ granted }) => granted * amountPerMinute,
    isRare: true,
  },
  { head: { fr: 'Total HETD', en: 'Total (HETD)', ar: 'المجموع (HETD)' }, of: ({ counted }) => counted?.hetd.total },
];

const dueColumns: readonly Column[] = [
  {
    head: { fr: 'Décharge', en: 'Teaching relief', ar: 'تخفيف' },
    of: ({ discharged }) => discharged * amountPerMinute,
    isRare: true,
  },
  { head: { fr: 'Service dû', en: 'Hours due', ar: 'الحصة الواجبة' }, of: ({ counted }) => counted?.hetd.due },
  { head: { fr: 'Dont service', en: 'Within service', ar: 'ضمن الحصة' }, of: ({ counted }) => counted?.hetd.inService },
  {
    head: { fr: 'Complémentaires', en: 'Beyond service', ar: 'ساعات إضافية' },
    of: ({ counted }) => counted?.hetd.beyond,
  },
];

const levelColumns = cycles.map(
  (cycle): Column => ({ head: cycleNames[cycle], of: ({ levels }) => levels[cycle] * amountPerMinute, isRare: true }),
);

/** Columns: hours and their total; plus service due and done; plus teaching hours by level. */
const columnSets = {
  short: hoursColumns,
  full: [...hoursColumns, ...dueColumns],
  levels: [...hoursColumns, ...dueColumns, ...levelColumns],
} as const;

/** A row per year, in hours; without empty columns. */
export function serviceTable(
  years: readonly YearService[],
  language: Language,
  extent: keyof typeof columnSets = 'full',
): Figures {
  const columns = columnSets[extent].filter(({ of, isRare }) =>
    years.some((year) => (isRare ? (of(year) ?? 0) > 0 : of(year) !== undefined)),
  );
  const text = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(inHours(amount), language));
  return {
    heads: [tableWords[language].year, ...columns.map(({ head }) => head[language])],
    rows: years.map((year) => [
      year.year,
      ...columns.map(({ of, isRare }) => text(isRare ? of(year) || undefined : of(year))),
    ]),
    ...(years.length > 1 && {
      total: [
        tableWords[language].total,
        ...columns.map(({ of }) => text(years.reduce((sum, year) => sum + (of(year) ?? 0), 0))),
      ],
    }),
  };
}

type Formula = { readonly status: string; readonly counts: string };

/** How hours are counted, per rule: the owner's word for their status, and the rest. */
export function formulaParts(
  years: readonly YearService[],
  { rules }: TeachingService,
  language: Language,
): readonly Formula[] {
  const { fromYear, due, colon, semicolon } = tableWords[language];
  const used = rules.filter((rule) => years.some(({ counted }) => counted?.rule === rule));
  return used.map((rule) => {
    const { status = '', from } = rule;
    const start = from && used.length > 1 ? `${status && comma[language]}${fromYear(from)}` : '';
    const sum = hourKinds.map((kind) => term(rule, kind, language)).join(' + ');
    const counts = `HETD = ${sum}${semicolon}${due(rule.due)}.`;
    return { status, counts: (status || start ? start + colon : '') + counts };
  });
}

/** The same as a sentence per rule. */
export const formulas = (...given: Parameters<typeof formulaParts>): readonly string[] =>
  formulaParts(...given).map(({ status, counts }) => status + counts);

function term(rule: ServiceRule, kind: (typeof hourKinds)[number], language: Language): string {
  const order = kind === 'tp' ? beyondService[rule.tp] : undefined;
  const coefficient = order ? '1' : rule[kind];
  const written = language === 'fr' ? coefficient : coefficient.replace(',', '.');
  return `${kindHeads[kind][language]} × ${written}${order ? ` (${order[language]})` : ''}`;
}

const beyondService: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  prorata: {
    fr: '2/3 au-delà du service, au prorata',
    en: '2/3 beyond the hours due, pro rata',
    ar: '2/3 فوق الحصة الواجبة، بالتناسب',
  },
  'tp-abord': {
    fr: '2/3 au-delà du service, les TP comptés d’abord',
    en: '2/3 beyond the hours due, counted first',
    ar: '2/3 فوق الحصة الواجبة، وتُحتسب أولًا',
  },
  'tp-fin': {
    fr: '2/3 au-delà du service, les TP comptés en dernier',
    en: '2/3 beyond the hours due, counted last',
    ar: '2/3 فوق الحصة الواجبة، وتُحتسب أخيرًا',
  },
};

const tableWords = dictionary({
  fr: {
    year: 'Année',
    total: 'Total',
    fromYear: (year: string) => `À partir de ${year}`,
    due: (hours: string) => `service dû\u00a0: ${hours}\u00a0h`,
    colon: '\u00a0: ',
    semicolon: '\u202f; ',
  },
  en: {
    year: 'Year',
    total: 'Total',
    fromYear: (year) => `From ${year}`,
    due: (hours) => `${hours} hours due`,
    colon: ': ',
    semicolon: '; ',
  },
  ar: {
    year: 'السنة',
    total: 'المجموع',
    fromYear: (year) => `ابتداءً من ${year}`,
    due: (hours) => `الحصة الواجبة: ${hours} ساعة`,
    colon: ': ',
    semicolon: '؛ ',
  },
});
