import { counted } from '@/lib/format/french';
import type { YearCount } from '@/sections/publications/statistics';
import { LegendEntry } from '../ui/legend-entry';
import { TitledPanel } from '../ui/panel';
import { Cell, HeadCell, Table } from '../ui/table';

/** Publications per year, as a stacked bar chart and as a table. */
export function YearChart({ years, isHidden }: { readonly years: readonly YearCount[]; readonly isHidden: boolean }) {
  const articles = years.reduce((sum, year) => sum + year.articles, 0);
  const communications = years.reduce((sum, year) => sum + year.communications, 0);
  const others = years.reduce((sum, year) => sum + year.others, 0);
  const top = Math.max(1, ...years.map((year) => year.articles + year.communications + year.others));
  const first = years[0]?.year;
  const last = years.at(-1)?.year;
  return (
    <TitledPanel
      title="Publications par année"
      aside={
        <p className="flex flex-wrap gap-4 text-ink-soft text-sm">
          <LegendEntry colour="bg-accent forced-colors:bg-system-ink">
            {counted(articles, 'article', 'articles')}
          </LegendEntry>
          <LegendEntry colour="bg-chart-talks forced-colors:bg-system-faint">
            {counted(communications, 'communication', 'communications')}
          </LegendEntry>
          {others > 0 && (
            <LegendEntry colour="bg-ink-faint forced-colors:bg-system-button">
              {counted(others, 'autre', 'autres')}
            </LegendEntry>
          )}
        </p>
      }
    >
      <div className="p-4">
        {years.length === 0 ? (
          <p className="text-ink-faint">Aucune publication datée.</p>
        ) : (
          <>
            <div style={{ maxWidth: `${years.length * 4}rem` }}>
              <div className="h-32 border-rule-strong border-b">
                <svg
                  className="size-full max-w-none stroke-0"
                  viewBox={`0 0 ${years.length * 10} ${top}`}
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={`${counted(articles + communications + others, 'publication', 'publications')} de ${first} à ${last}, ${top} au plus par an.`}
                >
                  {years.map((year, index) => (
                    <g key={year.year}>
                      <rect
                        className="fill-accent forced-colors:fill-system-ink"
                        x={index * 10 + 1.5}
                        width={7}
                        y={top - year.articles}
                        height={year.articles}
                      />
                      <rect
                        className="fill-chart-talks forced-colors:fill-system-faint"
                        x={index * 10 + 1.5}
                        width={7}
                        y={top - year.articles - year.communications}
                        height={year.communications}
                      />
                      {year.others > 0 && (
                        <rect
                          className="fill-ink-faint forced-colors:fill-system-button"
                          x={index * 10 + 1.5}
                          width={7}
                          y={top - year.articles - year.communications - year.others}
                          height={year.others}
                        />
                      )}
                    </g>
                  ))}
                </svg>
              </div>
              <div
                className="flex justify-between pt-1.5 text-ink-faint text-xs lining-nums tabular-nums"
                aria-hidden="true"
              >
                <span>{first}</span>
                {last !== first && <span>{last}</span>}
              </div>
            </div>
            <div className="mt-3">
              {isHidden && (
                <p className="mb-1.5 text-ink-faint text-sm">
                  La section est masquée{'\u00a0'}: les visiteurs n’en voient rien.
                </p>
              )}
              <details>
                <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent text-sm">
                  Voir les chiffres
                </summary>
                <YearTable years={years} hasOthers={others > 0} />
              </details>
            </div>
          </>
        )}
      </div>
    </TitledPanel>
  );
}

function YearTable({ years, hasOthers }: { readonly years: readonly YearCount[]; readonly hasOthers: boolean }) {
  return (
    <Table aria-label="Publications par année">
      <thead>
        <tr>
          <HeadCell scope="col">Année</HeadCell>
          <HeadCell scope="col">Articles</HeadCell>
          <HeadCell scope="col">Communications</HeadCell>
          {hasOthers && <HeadCell scope="col">Autres</HeadCell>}
        </tr>
      </thead>
      <tbody className="lining-nums tabular-nums">
        {years.map((year) => (
          <tr key={year.year}>
            <HeadCell scope="row">{year.year}</HeadCell>
            <Cell>{year.articles}</Cell>
            <Cell>{year.communications}</Cell>
            {hasOthers && <Cell>{year.others}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
