import type { Language } from '@/lib/languages';
import type { YearCount } from './statistics';
import { sectionWords } from './words/section';
import { workWords } from './words/works';

/** Height of the plot, in viewBox units. */
const HEIGHT = 40;
/** Position of the bar in a year's 10 units. */
const BAR = { from: 1.5, width: 7 };

type Props = { readonly years: readonly YearCount[]; readonly hasChapters?: boolean; readonly language: Language };

/**
 * Publications per year, chapters counted as articles: a chart with a text alternative, and the numbers as a table one
 * click away.
 */
export function YearChart({ years, hasChapters = false, language }: Props) {
  if (years.length < 2) return null;
  const words = sectionWords[language].chart;
  const { kinds } = workWords[language];
  const labels = {
    articles: hasChapters ? words.articlesAndChapters : kinds.article,
    communications: kinds.communication,
    others: kinds.other,
  };
  const columns = parts
    .filter((part) => years.some((year) => year[part] > 0))
    .map((part) => ({ is: part, label: labels[part] }));
  const width = years.length * 10;
  const top = evenTop(Math.max(...years.map(totalOf)));
  const scale = (count: number) => (count / top) * HEIGHT;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 asks for it, for programs that do not know the element
    <figure className="flex flex-wrap justify-between gap-x-6 print:hidden" role="figure" aria-label={words.title}>
      <figcaption className="font-serif font-strong text-lg leading-snug">{words.title}</figcaption>
      <ul className="flex flex-wrap items-center gap-x-4 whitespace-nowrap text-ink-soft text-sm">
        {columns.map(({ is, label }) => (
          <li key={is} className="flex items-center gap-1.5">
            <Key className={is === 'communications' ? 'talks' : is} />
            {label}
          </li>
        ))}
      </ul>
      <div className="relative mt-3 basis-full ps-5">
        <svg
          className="h-plot w-full overflow-visible stroke-1 stroke-none rtl:-scale-x-100"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={inWords(years, language)}
        >
          <line className="stroke-rule" vectorEffect="non-scaling-stroke" x2={width} />
          <line className="stroke-rule" vectorEffect="non-scaling-stroke" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {years.map((year, index) => (
            <Bars
              key={year.year}
              x={index * 10 + BAR.from}
              articles={scale(year.articles)}
              talks={scale(year.communications)}
              others={scale(year.others)}
            />
          ))}
          <line className="stroke-ink" vectorEffect="non-scaling-stroke" x2={width} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <Tick className="start-0 top-0 -translate-y-1/2">{top}</Tick>
        <Tick className="start-0 top-[calc(var(--spacing-plot)/2)] -translate-y-1/2">{top / 2}</Tick>
        <div className="relative h-5">
          {ticks(years).map(({ year, at }) => (
            <Tick
              className="top-1.75 -translate-x-1/2 rtl:translate-x-1/2"
              start={`min(${at.toFixed(2)}%, 100% - 0.85rem)`}
              key={year}
            >
              {year}
            </Tick>
          ))}
        </div>
      </div>
      <Numbers years={years} columns={columns} language={language} />
    </figure>
  );
}

/** The parts of a bar, from the bottom. */
const parts = ['articles', 'communications', 'others'] as const;
type Column = { readonly is: (typeof parts)[number]; readonly label: string };

const totalOf = ({ articles, communications, others }: YearCount) => articles + communications + others;

/** The scale's maximum: even, so that half of it is an integer, and at least the highest bar. */
const evenTop = (highest: number) => Math.max(2, highest + (highest % 2));

/** The colour of a part in the legend; also in forced colours. */
function Key({ className }: { className: string }) {
  return <span className={`size-2.5 forced-color-adjust-none ${className}`} data-key />;
}

/** A year's bar: its parts stacked, with a hairline between them. */
function Bars({ x, articles, talks, others }: { x: number; articles: number; talks: number; others: number }) {
  const below = articles + talks;
  /** Its height above the hairline, which is thinner on a low bar. */
  const above = (height: number, under: number) => (under > 0 ? height - Math.min(0.7, height / 2) : height);
  return (
    <>
      {articles > 0 ? (
        <rect className="articles" x={x} y={HEIGHT - articles} width={BAR.width} height={articles} />
      ) : null}
      {talks > 0 ? (
        <rect className="talks" x={x} y={HEIGHT - below} width={BAR.width} height={above(talks, articles)} />
      ) : null}
      {others > 0 ? (
        <rect className="others" x={x} y={HEIGHT - below - others} width={BAR.width} height={above(others, below)} />
      ) : null}
    </>
  );
}

/** A number on an axis. */
function Tick({ className, start, children }: { className: string; start?: string; children: number }) {
  return (
    <span className={`tick ${className}`} style={{ insetInlineStart: start }} aria-hidden>
      {children}
    </span>
  );
}

/** Labels under the axis: every tenth or fifth year, or each when they are few; `at` in % of the width. */
function ticks(years: readonly YearCount[]): { year: number; at: number }[] {
  const step = years.length > 60 ? 10 : years.length > 8 ? 5 : 1;
  return years.flatMap(({ year }, index) =>
    year % step === 0 ? [{ year, at: ((index + 0.5) / years.length) * 100 }] : [],
  );
}

/** « Histogramme de 1997 à 2025 : jusqu’à 4 publications par an, en 1998 et 2018. » */
function inWords(years: readonly YearCount[], language: Language): string {
  const highest = Math.max(...years.map(totalOf));
  const peaks = years.filter((year) => totalOf(year) === highest).map(({ year }) => String(year));
  const [first = 0, last = 0] = [years[0]?.year, years.at(-1)?.year];
  return sectionWords[language].chart.text(first, last, highest, peaks.length <= 4 ? peaks : []);
}

type NumbersProps = Pick<Props, 'years' | 'language'> & { readonly columns: readonly Column[] };

function Numbers({ years, columns, language }: NumbersProps) {
  const words = sectionWords[language].chart;
  return (
    <details className="mt-3 basis-full">
      <summary className="inline-block cursor-pointer py-figure font-medium text-accent text-sm">{words.table}</summary>
      <table
        aria-label={words.title}
        className="mt-2 w-full max-w-120 border-collapse text-sm lining-nums tabular-nums [&_:is(th,td)]:border-rule [&_:is(th,td)]:border-b [&_:is(th,td)]:px-0 [&_:is(th,td)]:py-figure [&_:is(th,td)]:font-normal [&_:is(th,td)]:not-first:text-end [&_th]:text-start"
      >
        <thead className="text-ink-faint">
          <tr>
            <th scope="col">{words.year}</th>
            {columns.map(({ is, label }) => (
              <th key={is} scope="col">
                {is === 'others' ? words.othersInTable : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((counts) => (
            <tr key={counts.year}>
              <th scope="row">{counts.year}</th>
              {columns.map(({ is }) => (
                <td key={is}>{counts[is]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
