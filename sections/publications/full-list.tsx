import { counted } from '@/lib/format/french';
import type { Profile } from '@/sections/profil/schema';
import { Bibliography } from './bibliography';
import type { NumberedEntry } from './pagination';
import type { Publications } from './schema';

type Props = {
  readonly publications: Publications;
  /** All that were found, for the counts. */
  readonly found: readonly NumberedEntry[];
  /** Those of them that this page shows. */
  readonly items: readonly NumberedEntry[];
  readonly owner: Profile;
};

/** Numbered lists by domain, articles, communications and other works apart; a list without entries is left out. */
export function FullList({ publications, found, items, owner }: Props) {
  return Object.entries(publications).map(([key, { title }]) => {
    const here = items.filter(({ entry }) => entry.domain === key);
    if (here.length === 0) return null;
    const total = found.filter(({ entry }) => entry.domain === key).length;
    return (
      <section className="sub full-list" aria-label={title} key={key}>
        <div className="sub-head">
          <h2>{title}</h2>
          <span className="aside">{counted(total, 'publication', 'publications')}</span>
        </div>
        <Part title="Articles" domain={title} items={here.filter(({ entry }) => entry.kind === 'article')} owner={owner} />
        <Part title="Communications" domain={title} items={here.filter(({ entry }) => entry.kind === 'communication')} owner={owner} />
        <Part title="Autres productions" domain={title} items={here.filter(({ entry }) => entry.kind === 'other')} owner={owner} />
      </section>
    );
  });
}

function Part({ title, domain, items, owner }: { title: string; domain: string; items: readonly NumberedEntry[]; owner: Profile }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Bibliography items={items} owner={owner} label={`${title}, ${domain}`} />
    </div>
  );
}
