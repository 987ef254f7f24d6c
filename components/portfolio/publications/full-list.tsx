import { counted } from '@/lib/content/french';
import type { Publications } from '@/lib/content/kinds/publication-schema';
import type { PublicationEntry } from '@/lib/content/kinds/publication-statistics';
import type { Profile } from '@/lib/content/profile';
import { Bibliography } from './bibliography';

type Props = { readonly publications: Publications; readonly entries: readonly PublicationEntry[]; readonly owner: Profile };

/** Numbered lists by domain, articles and communications apart; what has no entry is left out. */
export function FullList({ publications, entries, owner }: Props) {
  return Object.entries(publications).map(([key, { title }]) => {
    const here = entries.filter(({ domain }) => domain === key);
    if (here.length === 0) return null;
    return (
      <section className="sub full-list" aria-label={title} key={key}>
        <div className="sub-head">
          <h2>{title}</h2>
          <span className="aside">{counted(here.length, 'publication', 'publications')}</span>
        </div>
        <Part title="Articles" domain={title} entries={here.filter(({ kind }) => kind === 'article')} owner={owner} />
        <Part title="Communications" domain={title} entries={here.filter(({ kind }) => kind === 'communication')} owner={owner} />
      </section>
    );
  });
}

function Part({ title, domain, entries, owner }: { title: string; domain: string; entries: readonly PublicationEntry[]; owner: Profile }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Bibliography items={entries.map((entry, index) => ({ entry, number: index + 1 }))} owner={owner} label={`${title}, ${domain}`} />
    </div>
  );
}
