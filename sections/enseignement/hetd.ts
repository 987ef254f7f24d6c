import type { Language } from '@/lib/languages';

/**
 * Hours as equivalent hours of tutorials (HETD), by French rules. An hour of lecture counts for one and a half (décret
 * n° 84-431, article 7: 128 h of lectures, or 192 h of tutorials or practicals). An hour of practicals counts for one
 * within the service of professors and maîtres de conférences since décret n° 2009-460, and within that of teachers of
 * secondary schools by décret n° 93-461; for two thirds in complementary hours. No text says which hours are beyond the
 * service: universities differ, so it is a choice. The owner sets all coefficients. Amounts are integers: minutes times
 * 30,000, so that decimals of four places and thirds stay exact.
 */
export const hourKinds = ['cm', 'td', 'tp', 'ctd', 'project'] as const;
export type HourKind = (typeof hourKinds)[number];
export type Minutes = Readonly<Record<HourKind, number>>;

export const byKind = (of: (kind: HourKind) => number): Minutes => ({
  cm: of('cm'),
  td: of('td'),
  tp: of('tp'),
  ctd: of('ctd'),
  project: of('project'),
});

/** The amount for one minute. */
export const amountPerMinute = 30_000;

/** How practicals that count 2/3 beyond the service are ordered: pro rata, first, or last. */
export const orders = ['prorata', 'tp-abord', 'tp-fin'] as const;
type Order = (typeof orders)[number];

export type Rule = {
  /** In minutes. */
  readonly due: number;
  /** Amount for a minute of each kind. */
  readonly coefficients: Minutes;
  /** Undefined where practicals count the same within and beyond the service. */
  readonly order?: Order;
};

/** Minutes of a year: of teaching; granted as they are (référentiel, flat amounts); and taken off the service. */
type Load = { readonly minutes: Minutes; readonly granted: number; readonly discharged: number };

export type Hetd = {
  readonly total: number;
  /** The service due, minus discharges. */
  readonly due: number;
  readonly inService: number;
  readonly beyond: number;
};

/** « 1,5 », « 1.25 » or « 2/3 » as the amount for a minute; null for anything else. */
export function readCoefficient(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,4})|\s*\/\s*(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole, decimals = '', divisor] = match;
  const value =
    (Number(whole) * amountPerMinute) / Number(divisor ?? 1) +
    Number(decimals.padEnd(4, '0')) * (amountPerMinute / 10_000);
  return Number.isInteger(value) ? value : null;
}

/** What a year's hours count for. */
export function hetdOf({ minutes, granted, discharged }: Load, { due, coefficients, order }: Rule): Hetd {
  const owed = Math.max(0, due - discharged) * amountPerMinute;
  const full = hourKinds.reduce((sum, kind) => sum + minutes[kind] * coefficients[kind], granted * amountPerMinute);
  const total = full - Math.round(practicalsBeyond(minutes.tp * amountPerMinute, full, owed, order) / 3);
  const inService = Math.min(total, owed);
  return { total, due: owed, inService, beyond: total - inService };
}

function practicalsBeyond(practicals: number, full: number, due: number, order: Order | undefined): number {
  if (full <= due) return 0;
  if (order === 'prorata') return (practicals * (full - due)) / full;
  if (order === 'tp-abord') return Math.max(0, practicals - due);
  return order === 'tp-fin' ? Math.min(practicals, full - due) : 0;
}

/** An amount in hours, rounded to hundredths. */
export const inHours = (amount: number): number => Math.round((amount / (amountPerMinute * 60)) * 100) / 100;

// Kinds of hours and levels of teaching, in each language.

type Words = Readonly<Record<Language, string>>;

export const kindHeads: Readonly<Record<HourKind, Words>> = {
  cm: { fr: 'CM', en: 'Lectures', ar: 'محاضرات' },
  td: { fr: 'TD', en: 'Tutorials', ar: 'أعمال توجيهية' },
  tp: { fr: 'TP', en: 'Practicals', ar: 'أعمال تطبيقية' },
  ctd: { fr: 'CTD', en: 'Lectures with tutorials', ar: 'محاضرات مع أعمال توجيهية' },
  project: { fr: 'Projet', en: 'Projects', ar: 'مشاريع' },
};

/** Levels distinguished in the chart. */
export const cycles = ['licence', 'master', 'doctorat', 'autre'] as const;
export type Cycle = (typeof cycles)[number];

export const cycleNames: Readonly<Record<Cycle, Words>> = {
  licence: { fr: 'Licence', en: 'Bachelor', ar: 'الإجازة' },
  master: { fr: 'Master, ingénieur', en: 'Master', ar: 'الماستر وسلك المهندسين' },
  doctorat: { fr: 'Doctorat', en: 'Doctorate', ar: 'الدكتوراه' },
  autre: { fr: 'Autre niveau', en: 'Other levels', ar: 'مستوى آخر' },
};
