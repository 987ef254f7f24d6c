'use client';
import type { CopyState } from '@/lib/site/api/copy';
import { PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { Page } from '../ui/page';
import { StateLine } from '../ui/state-line';
import { ArchivePanel } from './archive-panel';
import { PublicationPanel } from './publication-panel';
import { useCopies } from './use-copies';

/** The site as files that any web space serves: downloaded, or published where the deployer has said. */
export function CopyPage({ initial }: { readonly initial: CopyState }) {
  const copies = useCopies(initial);
  const { isOffline, publication } = copies.state;
  const panels = [<PublicationPanel key="publication" {...copies} />, <ArchivePanel key="archive" {...copies} />];
  return (
    <Page>
      <PageHeader
        title="Copie du site"
        purpose="Le site public en simples fichiers, pour l’espace web d’une université ou pour être lu sans réseau. Rien de l’administration n’y est, ni ce qui est masqué ou sous embargo."
        meta={
          <AdminLink className="inline-flex min-h-6 items-center" href="/admin/history#sauvegarde">
            Copie de sauvegarde, pour remettre le site en place
          </AdminLink>
        }
      />
      {isOffline && (
        <StateLine label="Copie" tone="hidden" title="Il n’y a pas de copie à faire maintenant.">
          Une copie montre ce que voient les visiteurs{'\u00a0'}: une page d’attente.
          {publication?.last && ' Celle que vous avez publiée reste en ligne, telle quelle.'}
        </StateLine>
      )}
      {publication ? panels : panels.toReversed()}
    </Page>
  );
}
