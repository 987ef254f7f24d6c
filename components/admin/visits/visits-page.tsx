import type { ComponentProps, ReactNode } from 'react';
import { formatLongDate, withFirst } from '@/lib/format/dates';
import { counted, formatNumber } from '@/lib/format/french';
import { type Period, periods, type Sum, type VisitReport } from '@/lib/site/visits/report';
import { Page, PageHeader } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { Button } from '../ui/button';
import { type Bar, Bars, ColumnChart, FiguresPanel } from '../ui/charts';
import { EmptyState } from '../ui/rows';
import { Segmented, SegmentLink } from '../ui/segmented';
import { Stat, StatList } from '../ui/stat';
import { CountingPanel, CrawlersPanel, StartButton } from './switches';

type Props = Readonly<{
  /** Null while visits are not counted. */
  report: VisitReport | null;
  names: ReadonlyMap<string, string>;
  isTrainingRefused: boolean;
}>;

const periodNames: Readonly<Record<Period, string>> = { '30-jours': '30 jours', '12-mois': '12 mois', tout: 'Tout' };

export function VisitsPage({ report, names, isTrainingRefused }: Props) {
  return (
    <Page>
      <PageHeader
        title="Visites"
        purpose="Ce que les visiteurs lisent, compté par le site lui-même, sans rien noter de qui lit."
        meta={report && <span>Comptées depuis le {formatLongDate(report.since)}</span>}
        actions={
          report && (
            <Button as="a" href="/api/visits" download>
              Tout télécharger (CSV)
            </Button>
          )
        }
      />
      {report === null ? <NotCounted /> : <Report report={report} names={names} />}
      {report && (
        <CountingPanel since={formatLongDate(report.since)}>
          <WhatIsCounted />
        </CountingPanel>
      )}
      <CrawlersPanel isRefused={isTrainingRefused} />
    </Page>
  );
}

function NotCounted() {
  return (
    <EmptyState>
      <h2>Les visites ne sont pas comptées</h2>
      <p className="max-w-120 text-ink-soft">
        Si vous le voulez, le site compte lui-même ce qui est lu, sans cookie ni programme chez vos visiteurs, et sans
        rien demander à une autre entreprise.
      </p>
      <div className="max-w-160 text-start">
        <WhatIsCounted />
      </div>
      <StartButton />
    </EmptyState>
  );
}

function Report({ report, names }: Pick<Props, 'names'> & { readonly report: VisitReport }) {
  const { period, pages, origins } = report;
  const read = sumOf(origins);
  const fromElsewhere = sumOf(origins.filter(({ key }) => key !== ''));
  const total = (part: 'views' | 'texts' | 'citations') =>
    formatNumber(pages.reduce((sum, page) => sum + page[part], 0));
  return (
    <>
      <nav aria-label="Période">
        <Segmented>
          {periods.map((each) => (
            <SegmentLink key={each} href={`/admin/visites?periode=${each}`} isChosen={each === period}>
              {periodNames[each]}
            </SegmentLink>
          ))}
        </Segmented>
      </nav>
      {read === 0 ? (
        <Nothing period={period} />
      ) : (
        <>
          <section aria-label="En chiffres">
            <StatList>
              <Stat label="Pages vues" figure={total('views')} />
              <Stat label="PDF ouverts" figure={total('texts')} />
              <Stat label="Références téléchargées" figure={total('citations')} />
              <Stat label="D’un autre site" figure={`${Math.round((fromElsewhere / read) * 100)}\u00a0%`}>
                des lectures
              </Stat>
            </StatList>
          </section>
          <TimesPanel report={report} />
          <div className="grid grid-cols-1 items-start gap-6 columns:grid-cols-2">
            <PagesPanel report={report} names={names} />
            <OriginsPanel report={report} />
          </div>
          <DownloadsPanel report={report} names={names} />
        </>
      )}
    </>
  );
}

function Nothing({ period }: { readonly period: Period }) {
  return (
    <EmptyState>
      <h2>Aucune visite {period === 'tout' ? 'pour le moment' : 'sur cette période'}</h2>
      <p className="max-w-120 text-ink-soft">
        Vos propres visites ne comptent pas&nbsp;: la première sera celle d’un autre.
        {period === 'tout' ? '' : ' '}
        {period !== 'tout' && <AdminLink href="/admin/visites?periode=tout">Voir toute la durée</AdminLink>}
      </p>
    </EmptyState>
  );
}

/** What is stored of a visit, and what is not; docs/security.md says the same. */
function WhatIsCounted() {
  return (
    <dl className="grid gap-3 text-control sm:grid-cols-[8rem_minmax(0,1fr)] [&>dt]:font-medium [&>dd]:text-ink-soft max-sm:[&>dd]:-mt-2">
      <dt>Gardé</dt>
      <dd>
        Le jour, la page, le nom du site d’où vient le lien, et combien de fois&nbsp;: pages vues, PDF ouverts,
        références téléchargées.
      </dd>
      <dt>Jamais gardé</dt>
      <dd>
        Ni adresse IP, ni navigateur, ni appareil, ni pays, ni heure, ni mots cherchés. Deux pages lues par la même
        personne ne se relient pas&nbsp;: le site compte des lectures, pas des lecteurs.
      </dd>
      <dt>Pas compté</dt>
      <dd>
        Les robots et les programmes qui se nomment, les pages qu’un navigateur prépare d’avance, vos propres visites
        dans un navigateur où vous vous êtes connecté, et les pages qu’un cache placé devant le site (nginx, CDN) sert
        lui-même.
      </dd>
    </dl>
  );
}

type TimesPanelProps = { readonly report: VisitReport };
type Named = TimesPanelProps & { readonly names: ReadonlyMap<string, string> };

/** Rows in a chart; its table has all of them. */
const rowsShown = 10;

function TimesPanel({ report: { period, times } }: TimesPanelProps) {
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

function PagesPanel({ report, names }: Named) {
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

function OriginsPanel({ report }: TimesPanelProps) {
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

function DownloadsPanel({ report, names }: Named) {
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

const sumOf = (sums: readonly Sum[]): number => sums.reduce((total, { count }) => total + count, 0);

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
