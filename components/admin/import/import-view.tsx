'use client';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
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
    <div className="page">
      <PageHeader
        title="Importer des publications"
        back={
          <AdminLink className="back" href="/admin/publications">
            <ArrowLeft className="icon sm" aria-hidden />
            Publications
          </AdminLink>
        }
      />
      <TroubleNotice trouble={current.trouble} />
      {isReading && <Reading given={stage.given} onCancel={current.restart} />}
      <div hidden={isReading}>
        <SourceForm onGiven={(given) => void current.read(given)} />
      </div>
    </div>
  );
}

/** While the file is read: it may take a minute, and can be given up. */
function Reading({ given, onCancel }: { readonly given: Given; readonly onCancel: () => void }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="panel loading">
      <p className="state" role="status">
        <Spinner /> Lecture de {given.name}…
      </p>
      <button ref={cancel} type="button" className="btn" onClick={onCancel}>
        Annuler
      </button>
    </div>
  );
}
