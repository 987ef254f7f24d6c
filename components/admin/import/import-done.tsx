import { CircleCheck } from 'lucide-react';
import { counted, plural } from '@/lib/format/french';
import { PageHeader, ViewOnSite } from '../page-header';
import { AdminLink } from '../shell/admin-link';

type Props = { readonly added: number; readonly changed: number; readonly onAgain: () => void };

/** What was imported, and where it can be seen and undone. */
export function ImportDone({ added, changed, onAgain }: Props) {
  const all = added + changed;
  const parts = [added > 0 && counted(added, 'nouvelle', 'nouvelles'), changed > 0 && counted(changed, 'modifiée', 'modifiées')].filter(
    (part) => part !== false,
  );
  return (
    <div className="page">
      <PageHeader
        focus
        title={`${counted(all, 'publication', 'publications')} ${plural(all, 'importée', 'importées')}`}
        meta={
          <span className="state ok">
            <CircleCheck className="icon sm" aria-hidden />
            {parts.join(', ')}
          </span>
        }
        actions={<ViewOnSite anchor="publications" />}
      />
      <div className="panel panel-body stack-3">
        <p>L’import est une seule version de la section Publications. Pour l’annuler, restaurez la version précédente dans l’historique.</p>
        <div className="row">
          <AdminLink className="btn primary" href="/admin/publications">
            Voir les publications
          </AdminLink>
          <AdminLink className="btn" href="/admin/history?sujet=section%2Fpublications">
            Ouvrir l’historique
          </AdminLink>
          <button type="button" className="btn quiet" onClick={onAgain}>
            Importer un autre fichier
          </button>
        </div>
      </div>
    </div>
  );
}
