/** A course's hours per academic year; optional, in addition to its hours as text. */
import { z } from 'zod';
import type { Language } from '@/lib/languages';
import { nonBlankText } from '@/sections/fields';
import { hidden, type ListNode, options } from '../editor-tree';
import { card, itemId, newId, optionalText } from '../fields';
import { byKind, type HourKind, hourKinds, kindHeads, type Minutes } from './hetd';
import { formatMinutes, parseHours, readingText } from './hours';

const yearMessage = 'L’année universitaire s’écrit comme 2024-2025';

/** An academic year, stored as `academicYear` writes it. */
export const yearField = () =>
  z.preprocess(
    (value) => {
      const text = typeof value === 'number' ? String(value) : value;
      return typeof text === 'string' ? (academicYear(text) ?? text) : text;
    },
    z.string(yearMessage).refine((year) => academicYear(year) === year, yearMessage),
  );

const hours = () => optionalText(200);

const courseYear = card(
  {
    id: itemId('annee'),
    year: yearField(),
    cm: hours(),
    td: hours(),
    tp: hours(),
    ctd: hours(),
    project: hours(),
    groups: optionalText(200),
    students: optionalText(200),
    audience: optionalText(),
    language: optionalText(200),
    role: optionalText(200),
  },
  'Chaque année d’un cours doit être un objet',
);
export type CourseYear = z.output<typeof courseYear>;

/** An optional list: it stays undefined when absent. */
export const courseYears = z.preprocess(
  (value) => value ?? undefined,
  z.array(courseYear, 'Les heures par année doivent être une liste').max(200, 'Pas plus de 200 années').optional(),
);

/** The years for storage: without blank texts; undefined if none is left. */
export function keptYears(years: readonly CourseYear[] | undefined): CourseYear[] | undefined {
  if (!years?.length) return undefined;
  return years.map((year) => ({
    ...year,
    ...Object.fromEntries(optionalKeys.map((key) => [key, nonBlankText(year[key])])),
  }));
}
const optionalKeys = [...hourKinds, 'groups', 'students', 'audience', 'language', 'role'] as const;

/** Minutes by kind; unreadable hours count as 0. */
export const minutesOf = (year: CourseYear): Minutes => byKind((kind) => parseHours(year[kind] ?? '') ?? 0);

/** Kinds whose hours are unreadable. */
export const unreadKinds = (year: CourseYear): readonly HourKind[] =>
  hourKinds.filter((kind) => nonBlankText(year[kind]) !== undefined && parseHours(year[kind] ?? '') === null);

/** « CM 18 h », « TD 24 h »: kinds that have hours. */
export function hoursByKind(year: CourseYear, language: Language = 'fr'): readonly string[] {
  const minutes = minutesOf(year);
  return hourKinds.flatMap((kind) =>
    minutes[kind] > 0 ? [`${kindHeads[kind][language]}\u00a0${formatMinutes(minutes[kind], language)}`] : [],
  );
}

const hoursNode = (label: string, placeholder: string) =>
  ({ node: 'text', input: 'hours', fact: true, label, placeholder, span: 'third', reading: readingText }) as const;

export const courseYearsEditor: ListNode<CourseYear> = {
  node: 'list',
  label: 'Heures par année',
  blank: () => ({ id: newId('annee'), year: '' }),
  name: ({ year }) => year,
  summary: (year) => ({ facts: hoursByKind(year) }),
  copy: (year) => ({ ...year, year: followingYear(year.year) }),
  labels: {
    one: 'année',
    many: 'années',
    feminine: true,
    add: 'Ajouter une année',
    confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette année ?',
    empty: 'Aucune année ajoutée',
    addFirst: 'Ajouter une année',
  },
  item: {
    node: 'group',
    fields: {
      id: hidden,
      year: {
        node: 'text',
        fact: true,
        label: 'Année universitaire',
        required: true,
        placeholder: '2024-2025',
      },
      cm: hoursNode('Heures de cours magistral (CM)', '18'),
      td: hoursNode('Heures de TD', '24'),
      tp: hoursNode('Heures de TP', '16,5'),
      ctd: hoursNode('Heures de cours-TD (CTD)', '8'),
      project: hoursNode('Heures de projet', '10'),
      role: {
        node: 'select',
        label: 'Rôle',
        options: options(['Responsable', 'Intervenant']),
        other: { label: 'Autre', placeholder: 'Coresponsable' },
        span: 'third',
      },
      groups: { node: 'text', label: 'Groupes', placeholder: '2 de TD, 3 de TP', span: 'third' },
      students: { node: 'text', fact: true, label: 'Effectif', placeholder: '45', span: 'third' },
      language: { node: 'text', fact: true, label: 'Langue', placeholder: 'Anglais', span: 'third' },
      audience: { node: 'text', label: 'Public', placeholder: 'Formation initiale, apprentissage' },
    },
  },
};

// Academic years: « 2024-2025 », or « 2024 » where they are calendar years.

/** The stored form of a year, from « 2024/25 » and the like; undefined for anything else. */
export function academicYear(text: string): string | undefined {
  const [, first, second] = /^((?:19|20)\d\d)(?:\s*[-–—/]\s*((?:19|20)?\d\d))?$/.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return first;
  const next = String(Number(first) + 1);
  return next.endsWith(second) ? `${first}-${next}` : undefined;
}

/** « 2024-2025 » → « 2025-2026 ». */
const followingYear = (year: string): string => year.replace(/\d{4}/g, (number) => String(Number(number) + 1));

/** First and last calendar year. */
export const calendarYears = (year: string): readonly [first: number, last: number] => [
  Number(year.slice(0, 4)),
  Number(year.slice(-4)),
];
