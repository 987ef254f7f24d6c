/** A line of a pasted list of courses. */
import { fold } from '@/lib/format/fold';
import { capitalised } from '@/lib/format/french';
import { beyondQuotes, bodyIn, oneOfThese } from '../line-parts';
import type { EachLine } from '../line-reader';
import { type Fields, type LineTable, readLine } from '../read-line';
import { hoursInLine } from './hours';

const levelNames: Readonly<Record<string, string>> = {
  L1: 'Licence 1',
  L2: 'Licence 2',
  L3: 'Licence 3',
  M1: 'Master 1',
  M2: 'Master 2',
};
const oneLevel = String.raw`(?:[LM][123]|(?:[Ll]icence|[Mm]aster|[Mm]astère)(?:\s[123](?!\d))?|DUT|BUT\s?[123]?|DF[AG]S[MOP]\s?[123]|BTS|DU|DIU|[Dd]octorat|[Ff]ormation [Cc]ontinue|[Cc]ycle [Ii]ngénieur|(?:[1-5](?:re|e|ère|ème)|[Pp]remière|[Dd]euxième|[Tt]roisième) année)`;
const levelsFirst = String.raw`^(${oneLevel}(?:\s?(?:[-–/&,+]|et)\s?(?:${oneLevel}|[123](?!\d)))*)(?![\p{L}\d-])\s*`;
/** « L2 », « L1-L2 », « Master 1 et 2 », with the programme behind it: « M2 Sciences du langage ». */
const level = new RegExp(`${levelsFirst}(.*)$`, 'u');
/** « Cours de master 1 » */
const levelWithin = /(?<![\p{L}-])(?:(?:licence|master)\s[123]|[LM][123])(?![\p{L}\d-]|\s?(?:et|à|&)\s?\d)/iu;

const courseTypeIn = oneOfThese([
  [/^(?:CM|cours magistra(?:l|ux))$/iu, 'Cours magistral'],
  [/^(?:TD|travaux dirigés)$/iu, 'Travaux dirigés'],
  [/^(?:TP|travaux pratiques)$/iu, 'Travaux pratiques'],
  [/^(?:CI|cours intégré)$/iu, 'Cours intégré'],
  [/^(?:CM|cours)\s?(?:[-/&+]|et)\s?TD$/iu, 'Cours magistral et travaux dirigés'],
  [/^(?:CM|cours)\s?(?:[-/&+]|et)\s?TP$/iu, 'Cours magistral et travaux pratiques'],
  [/^séminaire$/iu, 'Séminaire'],
]);

const perYear = String.raw`(?:\s*(?:/\s?an(?:née)?|par an)(?!\p{L}))?`;
const perWeek = String.raw`\s?\d*\s?(?:/(?!\s?an)|par\s(?!an)|hebd)`;
const lineTable: LineTable<'hours' | 'level' | 'semester' | 'courseType' | 'establishment'> = {
  phrases: {
    hours: new RegExp(
      String.raw`(?<![\p{L}\d])((?!\d+\s?h${perWeek})${hoursInLine}${perYear})(?:\s[–—-](?=\s))?`,
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
  const [, name = levelWithin.exec(title)?.[0] ?? '', behind = ''] = level.exec(place) ?? [];
  // « 2e année ingénieur » is a level as a whole.
  const [first, program] = title && /année$|continue$/iu.test(name) ? [place, ''] : [name, behind];
  return {
    ...blank,
    ...facts,
    title: title || program || line,
    level: (levelNames[first] ?? capitalised(first)) || above.level,
    ...(title && program && { program }),
    establishment: [establishment, town].filter(Boolean).join(', '),
    description: rest[0] ? capitalised(remarkIn(line, period ? [...rest, period.text] : rest)) : (period?.text ?? ''),
  };
};

/** What a line has beside the facts, from the first of it to the last: « en anglais, 2005-2010 ». */
function remarkIn(line: string, texts: readonly string[]): string {
  const starts = texts.map((text) => fold(line).indexOf(fold(text)));
  if (starts.length === 0 || starts.includes(-1)) return texts.at(-1) ?? '';
  const ends = texts.map((text, index) => (starts[index] ?? 0) + text.length);
  const [remark = ''] =
    new RegExp(`^.{${Math.max(...ends) - Math.min(...starts)}}(?:\\s?[–—-]$)?`, 'su').exec(
      line.slice(Math.min(...starts)),
    ) ?? [];
  return remark;
}

/** Why a pasted line is no course of its own: « Université de Caen (2015-2020) » stands above those that were given there. */
export function refuses(line: string): string | undefined {
  const { title, said } = readLine(line, lineTable);
  if (/\s?;\s/u.test(beyondQuotes(line).replace(/\([^()]*\)/gu, '')))
    return 'Plusieurs cours sur une ligne\u00a0: écrivez-en un par ligne.';
  return title === '' && said.establishment && !said.level && !said.hours
    ? 'Un établissement seul n’est pas un cours\u00a0: dites-le sur la ligne de chaque cours.'
    : undefined;
}

/** The level and the hours, where a line says one of each. */
export function whenKept(line: string): Fields {
  const [first, ...others] = beyondQuotes(line).match(new RegExp(levelWithin, 'giu')) ?? [];
  const bare = beyondQuotes(line).replace(/\([^()]*\)/gu, '');
  const [amount] = bare.match(hours) ?? [];
  return {
    ...(first && others.length === 0 && { level: levelNames[first] ?? capitalised(first) }),
    ...(amount &&
      !someYears.test(bare) &&
      bare.match(/\d\s?h(?:eures?)?(?!\p{L})/gu)?.length === 1 && { hours: amount }),
  };
}

/** « une année sur deux »: hours that are not given each year are told with these words alone. */
const someYears = /(?<!\p{L})(?:sur|tous les) (?:deux|trois|2|3)(?!\p{L})/iu;
/** As a part of its own. */
const hours = new RegExp(
  String.raw`(?<=[,;:–—]\s)\d{1,3}(?:[.,]\d+)?\s?h(?:eures)?(?:\s(?:CM|TD|TP|[ée]q\.?\s?TD))?${perYear}(?=\s*(?:$|[,;–—]))`,
  'giu',
);

/** No title has a small letter behind a programme, « M1 Édition, chaque année », and none a programme before a colon; « 18 h CM, 3 gr. x 12 h TD » is no total. */
export const isSure = (title: string, { program, hours, description }: Fields, _: boolean, line: string): boolean =>
  !(hours && (/\d\s?h(?!\p{L})/u.test(String(description)) || someYears.test(line))) &&
  (!program || !(/^\p{Ll}/u.test(title) || line.includes(`${program} :`)));
export const joined = ['level'];
export const takesPeriods = true;
export const standsFor = {
  ...Object.fromEntries(Object.entries(levelNames).map(([short, level]) => [level, fold(`${short} ${level}`)])),
  'Cours magistral': 'cm cours magistral magistraux',
  'Travaux dirigés': 'td travaux diriges',
  'Travaux pratiques': 'tp travaux pratiques',
  'Cours intégré': 'ci cours integre',
  'Cours magistral et travaux dirigés': 'cm cours et td',
  'Cours magistral et travaux pratiques': 'cm cours et tp',
  Séminaire: 'seminaire',
  ...Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`S${index + 1}`, `semestre ${index + 1}`])),
};
