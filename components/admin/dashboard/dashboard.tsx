'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventLabels } from '@/lib/audit/events';
import { formatDateTime, formatLongDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { languageFacts } from '@/lib/languages';
import type { Dashboard as DashboardFigures, Missing, SamplePlace } from '@/lib/site/api/dashboard';
import { typeLabel } from '@/sections/text-preview';
import { GuidePanel, useGuideSwitch } from '../guide/guide-panel';
import { pageNames } from '../legal/legal-tree';
import { PageHeader, ViewOnSite } from '../page-header';
import { editorOf, placeLink } from '../sample/place-link';
import { SampleNotice } from '../sample/sample-notice';
import { SampleBadge, VisibilityBadge } from '../section-badges';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { TitledPanel } from '../ui/panel';
import { Row, RowLink, RowNote, RowTitle } from '../ui/rows';
import { BackupNotice, LastBackup } from './backup-state';
import { CopyNotice } from './copy-state';
import { ProposalsPanel } from './proposals-panel';
import { QuickActions } from './quick-actions';
import { OfflineNotice, SiteSwitch } from './site-switch';
import { Stats } from './stats';
import { TimeZonePanel } from './time-zone-panel';
import { YearChart } from './year-chart';

/**
 * Figures, what is missing, publications per year, the state of the sections, the profile, shortcuts and the last
 * changes.
 */
export function Dashboard({ data }: { readonly data: DashboardFigures }) {
  return (
    <Page>
      <PageHeader
        title="Tableau de bord"
        meta={
          <>
            <span>
              Dernière modification{'\u00a0'}: {formatDateTime(data.lastChange)}
            </span>
            {data.views !== null && (
              <AdminLink href="/admin/visites">
                {counted(data.views, 'page vue', 'pages vues')} en 30{'\u00a0'}jours
              </AdminLink>
            )}
            {data.backups && <LastBackup {...data.backups} />}
            {data.guide?.isClosed && <GuideButton />}
          </>
        }
        actions={<ViewOnSite label="Aperçu du site" />}
      />
      {data.offlineSince !== null && <OfflineNotice since={data.offlineSince} />}
      {data.backups && <BackupNotice {...data.backups} />}
      {data.copy && <CopyNotice {...data.copy} />}
      {data.guide && !data.guide.isClosed && (
        <GuidePanel done={data.guide.done} left={data.sample.places.reduce((sum, { count }) => sum + count, 0)} />
      )}
      <SampleNotice {...data.sample} />
      <Stats data={data} />
      <div className="grid grid-cols-1 items-start gap-6 columns:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <ProposalsPanel proposals={data.proposals} />
          {data.missing.length > 0 && <MissingItems items={data.missing} />}
          <YearChart years={data.publicationsPerYear} isHidden={data.arePublicationsHidden} />
          <SectionStates sections={data.sections} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ProfileSummary profile={data.profileSummary} />
          <QuickActions />
          <SiteSwitch offlineSince={data.offlineSince} />
          <TimeZonePanel />
          {data.changes.length > 0 && <Changes changes={data.changes} />}
        </div>
      </div>
    </Page>
  );
}

/** Brings the closed guide back. */
function GuideButton() {
  const open = useGuideSwitch(true);
  return (
    <button
      type="button"
      className="inline-flex min-h-6 cursor-pointer items-center border-0 bg-transparent p-0 text-accent hover:underline"
      onClick={open}
    >
      Afficher le guide
    </button>
  );
}

function MissingItems({ items }: { readonly items: DashboardFigures['missing'] }) {
  return (
    <TitledPanel
      className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]"
      id="a-completer"
      tabIndex={-1}
      title="À compléter"
      count={items.length}
    >
      <ScrollingRows label="Liste de ce qui est à compléter">
        {items.map(textOf).map((item) => (
          <Row className="grid-cols-[auto_minmax(0,1fr)] gap-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]" key={item.label}>
            <TriangleAlert className="text-warn" aria-hidden />
            <div>
              <RowTitle>{item.label}</RowTitle>
              <RowNote>{item.detail}</RowNote>
            </div>
            <Button
              as={AdminLink}
              className="sm:min-w-35 max-sm:col-start-2 max-sm:justify-self-start"
              href={thereAndBack(item.href)}
            >
              Compléter
              <span className="sr-only">
                {'\u00a0'}: {item.label}
              </span>
            </Button>
          </Row>
        ))}
      </ScrollingRows>
    </TitledPanel>
  );
}

function SectionStates({ sections }: { readonly sections: DashboardFigures['sections'] }) {
  return (
    <TitledPanel
      title="État des sections"
      count={sections.length}
      aside={<PanelLink href="/admin/sections">Tout gérer</PanelLink>}
    >
      <ScrollingRows label="Liste des sections">
        {sections.map((section) => (
          <SectionState key={section.id} section={section} />
        ))}
      </ScrollingRows>
    </TitledPanel>
  );
}

function SectionState({ section }: { readonly section: DashboardFigures['sections'][number] }) {
  return (
    <Row className="gap-x-3 max-sm:grid-cols-[minmax(0,1fr)_auto] max-2xs:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_5rem_9rem_5.25rem]">
      <span>
        <RowLink href={editorOf(section.id)}>{section.title}</RowLink> <SampleBadge count={section.sample} />
      </span>
      <RowNote className="max-sm:col-start-1 max-sm:row-start-2 max-2xs:row-auto">{typeLabel(section.type)}</RowNote>
      <RowNote className="lining-nums tabular-nums max-sm:hidden">{sizeText(section)}</RowNote>
      <span className="flex max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-2xs:col-auto max-2xs:row-auto">
        <VisibilityBadge visible={section.visible} />
      </span>
    </Row>
  );
}

/** A list of rows that scrolls in its panel. */
function ScrollingRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
    <section className="max-h-114 overflow-y-auto scrollbar-thin" tabIndex={0} aria-label={label}>
      <ul className="list-none">{children}</ul>
    </section>
  );
}

function PanelLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <AdminLink className="inline-flex min-h-6 items-center text-sm" href={href}>
      {children}
    </AdminLink>
  );
}

/** A form that closes with its save returns here (`useGuided`), for the next place; other pages have a link back. */
const thereAndBack = (href: string): string => href.replace(/(?=#|$)/, '?guide');

/** The label, the reason and the page of something that is missing. */
function textOf(missing: Missing): { readonly label: string; readonly href: string; readonly detail: string } {
  if (missing.of === 'photo')
    return {
      label: 'Photo de profil absente',
      href: '/admin/profile#photo',
      detail: 'Le site s’ouvre sur votre nom seul.',
    };
  if (missing.of === 'legal')
    return {
      label: `Page «\u00a0${pageNames[missing.page]}\u00a0» non publiée`,
      href: '/admin/mentions',
      detail:
        missing.lacks === 0
          ? 'Ses réponses obligatoires sont données\u00a0: il reste à la publier.'
          : `Il y manque ${counted(missing.lacks, 'réponse', 'réponses')}.`,
    };
  if (missing.of === 'translation')
    return {
      label: `${counted(missing.changed, 'texte changé', 'textes changés')} depuis la traduction en ${languageFacts[missing.language].french}`,
      href: `/admin/traductions?langue=${missing.language}`,
      detail: 'La traduction dit encore ce que disait le texte français d’avant.',
    };
  if (missing.of === 'audit')
    return {
      label: 'Audit d’accessibilité dépassé',
      href: '/admin/mentions#accessibilite',
      detail: `Daté du ${formatLongDate(missing.date)}, il a plus de trois ans\u00a0: le site ne s’en prévaut plus.`,
    };
  return { ...placeLink(missing), detail: detailOf(missing) };
}

function detailOf(place: SamplePlace): string {
  const { of, count } = place;
  const name = of === 'profile' && place.isNamed ? 'Il porte le nom de l’exemple. ' : '';
  if (count === 0) return name;
  const left = `${name}${counted(count, 'exemple y reste', 'exemples y restent')}\u00a0: `;
  const them = count > 1 ? 'les' : 'le';
  if (of === 'profile') return `${left}remplacez-${them} par vos informations, ou videz-${them}.`;
  return `${left}modifiez-${them} ou enlevez-${them}${of === 'section' ? ', ou masquez la section' : ''}.`;
}

/** « 154 caractères », « 3 lignes », « 12 éléments ». */
function sizeText({ type, size }: DashboardFigures['sections'][number]): string {
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
    <TitledPanel
      title="Profil"
      aside={
        <PanelLink href="/admin/profile">
          Modifier<span className="sr-only"> le profil</span>
        </PanelLink>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 text-control max-2xs:grid-cols-1">
        {lines.map(([label, value]) => (
          <div className="col-span-full grid grid-cols-subgrid" key={label}>
            <dt className="text-ink-faint">{label}</dt>
            <dd className="wrap-anywhere">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </TitledPanel>
  );
}

function Changes({ changes }: { readonly changes: DashboardFigures['changes'] }) {
  return (
    <TitledPanel title="Dernières modifications">
      {changes.length > 0 && (
        <ul className="list-none">
          {changes.map((change) => (
            <Row className="grid-cols-1" key={change.id}>
              <span>{eventLabels(change.event, change.detail, () => change.title).what}</span>
              <time className="text-ink-faint text-sm lining-nums tabular-nums" dateTime={change.at}>
                {formatDateTime(change.at)}
              </time>
            </Row>
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}
