import { formatLongDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/french';
import { type Period, periods, type VisitReport } from '@/lib/site/visits/report';
import { Page, PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Segmented, SegmentLink } from '../ui/segmented';
import { Stat, StatList } from '../ui/stat';
import { DownloadsPanel, OriginsPanel, PagesPanel, sumOf, TimesPanel } from './report-panels';
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
