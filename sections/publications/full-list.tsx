import { BlockHead } from '@/components/public/block';
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
  /** Whether the list is on this page as a whole. */
  readonly whole: boolean;
};

/** Numbered lists by domain, articles, communications and other works apart; a list without entries is left out. */
export function FullList({ publications, found, items, owner, whole }: Props) {
  return Object.entries(publications).map(([key, { title }]) => {
    const here = items.filter(({ entry }) => entry.domain === key);
    if (here.length === 0) return null;
    const total = found.filter(({ entry }) => entry.domain === key).length;
    return (
      <section className="grid grid-cols-1 content-start gap-4 print:gap-3.25" aria-label={title} key={key}>
        <BlockHead aside={counted(total, 'publication', 'publications')}>
          <h2 className="text-xl in-[dialog]:font-strong in-[dialog]:text-lg in-[dialog]:leading-heading">{title}</h2>
        </BlockHead>
        <Part title="Articles" domain={title} items={here.filter(({ entry }) => entry.kind === 'article')} owner={owner} lazy={whole} />
        <Part title="Communications" domain={title} items={here.filter(({ entry }) => entry.kind === 'communication')} owner={owner} lazy={whole} />
        <Part title="Autres productions" domain={title} items={here.filter(({ entry }) => entry.kind === 'other')} owner={owner} lazy={whole} />
      </section>
    );
  });
}

type PartProps = { readonly title: string; readonly domain: string; readonly items: readonly NumberedEntry[]; readonly owner: Profile; readonly lazy: boolean };

function Part({ title, domain, items, owner, lazy }: PartProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="border-ink border-b pt-4 pb-2 font-sans font-semibold text-sm leading-label in-[dialog]:pt-0 in-[dialog]:leading-normal print:text-lg">
        {title}
      </h3>
      <Bibliography items={items} owner={owner} label={`${title}, ${domain}`} lazy={lazy} />
    </div>
  );
}
