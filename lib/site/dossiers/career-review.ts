/** The owner's last years in figures, from what the sections say: works, teaching, supervision, projects. */

import { byNature, isOngoing } from '@/sections/activites/definition';
import { yearsOf as spanOf, yearsOfWhen } from '@/sections/dated';
import { calendarYears } from '@/sections/enseignement/course-years';
import { serviceYears, type YearService } from '@/sections/enseignement/service';
import { formulas } from '@/sections/enseignement/service-words';
import { projectPeriod, projet } from '@/sections/projets/definition';
import { classOf } from '@/sections/publications/classes/proposal';
import { codesOf, type Scheme, schemes } from '@/sections/publications/classes/schemes';
import { type PublicationEntry, publicationEntries } from '@/sections/publications/statistics';
import { isPending } from '@/sections/publications/venue';
import { workWords } from '@/sections/publications/words/works';
import { isYear } from '@/sections/publications/years';
import { noService } from '@/sections/service-enseignement/definition';
import { supervisions, yearsOf } from '@/sections/theses-encadrees/dossier';
import { isThesis } from '@/sections/theses-encadrees/natures';
import { isAbandoned } from '@/sections/theses-encadrees/privacy';
import { contentsOf, type DossierSource } from './groups';

export const reviewLengths = [4, 5, 10] as const;
export type ReviewLength = (typeof reviewLengths)[number];

/** Counts by nature; the last column is « Sans date » where something has none. */
export type YearCounts = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly counts: readonly number[] }[];
};

export type CareerReview = {
  readonly first: number;
  readonly last: number;
  readonly publications: YearCounts;
  /** Academic years with hours, the oldest first, and the formulas that count them. */
  readonly service: { readonly years: readonly YearService[]; readonly formulas: readonly string[] };
  readonly supervision: YearCounts;
  readonly projects: YearCounts;
  /** Boards, memberships and other activities, by nature; a current one counts up to this year. */
  readonly activities: YearCounts;
};

/** First and last year of an entry; undefined without a date. */
type Span = readonly [first: number, last: number] | undefined;
type Nature = { readonly label: string; readonly spans: readonly Span[] };

/** The review of the given number of years up to the current one. It names nobody. */
export function careerReview(
  { sections, today }: Pick<DossierSource, 'sections' | 'today'>,
  length: ReviewLength,
  scheme: Scheme,
): CareerReview {
  const last = Number(today.slice(0, 4));
  const years = Array.from({ length }, (_, index) => last - length + 1 + index);
  const contents = contentsOf(sections);
  const service = contents['cv--service'] ?? noService;
  const taught = serviceYears(contents.enseignement ?? [], service).filter(({ year }) => isLate(year, length, today));
  const projects = (contents.projets ?? []).filter((project) => !projet.editor.isPrivate?.(project));
  const spansOf = (list: typeof projects): Nature['spans'] =>
    list.map((project) => yearsOfWhen(projectPeriod(project), last));
  const isFunded = ({ grant, details }: (typeof projects)[number]) => Boolean(grant ?? details.financement.trim());
  return {
    first: last - length + 1,
    last,
    publications: yearCounts(years, byClass(publicationEntries(contents.publications ?? {}), scheme)),
    service: { years: taught, formulas: formulas(taught, service, 'fr') },
    supervision: yearCounts(years, supervisionNatures(contents['theses-encadrees'] ?? {}, today)),
    projects: yearCounts(years, [
      { label: 'Projets financés', spans: spansOf(projects.filter(isFunded)) },
      { label: 'Autres projets', spans: spansOf(projects.filter((project) => !isFunded(project))) },
    ]),
    activities: yearCounts(
      years,
      byNature(contents['cv--activites']?.items ?? []).map(({ nature, items }) => ({
        label: nature,
        spans: items.map((item) => spanOf(item, isOngoing(item), last)),
      })),
    ),
  };
}

/** Counts an entry in each year that it spans; natures without entries are left out. */
export function yearCounts(years: readonly number[], natures: readonly Nature[]): YearCounts {
  const hasUndated = natures.some(({ spans }) => spans.includes(undefined));
  const rows = natures.map(({ label, spans }) => {
    const inYears = years.map((year) => spans.filter((span) => span && span[0] <= year && year <= span[1]).length);
    return { label, counts: hasUndated ? [...inYears, spans.filter((span) => !span).length] : inYears };
  });
  return {
    columns: [...years.map(String), ...(hasUndated ? ['Sans date'] : [])],
    rows: rows.filter(({ counts }) => counts.some((count) => count > 0)),
  };
}

function byClass(entries: readonly PublicationEntry[], scheme: Scheme): Nature[] {
  const works = entries.map(({ item }) => ({
    code: isPending(item) ? 'soumis' : classOf(item, scheme).code,
    span: isYear(item.year) ? ([Number(item.year), Number(item.year)] as const) : undefined,
  }));
  const labels: Readonly<Record<string, { readonly fr: string }>> = schemes[scheme];
  const row = (code: string | undefined, label: string): Nature => ({
    label,
    spans: works.filter((work) => work.code === code).map(({ span }) => span),
  });
  return [
    ...codesOf(scheme).map((code) => row(code, `${code}\u00a0: ${labels[code]?.fr}`)),
    row('soumis', workWords.fr.pending),
    row(undefined, 'À classer'),
  ];
}

/** A thesis counts as defended in its last year and as running before; an abandoned one never. */
function supervisionNatures(content: Parameters<typeof supervisions>[0], today: string): Nature[] {
  const notAbandoned = supervisions(content, today).filter(({ statut }) => !isAbandoned(statut));
  const all = notAbandoned.map((item) => ({
    span: yearsOf(item, today),
    nature: !isThesis(item) ? 'other' : item.statut === 'Soutenue' ? 'defended' : 'thesis',
  }));
  const defended = all.filter(({ nature }) => nature === 'defended').map(({ span }) => span);
  const spansOf = (label: string) => all.filter(({ nature }) => nature === label).map(({ span }) => span);
  return [
    {
      label: 'Thèses en cours',
      spans: [
        ...spansOf('thesis'),
        ...defended.flatMap((span): Span[] => (span && span[0] < span[1] ? [[span[0], span[1] - 1]] : [])),
      ],
    },
    { label: 'Thèses soutenues', spans: defended.map((span) => span && [span[1], span[1]]) },
    { label: 'Autres encadrements', spans: spansOf('other') },
  ];
}

/** Whether a year of teaching is among the last that have begun; an academic year begins in September. */
function isLate(year: string, length: number, today: string): boolean {
  const [begin, end] = calendarYears(year);
  const thisYear = Number(today.slice(0, 4));
  const current = begin < end && Number(today.slice(5, 7)) < 9 ? thisYear - 1 : thisYear;
  return current - length < begin && begin <= current;
}
