import { counted } from '@/lib/format/french';
import type { YearCount } from '@/sections/publications/statistics';

/** Publications per year, as a stacked bar chart and as a table. */
export function YearChart({ years }: { readonly years: readonly YearCount[] }) {
  const articles = years.reduce((sum, year) => sum + year.articles, 0);
  const communications = years.reduce((sum, year) => sum + year.communications, 0);
  const others = years.reduce((sum, year) => sum + year.others, 0);
  const top = Math.max(1, ...years.map((year) => year.articles + year.communications + year.others));
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  return (
    <section className="panel" aria-labelledby="par-annee">
      <div className="panel-head">
        <h2 id="par-annee">Publications par année</h2>
        <p className="legend">
          <span>
            <i />
            {counted(articles, 'article', 'articles')}
          </span>
          <span>
            <i className="com" />
            {counted(communications, 'communication', 'communications')}
          </span>
          {others > 0 && (
            <span>
              <i className="oth" />
              {counted(others, 'autre', 'autres')}
            </span>
          )}
        </p>
      </div>
      <div className="panel-body">
        {years.length === 0 ? (
          <p className="faint">Aucune publication datée.</p>
        ) : (
          <figure>
            <div className="plot">
              <svg
                viewBox={`0 0 ${years.length * 10} ${top}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={`${counted(articles + communications + others, 'publication', 'publications')} de ${first} à ${last}, ${top} au plus par an.`}
              >
                {years.map((year, index) => (
                  <g key={year.year}>
                    <rect className="art" x={index * 10 + 1.5} width={7} y={top - year.articles} height={year.articles} />
                    <rect className="com" x={index * 10 + 1.5} width={7} y={top - year.articles - year.communications} height={year.communications} />
                    {year.others > 0 && (
                      <rect className="oth" x={index * 10 + 1.5} width={7} y={top - year.articles - year.communications - year.others} height={year.others} />
                    )}
                  </g>
                ))}
              </svg>
            </div>
            <div className="plot-years num" aria-hidden="true">
              <span>{first}</span>
              <span>{last}</span>
            </div>
            <figcaption>
              <details className="data">
                <summary>Voir les chiffres</summary>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Année</th>
                      <th scope="col">Articles</th>
                      <th scope="col">Communications</th>
                      {others > 0 && <th scope="col">Autres</th>}
                    </tr>
                  </thead>
                  <tbody className="num">
                    {years.map((year) => (
                      <tr key={year.year}>
                        <th scope="row">{year.year}</th>
                        <td>{year.articles}</td>
                        <td>{year.communications}</td>
                        {others > 0 && <td>{year.others}</td>}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </details>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
