import { withFirst } from '@/lib/format/dates';
import { counted, formatNumber } from '@/lib/format/french';
import type { Sum, VisitReport } from '@/lib/site/visits/report';
import { ColumnChart } from '../ui/column-chart';
import { FiguresPanel } from '../ui/figures-panel';
import { RankedBars } from '../ui/ranked-bars';

type Props = { readonly report: VisitReport };
type Named = Props & { readonly names: ReadonlyMap<string, string> };

/** Rows of a picture; all of them stand in its table. */
const shown = 10;

/** Pages seen on each day, or in each month. */
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

/** The pages that were seen. */
export function PagesPanel({ report, names }: Named) {
  const pages = report.pages.filter(({ views }) => views > 0).toSorted((a, b) => b.views - a.views);
  return (
    <FiguresPanel
      title="Ce qui est lu"
      file={`visites-pages-${report.period}.csv`}
      none="Aucune page vue sur cette période."
      notes={notesOn(pages.length, 'autre page', 'autres pages')}
      table={{
        heads: ['Page', 'Pages vues'],
        rows: pages.map(({ page, views }) => [nameOf(page, names), formatNumber(views)]),
      }}
    >
      <RankedBars
        label="Pages les plus lues"
        rows={pages
          .slice(0, shown)
          .map(({ page, views }) => ({ key: page, label: pageLink(page, names), values: [views] }))}
        parts={['Pages vues']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The sites with a link that was followed. */
export function OriginsPanel({ report }: Props) {
  const origins = report.origins.filter(({ key }) => key !== '');
  const name = (key: string) => (key === '*' ? 'Autres sites' : key);
  return (
    <FiguresPanel
      title="D’où l’on vient"
      file={`visites-origines-${report.period}.csv`}
      none="Personne n’est venu d’un lien d’un autre site sur cette période."
      notes={[
        ...notesOn(origins.length, 'autre site', 'autres sites'),
        `${formatNumber(sumOf(origins))} sur ${counted(sumOf(report.origins), 'lecture', 'lectures')}. Les autres viennent d’une page de ce site, d’une adresse tapée, d’un message, ou d’un site qui ne se nomme pas.`,
      ]}
      table={{
        heads: ['Site', 'Lectures'],
        rows: origins.map(({ key, count }) => [name(key), formatNumber(count)]),
      }}
    >
      <RankedBars
        label="Sites d’origine"
        rows={origins.slice(0, shown).map(({ key, count }) => ({ key, label: name(key), values: [count] }))}
        parts={['Lectures']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

/** The PDFs that were opened and the references that were downloaded. */
export function DownloadsPanel({ report, names }: Named) {
  const pages = report.pages
    .filter(({ texts, citations }) => texts + citations > 0)
    .toSorted((a, b) => b.texts + b.citations - a.texts - a.citations);
  const name = (page: string) => (page === '/publications' ? 'Listes de publications' : nameOf(page, names));
  return (
    <FiguresPanel
      title="PDF et références"
      file={`visites-pdf-${report.period}.csv`}
      none="Aucun PDF ouvert, aucune référence téléchargée sur cette période."
      notes={notesOn(pages.length, 'autre', 'autres')}
      table={{
        heads: ['Publication ou document', 'PDF ouverts', 'Références'],
        rows: pages.map(({ page, texts, citations }) => [name(page), formatNumber(texts), formatNumber(citations)]),
      }}
    >
      <RankedBars
        label="PDF ouverts et références téléchargées"
        rows={pages
          .slice(0, shown)
          .map(({ page, texts, citations }) => ({ key: page, label: name(page), values: [texts, citations] }))}
        parts={['PDF ouverts', 'Références téléchargées']}
        format={formatNumber}
      />
    </FiguresPanel>
  );
}

export const sumOf = (sums: readonly Sum[]): number => sums.reduce((total, { count }) => total + count, 0);

function nameOf(page: string, names: ReadonlyMap<string, string>): string {
  return page === '*' ? 'Autres pages' : (names.get(page) ?? page);
}

/** The name of a page as a link to it, if it is still there. */
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

const notesOn = (count: number, one: string, many: string): string[] =>
  count > shown ? [`Et ${counted(count - shown, one, many)}, dans les chiffres.`] : [];

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
const shortDay = formatter({ day: 'numeric', month: 'short' });
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = formatter({ month: 'short', year: '2-digit' });
const longMonth = formatter({ month: 'long', year: 'numeric' });

/** « 27 nov. » and « 27 novembre 2026 » for `2026-11-27`; « nov. 26 » and « novembre 2026 » for `2026-11`. */
function timeNames(key: string): { readonly label: string; readonly name: string } {
  const date = new Date(key);
  if (key.length === 7) return { label: shortMonth.format(date), name: longMonth.format(date) };
  return { label: withFirst(shortDay.format(date)), name: withFirst(longDay.format(date)) };
}
