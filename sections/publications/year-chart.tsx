import { counted } from '@/lib/format/french';
import type { YearCount } from './statistics';

/** The height of the plot, in units of the viewBox. */
const HEIGHT = 40;
/** Where the bar is in the 10 units of one year. */
const BAR = { from: 1.5, width: 7 };

/** Publications per year: a chart with a text alternative, and the numbers as a table one click away. */
export function YearChart({ years }: { years: readonly YearCount[] }) {
  if (years.length < 2) return null;
  const hasOthers = years.some(({ others }) => others > 0);
  const width = years.length * 10;
  const top = evenTop(Math.max(...years.map(totalOf)));
  const scale = (count: number) => (count / top) * HEIGHT;
  return (
    <figure className="chart">
      <figcaption>
        <strong>Publications par année</strong>
        <ul className="legend">
          <li className="key-articles">Articles</li>
          <li className="key-talks">Communications</li>
          {hasOthers ? <li className="key-others">Autres productions</li> : null}
        </ul>
      </figcaption>
      <div className="chart-plot">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={inWords(years)}>
          <line x1="0" x2={width} y1="0" y2="0" />
          <line x1="0" x2={width} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {years.map((year, index) => (
            <Bars key={year.year} x={index * 10 + BAR.from} articles={scale(year.articles)} talks={scale(year.communications)} others={scale(year.others)} />
          ))}
          <line className="base" x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} />
        </svg>
        <span className="chart-y chart-y-top" aria-hidden>
          {top}
        </span>
        <span className="chart-y chart-y-mid" aria-hidden>
          {top / 2}
        </span>
        <div className="chart-axis" aria-hidden>
          {ticks(years).map(({ year, at }) => (
            <span className="chart-x num" style={{ left: `${at.toFixed(2)}%` }} key={year}>
              {year}
            </span>
          ))}
        </div>
      </div>
      <Numbers years={years} hasOthers={hasOthers} />
    </figure>
  );
}

const totalOf = ({ articles, communications, others }: YearCount) => articles + communications + others;

/** The top of the scale: an even number, so that its half is a whole one, not below the highest bar. */
const evenTop = (highest: number) => Math.max(2, highest + (highest % 2));

/** The bar of a year: one part above the other, with a hairline between two. */
function Bars({ x, articles, talks, others }: { x: number; articles: number; talks: number; others: number }) {
  const below = articles + talks;
  const gap = articles > 0 && talks > 0 ? 0.7 : 0;
  return (
    <>
      {articles > 0 ? <rect className="bar-articles" x={x} y={HEIGHT - articles} width={BAR.width} height={articles} /> : null}
      {talks > 0 ? <rect className="bar-talks" x={x} y={HEIGHT - below} width={BAR.width} height={talks - gap} /> : null}
      {others > 0 ? <rect className="bar-others" x={x} y={HEIGHT - below - others} width={BAR.width} height={others - (below > 0 ? 0.7 : 0)} /> : null}
    </>
  );
}

/** Labels under the axis: every tenth or fifth year, or each when they are few; `at` in % of the width. */
function ticks(years: readonly YearCount[]): { year: number; at: number }[] {
  const step = years.length > 60 ? 10 : years.length > 8 ? 5 : 1;
  return years.flatMap(({ year }, index) => (year % step === 0 ? [{ year, at: ((index + 0.5) / years.length) * 100 }] : []));
}

/** « Histogramme de 1997 à 2025 : jusqu’à 4 publications par an, en 1998 et 2018. » */
function inWords(years: readonly YearCount[]): string {
  const highest = Math.max(...years.map(totalOf));
  const peaks = years.filter((year) => totalOf(year) === highest).map(({ year }) => String(year));
  const span = `Histogramme de ${years[0]?.year} à ${years.at(-1)?.year}`;
  const list = new Intl.ListFormat('fr').format(peaks.slice(0, 4));
  return `${span}\u00a0: jusqu’à ${counted(highest, 'publication', 'publications')} par an${peaks.length <= 4 ? `, en ${list}` : ''}.`;
}

function Numbers({ years, hasOthers }: { years: readonly YearCount[]; hasOthers: boolean }) {
  return (
    <details className="numbers no-print">
      <summary>Les chiffres en tableau</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Année</th>
            <th scope="col">Articles</th>
            <th scope="col">Communications</th>
            {hasOthers ? <th scope="col">Autres</th> : null}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map(({ year, articles, communications, others }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{articles}</td>
              <td>{communications}</td>
              {hasOthers ? <td>{others}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
