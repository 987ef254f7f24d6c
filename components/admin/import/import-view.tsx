'use client';
import { useEffect, useState } from 'react';
import type { WeeklyLook } from '@/lib/api/weekly-look';
import { hostSource } from '@/sections/publications/import/host-source';
import { BackLink, PageHeader } from '../page-header';
import { Stack } from '../ui/layout';
import { Page } from '../ui/page';
import { type Given, sourceLabels } from './given';
import { ImportDone } from './import-done';
import { Reading } from './reading';
import { Review } from './review';
import { type Known, SourceChoice, type SourceName, type Typed } from './source-choice';
import { TroubleNotice } from './trouble-notice';
import { useImport } from './use-import';
import { WeeklyLookPanel } from './weekly-look';

type Props = {
  /** The source that is shown first. */
  readonly source: SourceName;
  /** Whether it is read at once, by the owner's identifier there. */
  readonly isAsked: boolean;
  /** The owner's identifiers, from the profile. */
  readonly known: Known;
  readonly look: WeeklyLook;
};

/** The page of an import: the choice of a source, its reading, the review, the end. */
export function ImportView({ source, isAsked, known, look }: Props) {
  const current = useImport();
  const { stage, read } = current;
  const untouched: Typed = { selected: source, fichier: '', doi: '', hal: known.hal ?? '', orcid: known.orcid ?? '' };
  /** What is typed outlives the review, from which one comes back to correct it. */
  const [typed, setTyped] = useState(untouched);
  const startOver = () => {
    setTyped(untouched);
    current.restart();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const given = isAsked && givenOf(source, known);
    if (given) void read(given);
  }, []);
  if (stage.at === 'review') return <Review given={stage.given} plan={stage.plan} current={current} />;
  if (stage.at === 'done') return <ImportDone {...stage} onAgain={startOver} />;
  const isReading = stage.at === 'reading';
  return (
    <Page>
      <PageHeader title="Importer des publications" back={<BackLink href="/admin/publications">Publications</BackLink>} />
      <TroubleNotice trouble={current.trouble} onAgain={(given) => void read(given)} />
      {isReading && <Reading given={stage.given} progress={stage.progress} onCancel={current.giveUp} />}
      <div hidden={isReading}>
        <Stack className="gap-6">
          <SourceChoice typed={typed} onTyped={(change) => setTyped((before) => ({ ...before, ...change }))} onGiven={current.start} />
          <WeeklyLookPanel look={look} isPossible={known.hal !== undefined || known.orcid !== undefined} />
        </Stack>
      </div>
    </Page>
  );
}

/** The owner's own works at a host, where the profile has the identifier. */
function givenOf(source: SourceName, known: Known): Given | null {
  if (source === 'fichier') return null;
  const { data } = hostSource.safeParse({ source, id: known[source] });
  return data ? { asked: data, name: sourceLabels[source] } : null;
}
