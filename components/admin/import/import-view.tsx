'use client';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { BackLink, PageHeader } from '../page-header';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { Panel } from '../ui/panel';
import { Status } from '../ui/status';
import { ImportDone } from './import-done';
import { Review } from './review';
import { SourceForm } from './source-form';
import { TroubleNotice } from './trouble-notice';
import { type Given, useImport } from './use-import';

/** The page of an import: the choice of a file, its reading, the review, the end. */
export function ImportView() {
  const current = useImport();
  const { stage } = current;
  if (stage.at === 'review') return <Review given={stage.given} plan={stage.plan} current={current} />;
  if (stage.at === 'done') return <ImportDone {...stage} onAgain={current.restart} />;
  const isReading = stage.at === 'reading';
  return (
    <Page>
      <PageHeader title="Importer des publications" back={<BackLink href="/admin/publications">Publications</BackLink>} />
      <TroubleNotice trouble={current.trouble} />
      {isReading && <Reading given={stage.given} onCancel={current.restart} />}
      <div hidden={isReading}>
        <SourceForm onGiven={(given) => void current.read(given)} />
      </div>
    </Page>
  );
}

/** While the file is read: it may take a minute, and can be given up. */
function Reading({ given, onCancel }: { readonly given: Given; readonly onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Panel as="div" className="flex flex-wrap items-center justify-between gap-4 p-4">
      <Status role="status">
        <Spinner /> Lecture de {given.name}…
      </Status>
      <Button ref={cancel} onClick={onCancel}>
        Annuler
      </Button>
    </Panel>
  );
}
