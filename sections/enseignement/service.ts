/** Hours of all courses by academic year, and what they count for. */
import { fold } from '@/lib/format/fold';
import type { ServiceRule, TeachingService } from '../service-enseignement/definition';
import { calendarYears, minutesOf, unreadKinds } from './course-years';
import type { Cours } from './definition';
import {
  byKind,
  type Cycle,
  type Hetd,
  hetdOf,
  hourKinds,
  type Minutes,
  orders,
  type Rule,
  readCoefficient,
} from './hetd';
import { parsePlainHours } from './hours';

export type YearService = {
  readonly year: string;
  readonly minutes: Minutes;
  /** Minutes of teaching by level. */
  readonly levels: Readonly<Record<Cycle, number>>;
  readonly granted: number;
  readonly discharged: number;
  /** The year's rule and result; undefined before the first rule. */
  readonly counted?: { readonly rule: ServiceRule; readonly hetd: Hetd };
};

type Courses = readonly Pick<Cours, 'title' | 'level' | 'hours' | 'service'>[];

/** The years of courses and service lines, oldest first. */
export function serviceYears(courses: Courses, { rules, lines }: TeachingService): readonly YearService[] {
  const rows = courses.flatMap(({ level, service = [] }) =>
    service.map((row) => ({ year: row.year, cycle: cycleOf(level), minutes: minutesOf(row) })),
  );
  const years = [...new Set([...rows, ...lines].map(({ year }) => year))].toSorted();
  return years.map((year) => {
    const taught = rows.filter((row) => row.year === year);
    const minutes = byKind((kind) => sum(taught.map((row) => row.minutes[kind])));
    const ofLines = (isDischarge: boolean) =>
      sum(
        lines
          .filter((line) => line.year === year && (line.nature === 'decharge') === isDischarge)
          .map(({ hours }) => parsePlainHours(hours) ?? 0),
      );
    const load = { minutes, granted: ofLines(false), discharged: ofLines(true) };
    const rule = ruleOf(year, rules);
    const at = (cycle: Cycle) => sum(taught.filter((row) => row.cycle === cycle).map((row) => totalOf(row.minutes)));
    return {
      year,
      ...load,
      levels: { licence: at('licence'), master: at('master'), doctorat: at('doctorat'), autre: at('autre') },
      ...(rule && { counted: { rule, hetd: hetdOf(load, readRule(rule)) } }),
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const totalOf = (minutes: Minutes): number => sum(hourKinds.map((kind) => minutes[kind]));

/** Courses that have hours only as text, without years. */
export const withoutYears = <Course extends Pick<Cours, 'hours' | 'service'>>(courses: readonly Course[]): Course[] =>
  courses.filter(({ hours, service = [] }) => service.length === 0 && hours.trim() !== '');

/** Years of courses with unreadable hours: « Réseaux, 2024-2025 ». */
export const unreadYears = (courses: Courses): readonly string[] =>
  courses.flatMap(({ title, service = [] }) =>
    service.filter((row) => unreadKinds(row).length > 0).map(({ year }) => `${title}, ${year}`),
  );

/** The latest rule that has begun by a year. */
function ruleOf(year: string, rules: readonly ServiceRule[]): ServiceRule | undefined {
  const [first] = calendarYears(year);
  const began = (rule: ServiceRule) => (rule.from === undefined ? 0 : calendarYears(rule.from)[0]);
  return rules.filter((rule) => began(rule) <= first).toSorted((a, b) => began(b) - began(a))[0];
}

/** Parses a stored rule, whose texts its schema has validated. */
function readRule(rule: ServiceRule): Rule {
  const order = orders.find((one) => one === rule.tp);
  const texts = { ...rule, tp: order === undefined ? rule.tp : '1' };
  return {
    due: parsePlainHours(rule.due) ?? 0,
    coefficients: byKind((kind) => readCoefficient(texts[kind]) ?? 0),
    order,
  };
}

/** « Licence 2 », « L2 », « BUT » are of the first cycle; « Ingénieur » of the second. */
function cycleOf(level: string): Cycle {
  const text = fold(level);
  if (/\b(?:licence|l ?[1-3]|but|dut|deug|bts|bachelor|cpge)\b/.test(text)) return 'licence';
  if (/\b(?:master|mastere|m ?[12]|ingenieurs?|meef)\b/.test(text)) return 'master';
  return /\b(?:doctorat|doctorants?|doctorale?|these|phd)\b/.test(text) ? 'doctorat' : 'autre';
}
