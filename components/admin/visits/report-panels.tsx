import type { ComponentProps, ReactNode } from 'react';
import { withFirst } from '@/lib/format/dates';
import { counted, formatNumber } from '@/lib/format/french';
import type { Sum, VisitReport } from '@/lib/site/visits/report';
import { type Bar, Bars, ColumnChart } from '../ui/charts';
import { FiguresPanel } from '../ui/figures-panel';

type Props = { readonly report: VisitReport };
type Named = Props & { readonly names: ReadonlyMap<string, string> };

/** Rows in a chart; its table has all of them. */
const rowsShown = 10;

export function TimesPanel({ report: { period, times } }: Props) {
  const isDaily = period === '30-jours';
  const columns = times.map(({ key, count }) => ({ ...timeNames(key), value: count }));
  const best = columns.reduce((most, each) => (each.value > most.value ? each : most));
  const total = sumOf(times);
  return (
    <FiguresPanel
      title={isDaily ? 'Pages vues par jour' : 'Pages vues par mois'}
      file={`visites-${period}.csv`}
      none=""
      table={{
        heads: [isDaily ? 'Jour' : 'Mois', 'Pages vues'],
        rows: columns.toReversed().map(({ name, value }) => [name, formatNumber(value)]),
        total: ['Total', formatNumber(total)],
      }}
    >
      <ColumnChart
        summary={`${counted(total, 'page vue', 'pages vues')} de ${columns[0]?.name} à ${columns.at(-1)?.name}, le plus en ${best.name}\u00a0: ${formatNumber(best.value)}.`}
        columns={columns}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

type RankedProps = Omit<ComponentProps<typeof FiguresPanel>, 'table' | 'children'> &
  Pick<ComponentProps<typeof Bars>, 'caption' | 'parts'> &
  Readonly<{
    head: string;
    /** The most frequent first; `name` is for the table of all, `label` for the bars of the first ones. */
    rows: readonly (Omit<Bar, 'label'> & Readonly<{ name: string; label?: ReactNode }>)[];
    /** « autre page », « autres pages » */
    others: readonly [one: string, many: string];
  }>;

function RankedPanel({ head, rows, others, notes = [], caption, parts, ...panel }: RankedProps) {
  const hiddenCount = rows.length - rowsShown;
  return (
    <FiguresPanel
      {...panel}
      notes={[...(hiddenCount > 0 ? [`Et ${counted(hiddenCount, ...others)}, dans les chiffres.`] : []), ...notes]}
      table={{
        heads: [head, ...parts],
        rows: rows.map(({ name, values }) => [name, ...values.map((value) => formatNumber(value))]),
      }}
    >
      <Bars
        caption={caption}
        parts={parts}
        rows={rows.slice(0, rowsShown).map((row) => ({ label: row.name, ...row }))}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

export function PagesPanel({ report, names }: Named) {
  const pages = report.pages.filter(({ views }) => views > 0).toSorted((a, b) => b.views - a.views);
  return (
    <RankedPanel
      title="Ce qui est lu"
      file={`visites-pages-${report.period}.csv`}
      none="Aucune page vue sur cette période."
      caption="Pages les plus lues"
      head="Page"
      parts={['Pages vues']}
      rows={pages.map(({ page, views }) => ({
        key: page,
        name: nameOf(page, names),
        label: pageLink(page, names),
        values: [views],
      }))}
      others={['autre page', 'autres pages']}
    />
  );
}

export function OriginsPanel({ report }: Props) {
  const origins = report.origins.filter(({ key }) => key !== '');
  return (
    <RankedPanel
      title="D’où l’on vient"
      file={`visites-origines-${report.period}.csv`}
      none="Personne n’est venu d’un lien d’un autre site sur cette période."
      caption="Sites d’origine"
      head="Site"
      parts={['Lectures']}
      rows={origins.map(({ key, count }) => ({ key, name: key === '*' ? 'Autres sites' : key, values: [count] }))}
      others={['autre site', 'autres sites']}
      notes={[
        `${formatNumber(sumOf(origins))} sur ${counted(sumOf(report.origins), 'lecture', 'lectures')}. Les autres viennent d’une page de ce site, d’une adresse tapée, d’un message, ou d’un site qui ne se nomme pas.`,
      ]}
    />
  );
}

export function DownloadsPanel({ report, names }: Named) {
  const pages = report.pages
    .filter(({ texts, citations }) => texts + citations > 0)
    .toSorted((a, b) => b.texts + b.citations - a.texts - a.citations);
  const name = (page: string) => (page === '/publications' ? 'Listes de publications' : nameOf(page, names));
  return (
    <RankedPanel
      title="PDF et références"
      file={`visites-pdf-${report.period}.csv`}
      none="Aucun PDF ouvert, aucune référence téléchargée sur cette période."
      caption="PDF ouverts et références téléchargées"
      head="Publication ou document"
      parts={['PDF ouverts', 'Références']}
      rows={pages.map(({ page, texts, citations }) => ({ key: page, name: name(page), values: [texts, citations] }))}
      others={['autre', 'autres']}
    />
  );
}

export const sumOf = (sums: readonly Sum[]): number => sums.reduce((total, { count }) => total + count, 0);

function nameOf(page: string, names: ReadonlyMap<string, string>): string {
  return page === '*' ? 'Autres pages' : (names.get(page) ?? page);
}

function pageLink(page: string, names: ReadonlyMap<string, string>) {
  const name = nameOf(page, names);
  if (!names.has(page)) return name;
  return (
    <a className="text-ink no-underline hover:text-accent hover:underline" href={page} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
const shortDay = formatter({ day: 'numeric', month: 'short' });
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = formatter({ month: 'short', year: '2-digit' });
const longMonth = formatter({ month: 'long', year: 'numeric' });

/** « 27 nov. » and « 27 novembre 2026 » for `2026-11-27`; « nov. 26 » and « novembre 2026 » for `2026-11`. */
function timeNames(key: string): Readonly<{ label: string; name: string }> {
  const date = new Date(key);
  if (key.length === 7) return { label: shortMonth.format(date), name: longMonth.format(date) };
  return { label: withFirst(shortDay.format(date)), name: withFirst(longDay.format(date)) };
}
