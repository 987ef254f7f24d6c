import { CircleCheck } from 'lucide-react';
import { PageHeader, ViewOnSite } from '@/components/admin/page-header';
import { AdminLink } from '@/components/admin/shell/admin-link';
import { Button } from '@/components/admin/ui/button';
import { Inline } from '@/components/admin/ui/layout';
import { Page } from '@/components/admin/ui/page';
import { Panel } from '@/components/admin/ui/panel';
import { Status } from '@/components/admin/ui/status';
import { counted, plural } from '@/lib/format/french';
import { type ImportSource, wordsOf } from './import-source';
import { countsText } from './words';

type Props = {
  readonly source: ImportSource;
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  readonly onAgain: () => void;
};

/** What was imported, and where it can be seen and undone. */
export function ImportDone({ source, added, changed, refused, onAgain }: Props) {
  const all = added + changed;
  return (
    <Page>
      <PageHeader
        focus
        title={`${counted(all, 'publication', 'publications')} ${plural(all, 'importée', 'importées')}`}
        meta={
          <Status as="span" tone="ok">
            <CircleCheck aria-hidden />
            {countsText({ new: added, changed, refused })}
          </Status>
        }
        actions={<ViewOnSite anchor="publications" />}
      />
      <Panel as="div" className="grid grid-cols-1 gap-3 p-4">
        <p>
          L’import est une seule version de la section Publications. Pour l’annuler, restaurez la version précédente
          dans l’historique.
        </p>
        <Inline>
          <Button as={AdminLink} variant="primary" href="/admin/publications">
            Voir les publications
          </Button>
          <Button as={AdminLink} href="/admin/history?sujet=section%2Fpublications">
            Ouvrir l’historique
          </Button>
          <Button variant="quiet" onClick={onAgain}>
            {wordsOf(source).more}
          </Button>
        </Inline>
      </Panel>
    </Page>
  );
}
