'use client';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { eventLabels } from '@/lib/audit/events';
import { formatDateTime, onRelativeDate } from '@/lib/format/dates';
import { counted, formatNumber, plural } from '@/lib/format/french';
import type { Dashboard as DashboardFigures } from '@/lib/site/api/dashboard';
import { typeLabel } from '@/sections/text-preview';
import { useGuideSwitch } from '../guide/use-guided';
import { Page, PageHeader } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { SampleBadge, VisibilityBadge } from '../ui/badge';
import { styled } from '../ui/cx';
import { Stat, StatList } from '../ui/stat';
import { Meter } from '../ui/status';
import { Attention } from './attention';

export function Dashboard({ data }: { readonly data: DashboardFigures }) {
  return (
    <Page>
      <PageHeader title="Tableau de bord" meta={<Meta data={data} />} />
      <Attention {...data} />
      <Stats data={data} />
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 columns:grid-cols-[minmax(0,1fr)_19rem]">
        <SectionStates sections={data.sections} />
        <div className="grid min-w-0 gap-8">
          <ProfileSummary profile={data.profileSummary} />
          <QuickActions />
        </div>
      </div>
    </Page>
  );
}

function Meta({ data: { lastChange, views, backups, guide } }: { readonly data: DashboardFigures }) {
  const openGuide = useGuideSwitch(true);
  return (
    <>
      {lastChange && (
        <span>
          Dernière modification&nbsp;: {eventLabels(lastChange.event, lastChange.detail, () => lastChange.title).what},{' '}
          {formatDateTime(lastChange.at)}
        </span>
      )}
      {views !== null && (
        <AdminLink href="/admin/visites">{counted(views, 'page vue', 'pages vues')} en 30&nbsp;jours</AdminLink>
      )}
      {backups?.problem === null && (
        <span>
          {backups.last === null
            ? 'Première sauvegarde\u00a0: une minute après le démarrage du site'
            : `Dernière sauvegarde\u00a0: ${onRelativeDate(backups.last, backups.readAt)}, relue et restaurable`}
        </span>
      )}
      {guide?.isClosed && (
        <button
          type="button"
          className="inline-flex min-h-6 cursor-pointer items-center border-0 bg-transparent p-0 text-accent hover:underline"
          onClick={openGuide}
        >
          Reprendre les premiers pas
        </button>
      )}
    </>
  );
}

type PartProps = Readonly<{ title: string; aside?: ReactNode; children: ReactNode }>;

function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section className="min-w-0" aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-3 border-rule border-b pb-2">
        <h2 className="text-md" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const PartLink = styled(AdminLink, 'inline-flex min-h-6 items-center text-sm');

const line = 'border-rule/70 not-first:border-t';
const lineLink = 'text-control text-ink no-underline hover:bg-hover hover:text-accent focus-visible:-outline-offset-2';

function SectionStates({ sections }: Pick<DashboardFigures, 'sections'>) {
  return (
    <Part title="État des sections" aside={<PartLink href="/admin/sections-manager">Tout gérer</PartLink>}>
      <section
        className="overflow-y-auto border-rule border-b scrollbar-thin md:max-h-114"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label="Liste des sections"
      >
        <ul className="list-none">
          {sections.map((section) => (
            <li key={section.id} className={line}>
              <AdminLink
                className={`${lineLink} grid min-h-11 items-center gap-x-3.5 py-1.5 ps-0.5 pe-2 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_3.75rem_7.25rem_5.25rem]`}
                href={section.editor}
              >
                <span className="flex flex-wrap items-center gap-x-2.5 font-medium">
                  {section.title} <SampleBadge count={section.sample} />
                </span>
                <span className="text-ink-faint text-sm max-sm:col-start-1 max-sm:row-start-2">
                  {typeLabel(section.type)}
                </span>
                <span className="text-ink-faint text-sm lining-nums tabular-nums max-sm:hidden">
                  {sizeText(section)}
                </span>
                <span className="flex justify-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
                  <VisibilityBadge state={section.state} />
                </span>
              </AdminLink>
            </li>
          ))}
        </ul>
      </section>
    </Part>
  );
}

/** « 154 caractères », « 3 lignes », « 12 éléments »; '' beside « 12 exemples » hidden from visitors. */
function sizeText({ state, type, size }: DashboardFigures['sections'][number]): string {
  if (state === 'sample') return '';
  if (type === 'text') return counted(size, 'caractère', 'caractères');
  return type === 'list' ? counted(size, 'ligne', 'lignes') : counted(size, 'élément', 'éléments');
}

function ProfileSummary({ profile }: { readonly profile: DashboardFigures['profileSummary'] }) {
  const lines = [
    ['Nom complet', profile.fullName],
    ['Email', profile.email],
    ['Téléphone', profile.gsm],
    ['Grade', profile.grade],
  ] as const;
  return (
    <Part
      title="Profil"
      aside={
        <PartLink href="/admin/profile">
          Modifier<span className="sr-only"> le profil</span>
        </PartLink>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 pt-3 text-control max-2xs:grid-cols-1">
        {lines.map(([label, value]) => (
          <div className="col-span-full grid grid-cols-subgrid" key={label}>
            <dt className="text-ink-faint">{label}</dt>
            <dd className={value ? 'wrap-anywhere' : 'text-ink-faint'}>{value || 'à compléter'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const actions = [
  ['/admin/profile', 'Modifier le profil'],
  ['/admin/about', 'Modifier À propos'],
  ['/admin/courses', 'Gérer les cours'],
  ['/admin/sections', 'Éditeur Simple'],
] as const;
const action = `${lineLink} flex min-h-10 items-center gap-2 px-0.5`;

function QuickActions() {
  return (
    <Part title="Actions rapides">
      <ul className="list-none">
        {actions.map(([href, label]) => (
          <li key={href} className={line}>
            <AdminLink className={action} href={href}>
              {label}
            </AdminLink>
          </li>
        ))}
        <li className={line}>
          <a className={action} href="/" target="_blank" rel="noopener">
            Aperçu du site<span className="sr-only"> (nouvel onglet)</span>
            <ArrowUpRight className="size-3.75 text-ink-faint" />
          </a>
        </li>
      </ul>
    </Part>
  );
}

/** The four figures. The change over the last 30 days is shown if the history goes back that far. */
function Stats({ data }: { readonly data: DashboardFigures }) {
  const { filled, total } = data.profile;
  const share = total === 0 ? 0 : Math.round((filled / total) * 100);
  const hasSample = data.sample.isNamed || data.sample.places.some(({ of }) => of === 'profile');
  return (
    <section aria-labelledby="chiffres">
      <h2 className="sr-only" id="chiffres">
        En chiffres
      </h2>
      <StatList>
        <Stat
          label="Sections visibles"
          figure={formatNumber(data.visibleSections)}
          unit={`sur ${formatNumber(data.totalSections)}`}
        >
          {changeText(data.visibleChange)}
        </Stat>
        <Stat label="Total des sections" figure={formatNumber(data.totalSections)}>
          {changeText(data.totalChange)}
        </Stat>
        <Stat label="Profil complété" figure={`${share}\u00a0%`}>
          <Meter className="my-0.75" share={share} />
          {formatNumber(filled)} champs sur {formatNumber(total)}
          {hasSample && ', exemple compris'}
        </Stat>
        <Stat label="Médias" figure={formatNumber(data.media)}>
          {plural(data.media, 'fichier en ligne', 'fichiers en ligne')}
        </Stat>
      </StatList>
    </section>
  );
}

/** « +1 en 30 jours », « comme il y a 30 jours ». */
function changeText(change: number | null): string | null {
  if (change === null) return null;
  if (change === 0) return 'comme il y a 30\u00a0jours';
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))} en 30\u00a0jours`;
}
