'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { formatLongDate, relativeDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import {
  type Comparison,
  type History,
  type HistorySubject,
  newestShown,
  type TrashEntry,
  type VersionLine,
} from '@/lib/site/history/types';
import { Field, Select } from '../fields/field';
import { Page, PageHeader } from '../page-header';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { PanelNote, PanelText, TitledPanel } from '../ui/panel';
import { useEvent } from '../ui/use-event';
import { ComparisonPanel } from './comparison-panel';
import { type BackupOffer, BackupPanel, TimeZonePanel, TrashPanel } from './panels';
import { RestoreButton, useOfferReturn, useTakeBack } from './take-back';

type Props = Readonly<{
  subjects: readonly HistorySubject[];
  history: History;
  chosen: number | null;
  against: number | null;
  comparison: Comparison | null;
  trash: readonly TrashEntry[];
  backup: BackupOffer;
  /** When the page was rendered, ISO 8601. */
  now: string;
}>;

export function HistoryView({ subjects, trash, backup, ...versions }: Props) {
  const { now, history } = versions;
  const { subject, total, since } = history;
  const router = useRouter();
  const { site, bin } = Object.groupBy(subjects, ({ group }) => group);
  return (
    <Page>
      <PageHeader
        title="Historique"
        meta={
          <span className="lining-nums tabular-nums">
            {counted(total, 'version', 'versions')}
            {since && ` depuis le ${formatLongDate(since)}`}
          </span>
        }
        actions={
          <div className="min-w-64 max-sm:min-w-0 max-sm:grow max-sm:basis-full">
            <Field label="Section">
              <Select value={subject.key} onText={(sujet) => router.replace(addressOf({ sujet }), { scroll: false })}>
                {site?.map(asOption)}
                {bin && <optgroup label="Dans la corbeille">{bin.map(asOption)}</optgroup>}
              </Select>
            </Field>
          </div>
        }
      />
      <Versions key={subject.key} {...versions} />
      <TrashPanel entries={trash} now={now} />
      <BackupPanel {...backup} now={now} />
      <TimeZonePanel />
    </Page>
  );
}

const asOption = ({ key, label }: HistorySubject) => (
  <option key={key} value={key}>
    {label}
  </option>
);

type Query = Readonly<Record<string, string | number | null>>;

function addressOf(query: Query): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== null);
  return `/admin/history?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

function Versions({ history, chosen, against, comparison, now }: Omit<Props, 'subjects' | 'trash' | 'backup'>) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const { subject, versions, total } = history;
  const current = versions[0]?.id ?? null;
  const [wanted, setWanted] = useState({ version: chosen, avec: against, newest: current });
  const choice = wanted.newest === current ? wanted : { version: chosen, avec: against };
  const go = (next: Query) => start(() => router.replace(addressOf(next), { scroll: false }));
  const all = versions.length > newestShown ? 'toutes' : null;
  const choose = ({ version, avec }: typeof choice) => {
    setWanted({ version, avec, newest: current });
    forget();
    go({ sujet: subject.key, nombre: all, version, avec });
  };
  /**
   * Reloads with `version` chosen, among all versions if it may be beyond the newest ones; null chooses the default.
   */
  const refresh = (version: number | null) => {
    go({ sujet: subject.key, nombre: total >= newestShown ? 'toutes' : null, version });
    start(() => router.refresh());
  };
  const stay = useEvent(() => refresh(choice.version));
  const offerReturn = useOfferReturn(history);
  const { shownBefore, forget, takeBack } = useTakeBack(history, comparison, !busy, offerReturn, refresh, stay);
  const restorable = choice.version !== null && choice.version !== current;
  return (
    <div
      className="group/history grid grid-cols-1 items-start gap-6 columns:grid-cols-[20rem_minmax(0,1fr)]"
      aria-busy={busy}
    >
      <VersionList
        versions={versions}
        current={current}
        chosen={choice.version}
        now={now}
        onChoose={(version) => choose({ ...choice, version })}
        onAll={total > versions.length ? () => go({ sujet: subject.key, nombre: 'toutes' }) : undefined}
      />
      <ComparisonPanel
        comparison={
          shownBefore && comparison ? { ...comparison, rows: shownBefore.rows, more: shownBefore.more } : comparison
        }
        differing={comparison ? comparison.rows.length + comparison.more : 0}
        versions={versions}
        current={current}
        against={choice.avec}
        now={now}
        takeBack={restorable && choice.avec === current && subject.group === 'site' ? takeBack : undefined}
        onAgainst={(avec) => choose({ ...choice, avec })}
        foot={
          restorable && comparison ? (
            <RestoreButton
              history={history}
              comparison={comparison}
              isAgainstCurrent={choice.avec === current}
              now={now}
              offerReturn={offerReturn}
              onRestored={() => {
                forget();
                refresh(null);
              }}
            />
          ) : null
        }
      />
    </div>
  );
}

type VersionChoice = Readonly<{
  current: number | null;
  chosen: number | null;
  now: string;
  onChoose: (id: number) => void;
}>;
type ListProps = VersionChoice &
  Readonly<{
    versions: readonly VersionLine[];
    /** Shows the older versions; absent if all are listed. */
    onAll?: () => void;
  }>;

function VersionList({ versions, onAll, ...choice }: ListProps) {
  return (
    <TitledPanel title="Versions" aside={versions.length > 1 && <PanelNote>à comparer</PanelNote>}>
      {versions.length === 0 ? (
        <PanelText>Aucune version sauvegardée.</PanelText>
      ) : (
        <fieldset className="min-w-0">
          <legend className="sr-only">Version à comparer</legend>
          <ul
            className="grid max-h-96 list-none gap-0.5 overflow-y-auto p-2 lining-nums tabular-nums scrollbar-thin columns:max-h-[70dvh]"
            aria-label="Versions"
          >
            {versions.map((version) => (
              <li key={version.id}>
                <Version {...version} {...choice} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {versions.length > 1 && (
        <p className="border-rule border-t px-4 py-3 text-ink-faint text-sm">
          Chaque version montre le contenu après le changement nommé. Pour retrouver ce qu’un changement a supprimé,
          ouvrez la version en dessous.
        </p>
      )}
      {onAll && (
        <div className="p-4">
          <Button variant="quiet" className="w-full" onClick={onAll}>
            Afficher les versions plus anciennes
          </Button>
        </div>
      )}
    </TitledPanel>
  );
}

function Version({ id, version, at, what, now, chosen, current, onChoose }: VersionLine & VersionChoice) {
  return (
    <label className="group relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-2 px-3 py-2 text-control outline-accent hover:bg-hover has-checked:bg-accent-wash has-focus-visible:outline-2">
      <input
        className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        type="radio"
        name="version"
        checked={id === chosen}
        onChange={() => onChoose(id)}
      />
      <span className="mt-0.5 size-4.5 rounded-full border border-rule-strong bg-field peer-checked:border-5 peer-checked:border-accent" />
      <span>
        <b className="block font-semibold">
          {relativeDate(at, now)} <span className="font-normal text-ink-faint">n°&nbsp;{version}</span>
        </b>
        <span className="block text-ink-faint text-sm/label wrap-anywhere group-has-checked:text-ink-soft">{what}</span>
        {id === current && (
          <Badge tone="info" className="mt-1">
            Version actuelle
          </Badge>
        )}
      </span>
    </label>
  );
}
