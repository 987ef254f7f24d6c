/** A line of a pasted list of courses. */
import { fold } from '@/lib/format/fold';
import { capitalised } from '@/lib/format/french';
import { beyondQuotes, bodyIn, oneOfThese } from '../line-parts';
import type { EachLine } from '../line-reader';
import { type LineTable, readLine } from '../read-line';
import { hoursInLine } from './read-hours';

const levelNames: Readonly<Record<string, string>> = {
  L1: 'Licence 1',
  L2: 'Licence 2',
  L3: 'Licence 3',
  M1: 'Master 1',
  M2: 'Master 2',
};
const oneLevel = String.raw`(?:[LM][123]|(?:[Ll]icence|[Mm]aster|[Mm]astère)(?:\s[123](?!\d))?|DUT|BUT\s?[123]?|BTS|DU|DIU|[Dd]octorat|[Ff]ormation [Cc]ontinue|[Cc]ycle [Ii]ngénieur|(?:[1-5](?:re|e|ère|ème)|[Pp]remière|[Dd]euxième|[Tt]roisième) année)`;
/** « L2 », « L1-L2 », « Master 1 et 2 », with the programme behind it: « M2 Sciences du langage ». */
const level = new RegExp(
  String.raw`^(${oneLevel}(?:\s?(?:[-–/&,+]|et)\s?(?:${oneLevel}|[123](?!\d)))*)(?![\p{L}\d-])\s*(.*)$`,
  'u',
);
/** « Cours de master 1 » */
const levelWithin = /(?<!\p{L})(?:(?:licence|master)\s[123]|[LM][123])(?![\p{L}\d-])/iu;

const courseTypeIn = oneOfThese([
  [/^(?:CM|cours magistra(?:l|ux))$/iu, 'Cours magistral'],
  [/^(?:TD|travaux dirigés)$/iu, 'Travaux dirigés'],
  [/^(?:TP|travaux pratiques)$/iu, 'Travaux pratiques'],
  [/^(?:CI|cours intégré)$/iu, 'Cours intégré'],
  [/^CM\s?(?:[-/&+]|et)\s?TD$/iu, 'Cours magistral et travaux dirigés'],
  [/^CM\s?(?:[-/&+]|et)\s?TP$/iu, 'Cours magistral et travaux pratiques'],
  [/^séminaire$/iu, 'Séminaire'],
]);

const lineTable: LineTable<'hours' | 'level' | 'semester' | 'courseType' | 'establishment'> = {
  phrases: {
    hours: new RegExp(
      String.raw`(?<![\p{L}\d])(${hoursInLine}(?:\s*(?:/\s?an(?:née)?|par an)(?!\p{L}))?)(?:\s[–—-](?=\s))?`,
      'iu',
    ),
  },
  parts: {
    level: (part) => (level.test(part) ? part : undefined),
    semester: (part) => (/^(?:S|semestre )\d{1,2}$/iu.test(part) ? part.replace(/^semestre /iu, 'S') : undefined),
    courseType: courseTypeIn,
    establishment: bodyIn,
  },
};

/** The course that a pasted line names, with its years as its description; its level may be that of the heading. */
export const eachLine: EachLine = (line, blank, above) => {
  const { title, rest, said, period, town } = readLine(line, lineTable);
  const { level: place = '', establishment, ...facts } = said;
  const [, first = levelWithin.exec(title)?.[0] ?? '', program = ''] = level.exec(place) ?? [];
  return {
    ...blank,
    ...facts,
    title: title || program || line,
    level: (levelNames[first] ?? capitalised(first)) || above.level,
    ...(title && program && { program }),
    establishment: [establishment, town].filter(Boolean).join(', '),
    ...(period ? { description: period.text } : rest[0] && { description: rest[0] }),
  };
};

/** Why a pasted line is no course of its own: « Université de Caen (2015-2020) » stands above those that were given there. */
export function refuses(line: string): string | undefined {
  const { title, said } = readLine(line, lineTable);
  if (/\s?;\s/u.test(beyondQuotes(line).replace(/\([^()]*\)/gu, '')))
    return 'Plusieurs cours sur une ligne\u00a0: écrivez-en un par ligne.';
  return title === '' && said.establishment && !said.level && !said.hours
    ? 'Un établissement seul n’est pas un cours\u00a0: dites-le sur la ligne de chaque cours.'
    : undefined;
}

export const joined = ['level'];
export const standsFor = {
  ...Object.fromEntries(Object.entries(levelNames).map(([short, level]) => [level, fold(`${short} ${level}`)])),
  'Cours magistral': 'cm cours magistral magistraux',
  'Travaux dirigés': 'td travaux diriges',
  'Travaux pratiques': 'tp travaux pratiques',
  'Cours intégré': 'ci cours integre',
  'Cours magistral et travaux dirigés': 'cm et td',
  'Cours magistral et travaux pratiques': 'cm et tp',
  Séminaire: 'seminaire',
  semester: 'semestre',
};
