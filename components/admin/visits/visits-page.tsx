import { formatLongDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/french';
import { type Period, periods, type VisitReport } from '@/lib/site/visits/report';
import { PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Page } from '../ui/page';
import { Segmented, SegmentLink } from '../ui/segmented';
import { Stat, StatList } from '../ui/stat';
import { CountingPanel, StartButton } from './counting-panel';
import { CrawlersPanel } from './crawlers-panel';
import { DownloadsPanel, LanguagesPanel, OriginsPanel, PagesPanel, TimesPanel } from './report-panels';
import { WhatIsCounted } from './what-is-counted';

type Props = {
  /** Null while visits are not counted. */
  readonly report: VisitReport | null;
  /** The titles of pages and documents, by path. */
  readonly names: ReadonlyMap<string, string>;
  readonly isTrainingRefused: boolean;
};

const periodNames: Readonly<Record<Period, string>> = { '30-jours': '30 jours', '12-mois': '12 mois', tout: 'Tout' };

/** What visitors read, in pictures and tables, and the switches of what concerns who reads the site. */
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
      {report && <CountingPanel since={formatLongDate(report.since)} />}
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
  const { period, total } = report;
  const read = total.views + total.texts + total.citations;
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
              <Stat label="Pages vues" figure={formatNumber(total.views)} />
              <Stat label="PDF ouverts" figure={formatNumber(total.texts)} />
              <Stat label="Références téléchargées" figure={formatNumber(total.citations)} />
              <Stat label="D’un autre site" figure={`${Math.round((fromElsewhere(report) / read) * 100)}\u00a0%`}>
                des lectures
              </Stat>
            </StatList>
          </section>
          <TimesPanel report={report} />
          <div className="grid grid-cols-1 items-start gap-6 columns:grid-cols-2">
            <PagesPanel report={report} names={names} />
            <OriginsPanel report={report} elsewhere={fromElsewhere(report)} />
          </div>
          <div className="grid grid-cols-1 items-start gap-6 columns:grid-cols-2">
            <DownloadsPanel report={report} names={names} />
            <LanguagesPanel report={report} />
          </div>
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
        Vos propres visites ne comptent pas{'\u00a0'}: la première sera celle d’un autre.
        {period === 'tout' ? '' : ' '}
        {period !== 'tout' && <AdminLink href="/admin/visites?periode=tout">Voir toute la durée</AdminLink>}
      </p>
    </EmptyState>
  );
}

/** How many pages and files were asked for from a link of another site. */
const fromElsewhere = ({ origins }: VisitReport): number =>
  origins.filter(({ key }) => key !== '').reduce((sum, each) => sum + each.views + each.texts + each.citations, 0);
