/** Teaching in a dossier: hours by course and year with totals, the service by year, courses without years. */
import { decapitalised } from '@/lib/format/french';
import { isPartialDate, readPartialDate } from '@/lib/format/partial-date';
import { dictionary, type Language } from '@/lib/languages';
import { type Block, type Inline, runsOf, wordsOf } from '@/lib/typeset/tree';
import { offered } from '@/sections/item';
import { type DossierContext, type DossierOf, isFrench, withYears } from '../dossier';
import { periodsIn, periodWords, yearsInPeriod } from '../period';
import { noService } from '../service-enseignement/definition';
import { type CourseYear, calendarYears, minutesOf } from './course-years';
import type { Cours } from './definition';
import { hourKinds, kindHeads } from './hetd';
import { hoursText } from './hours';
import { serviceYears } from './service';
import { formulas, hoursIn, serviceTable } from './service-words';
import { words as courseWords } from './words';

type Row = { readonly id: string; readonly course: Cours; readonly year: CourseYear };

const words = dictionary({
  fr: {
    year: 'Année',
    course: 'Enseignement',
    level: 'Niveau',
    groups: 'Groupes',
    students: 'Effectif',
    role: 'Rôle',
    hours: 'Enseignements par année, en heures',
    service: 'Service par année, en heures',
    unallocated: 'Enseignements non ventilés par année',
    total: 'Total',
  },
  en: {
    year: 'Year',
    course: 'Course',
    level: 'Level',
    groups: 'Groups',
    students: 'Students',
    role: 'Role',
    hours: 'Courses by year, in hours',
    service: 'Teaching load by year, in hours (HETD: equivalent hours of tutorials)',
    unallocated: 'Courses without hours by year',
    total: 'Total',
  },
  ar: {
    year: 'السنة',
    course: 'المادة',
    level: 'المستوى',
    groups: 'الأفواج',
    students: 'عدد الطلبة',
    role: 'الدور',
    hours: 'التدريس حسب السنوات، بالساعات',
    service: 'الغلاف الزمني حسب السنوات، بالساعات (HETD: ساعات مكافئة للأعمال التوجيهية)',
    unallocated: 'دروس دون توزيع سنوي للساعات',
    total: 'المجموع',
  },
});

export const coursesInDossier: DossierOf<'enseignement'> = (courses, context) => {
  const { lang, order, contents } = context;
  const service = contents?.['cv--service'] ?? noService;
  const newestFirst = order === 'newest';
  const rows = courses
    .flatMap((course) => (course.service ?? []).map((year): Row => ({ id: `${course.id}/${year.id}`, course, year })))
    .toSorted((a, b) => a.year.year.localeCompare(b.year.year) * (newestFirst ? -1 : 1));
  const others = courses.filter((course) => !course.service?.length);
  return [
    {
      id: 'cours',
      heading: { fr: 'Enseignement', en: 'Teaching', ar: 'التدريس' },
      entries: [
        ...rows.map(({ id, course, year }) => ({
          id,
          label: `${course.title}, ${year.year}`,
          years: calendarYears(year.year),
        })),
        ...others.map((course) => ({
          id: course.id,
          label: course.title,
          ...withYears(yearsInPeriod(periodOf(course), Number(context.today.slice(0, 4)))),
        })),
      ],
      write(isTicked) {
        const ticked = rows.filter(({ id }) => isTicked(id));
        const tickedYears = new Set(ticked.map(({ year }) => year));
        const years = new Set(ticked.map(({ year }) => year.year));
        const counted = serviceYears(
          courses.map((course) => ({ ...course, service: course.service?.filter((year) => tickedYears.has(year)) })),
          { ...service, lines: service.lines.filter(({ year }) => years.has(year)) },
        ).filter(({ counted }) => counted);
        const plain = others.filter(({ id }) => isTicked(id));
        return [
          ...(ticked.length > 0 ? [(context.isTrame ? trameTable : courseTable)(ticked, context)] : []),
          ...(counted.length > 0 ? [serviceBlock(newestFirst ? counted.toReversed() : counted, lang)] : []),
          ...formulas(counted, service, lang).map((text): Block => ({ type: 'paragraph', text })),
          ...(ticked.length > 0 && plain.length > 0
            ? [{ type: 'heading', level: 3, text: words[lang].unallocated } satisfies Block]
            : []),
          ...(plain.length > 0
            ? [
                {
                  type: 'list',
                  items: plain.map((course) => lineOf(course, context)),
                } satisfies Block,
              ]
            : []),
        ];
      },
    },
  ];
};

function courseTable(rows: readonly Row[], context: DossierContext): Block {
  const { lang } = context;
  const word = words[lang];
  const minutes = rows.map(({ year }) => minutesOf(year));
  const kinds = hourKinds.filter((kind) => minutes.some((row) => row[kind] > 0));
  const texts = (['groups', 'students', 'role'] as const).filter((key) => rows.some(({ year }) => year[key]));
  const hasNumbers = (key: (typeof texts)[number]) => rows.every(({ year }) => /^\d*$/.test(year[key]?.trim() ?? ''));
  const sum = (kind: (typeof kinds)[number]) => minutes.reduce((total, row) => total + row[kind], 0);
  return {
    type: 'table',
    caption: word.hours,
    columns: [
      { head: word.year },
      { head: word.course },
      { head: word.level },
      ...kinds.map((kind) => ({ head: kindHeads[kind][lang], align: 'end' as const })),
      ...texts.map((key) => ({ head: word[key], ...(hasNumbers(key) && { align: 'end' as const }) })),
    ],
    rows: rows.map(({ course, year }, index) => [
      year.year,
      ownWords(courseText(course, year), course.title, context),
      translatedValue(courseWords[lang].levels, course.level, context),
      ...kinds.map((kind) => hoursIn(minutes[index]?.[kind] ?? 0, lang)),
      ...texts.map((key) => translatedValue(courseWords[lang].roles, year[key] ?? '', context)),
    ]),
    foot: [[word.total, '', '', ...kinds.map((kind) => hoursIn(sum(kind), lang)), ...texts.map(() => '')]],
  };
}

/** The table of the national form, annex 1, with its own column names, in French. */
function trameTable(rows: readonly Row[], context: DossierContext): Block {
  const sum = (row: Row) => hourKinds.reduce((total, kind) => total + minutesOf(row.year)[kind], 0);
  const natures = ({ year }: Row) =>
    hourKinds.filter((kind) => minutesOf(year)[kind] > 0).map((kind) => kindHeads[kind].fr);
  return {
    type: 'table',
    caption: '',
    columns: [
      ...['Année', 'Niveau', 'Diplôme', 'Intitulé', 'Type de formation', 'Nature'].map((head) => ({ head })),
      { head: 'Effectifs', align: 'end' },
      { head: 'Volume horaire annuel', align: 'end' },
    ],
    rows: rows.map((row) => [
      row.year.year,
      row.course.level,
      row.course.program,
      row.course.title,
      row.year.audience ?? '',
      natures(row).join(', '),
      row.year.students ?? '',
      hoursIn(sum(row), context.lang),
    ]),
    foot: [
      [
        'Total',
        '',
        '',
        '',
        '',
        '',
        '',
        hoursIn(
          rows.reduce((total, row) => total + sum(row), 0),
          context.lang,
        ),
      ],
    ],
  };
}

function serviceBlock(years: Parameters<typeof serviceTable>[0], lang: Language): Block {
  const { heads, rows, total } = serviceTable(years, lang);
  return {
    type: 'table',
    caption: words[lang].service,
    columns: heads.map((head, index) => (index === 0 ? { head } : { head, align: 'end' })),
    rows,
    ...(total && { foot: [total] }),
  };
}

/** « Réseaux (Licence d’informatique, SUPEMIR, anglais, apprentissage) » */
function courseText({ title, program, establishment }: Cours, { language, audience }: CourseYear): string {
  const details = [program, establishment, language, audience].filter((text) => text?.trim());
  return details.length > 0 ? `${title} (${details.join(', ')})` : title;
}

/** The description of a course that is a period or begins or ends with one, as that of a pasted line; '' for any other. */
function periodOf({ description }: Cours): string {
  const text = description.trim();
  const [first] = periodsIn(text);
  const isAtEdge =
    first && (first.at === 0 || periodsIn(text).some(({ at, text: { length } }) => at + length === text.length));
  return (isAtEdge && text.length <= 80 && !text.includes('\n')) || isPartialDate(readPartialDate(text)) ? text : '';
}

/** A description of one line, « depuis 2015 », « une année sur deux »; '' for one that is a text of its own. */
function remarkOf({ description }: Cours): string {
  const text = description
    .trim()
    .replace(/(?<=\p{Ll})\.$/u, '')
    .replace(/^(?:Une?|En|Au|À|Avec|Pour|Tou[st]e?s?|Chaque)\s/u, decapitalised);
  return text.length <= 200 && !text.includes('\n') ? text : '';
}

/** « Réseaux, Licence 2, SUPEMIR, 2009-2014 : 24 h » */
function lineOf(course: Cours, context: DossierContext): Inline {
  const { title, level, program, establishment, hours } = course;
  const isInFrench = context.lang === 'fr';
  const parts = [
    ownWords(title, title, context),
    translatedValue(courseWords[context.lang].levels, level, context),
    ...[program, establishment].map((text) => ownWords(text, text, context)),
    whenText(remarkOf(course), context),
  ].filter((part) => wordsOf(part).trim() !== '');
  const line = [
    ...parts.flatMap((part, index) => [...(index === 0 ? [] : [{ text: ', ' }]), ...runsOf(part)]),
    ...(hours.trim() ? [{ text: `${isInFrench ? '\u00a0' : ''}: ${hoursText(hours, context.lang)}` }] : []),
  ];
  return isInFrench ? wordsOf(line) : line;
}

/** Words of a period in the document's language; « en anglais, 2015-2018 » is the owner's. */
function whenText(period: string, context: DossierContext): Inline {
  const words = periodWords(period, context.lang);
  return words === period && /\p{L}/u.test(period) ? ownWords(words, period, context) : words;
}

/** A value that the form offers, in the document's language; any other as the owner wrote it. */
function translatedValue(offers: Readonly<Record<string, string>>, text: string, context: DossierContext): Inline {
  const offer = offered(offers, text);
  return offer === text ? ownWords(text, text, context) : offer;
}

/** The owner's words; `text` is the part by which their language is known. */
const ownWords = (line: string, text: string, context: DossierContext): Inline =>
  isFrench(text, context) ? [{ text: line, lang: 'fr' }] : line;
