'use client';
import { BackLink, PageHeader } from '../page-header';
import { Page } from '../ui/page';
import { ImportDone } from './import-done';
import { Reading } from './reading';
import { Review } from './review';
import { type Known, SourceChoice, type SourceName } from './source-choice';
import { TroubleNotice } from './trouble-notice';
import { useImport } from './use-import';

type Props = {
  /** The source that is shown first. */
  readonly source: SourceName;
  /** The owner's identifiers, from the profile. */
  readonly known: Known;
};

/** The page of an import: the choice of a source, its reading, the review, the end. */
export function ImportView({ source, known }: Props) {
  const current = useImport();
  const { stage } = current;
  if (stage.at === 'review') return <Review given={stage.given} plan={stage.plan} current={current} />;
  if (stage.at === 'done') return <ImportDone {...stage} onAgain={current.restart} />;
  const isReading = stage.at === 'reading';
  return (
    <Page>
      <PageHeader title="Importer des publications" back={<BackLink href="/admin/publications">Publications</BackLink>} />
      <TroubleNotice trouble={current.trouble} onAgain={(given) => void current.read(given)} />
      {isReading && <Reading given={stage.given} progress={stage.progress} onCancel={current.restart} />}
      <div hidden={isReading}>
        <SourceChoice selected={source} known={known} onGiven={(given) => void current.read(given)} />
      </div>
    </Page>
  );
}
