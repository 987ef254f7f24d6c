'use client';
import { TriangleAlert } from 'lucide-react';
import type { Dashboard as DashboardFigures, Missing } from '@/lib/api/dashboard';
import { eventLabels } from '@/lib/audit/events';
import { formatDateTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { definitions } from '@/sections/registry';
import { typeLabel } from '@/sections/text-preview';
import { PageHeader, ViewOnSite } from '../page-header';
import { SampleBadge, VisibilityBadge } from '../section-badges';
import { AdminLink } from '../shell/admin-link';
import { QuickActions } from './quick-actions';
import { Stats } from './stats';
import { YearChart } from './year-chart';

/** Figures, what is missing, publications per year, the state of the sections, the profile, shortcuts and the last changes. */
export function Dashboard({ data }: { readonly data: DashboardFigures }) {
  return (
    <div className="page">
      <PageHeader
        title="Tableau de bord"
        meta={
          <span>
            Dernière modification{'\u00a0'}: {formatDateTime(data.lastChange)}
          </span>
        }
        actions={<ViewOnSite label="Aperçu du site" />}
      />
      <Stats data={data} />
      <div className="dash">
        <div>
          {data.missing.length > 0 && <MissingItems items={data.missing} />}
          <YearChart years={data.publicationsPerYear} />
          <SectionStates sections={data.sections} />
        </div>
        <div>
          <ProfileSummary profile={data.profileSummary} />
          <QuickActions />
          {data.changes.length > 0 && <Changes changes={data.changes} />}
        </div>
      </div>
    </div>
  );
}

function MissingItems({ items }: { readonly items: DashboardFigures['missing'] }) {
  return (
    <section className="panel" aria-labelledby="a-completer">
      <div className="panel-head">
        <h2 id="a-completer">
          À compléter <span className="count">{items.length}</span>
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to */}
      <section className="scroll" tabIndex={0} aria-label="Liste de ce qui est à compléter">
        <ul className="rows">
          {items.map(textOf).map((item) => (
            <li className="todo" key={item.label}>
              <TriangleAlert className="icon" aria-hidden />
              <div>
                <span className="title">{item.label}</span>
                <div className="sub">{item.detail}</div>
              </div>
              <AdminLink className="btn" href={item.href}>
                Compléter<span className="visually-hidden"> : {item.label}</span>
              </AdminLink>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function SectionStates({ sections }: { readonly sections: DashboardFigures['sections'] }) {
  return (
    <section className="panel" aria-labelledby="etat">
      <div className="panel-head">
        <h2 id="etat">
          État des sections <span className="count">{sections.length}</span>
        </h2>
        <AdminLink className="small" href="/admin/sections">
          Tout gérer
        </AdminLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to */}
      <section className="scroll" tabIndex={0} aria-label="Liste des sections">
        <ul className="rows">
          {sections.map((section) => (
            <li className="dash-sec" key={section.id}>
              <span>
                <AdminLink className="title" href={editorOf(section.id)}>
                  {section.title}
                </AdminLink>{' '}
                {section.sample && <SampleBadge />}
              </span>
              <span className="sub">{typeLabel(section.type)}</span>
              <span className="sub num">{sizeText(section)}</span>
              <span>
                <VisibilityBadge visible={section.visible} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** What is missing, why it matters, and the page where it is filled in. */
function textOf(missing: Missing): { readonly label: string; readonly href: string; readonly detail: string } {
  switch (missing.of) {
    case 'profile':
      return { label: 'Profil', href: '/admin/profile', detail: 'Contenu d’exemple : remplacez-le par vos informations.' };
    case 'photo':
      return { label: 'Photo de profil absente', href: '/admin/profile#photo', detail: 'Les visiteurs voient une silhouette à la place du portrait.' };
    case 'section':
      return { label: missing.title, href: editorOf(missing.id), detail: 'Contenu d’exemple : remplacez-le, ou masquez la section.' };
  }
}

/** « 154 caractères », « 3 lignes », « 12 éléments ». */
function sizeText({ type, size }: DashboardFigures['sections'][number]): string {
  if (type === 'text') return counted(size, 'caractère', 'caractères');
  return type === 'list' ? counted(size, 'ligne', 'lignes') : counted(size, 'élément', 'éléments');
}

/** The path of a section's editor: its kind's page, else the simple editor. */
function editorOf(id: string): string {
  const route = definitions.find((definition) => definition.id === id)?.menu?.route;
  return route ? `/admin/${route}` : '/admin/sections';
}

function ProfileSummary({ profile }: { readonly profile: DashboardFigures['profileSummary'] }) {
  const lines = [
    ['Nom complet', profile.fullName],
    ['Email', profile.email],
    ['Téléphone', profile.gsm],
    ['Grade', profile.grade],
  ] as const;
  return (
    <section className="panel" aria-labelledby="resume">
      <div className="panel-head">
        <h2 id="resume">Profil</h2>
        <AdminLink className="small" href="/admin/profile">
          Modifier<span className="visually-hidden"> le profil</span>
        </AdminLink>
      </div>
      <dl className="panel-body dl">
        {lines.map(([label, value]) => (
          <div className="dl-row" key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Changes({ changes }: { readonly changes: DashboardFigures['changes'] }) {
  return (
    <section className="panel" aria-labelledby="derniers">
      <div className="panel-head">
        <h2 id="derniers">Dernières modifications</h2>
      </div>
      <ul className="rows">
        {changes.map((change) => (
          <li className="changes" key={`${change.at} ${change.event}`}>
            <span>{eventLabels(change.event, {}, () => change.title).what}</span>
            <time className="sub num" dateTime={change.at}>
              {formatDateTime(change.at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
