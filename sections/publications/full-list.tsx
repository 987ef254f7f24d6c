import { BlockHead } from '@/components/public/section-frame';
import { comma } from '@/lib/format/french';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import type { ListedEntry } from './grouping';
import { workWords } from './words/works';

type Props = {
  /** All matches, for the counts. */
  readonly found: readonly ListedEntry[];
  /** The matches on this page. */
  readonly items: readonly ListedEntry[];
  readonly site: PublicSite;
  /** Whether this page shows the whole list. */
  readonly whole: boolean;
};

/** Numbered lists under their headings; empty ones are left out. */
export function FullList({ found, items, site, whole }: Props) {
  const words = workWords[site.language];
  const totals = Map.groupBy(found, ({ group }) => group.key);
  return Array.from(
    Map.groupBy(items, ({ group }) => group.key),
    ([key, here]) => {
      const title = here[0]?.group.title ?? '';
      return (
        <section
          className="grid grid-cols-1 content-start gap-4 print:block print:*:not-first:mt-3.25"
          aria-label={title}
          key={key}
        >
          <BlockHead aside={words.publications(totals.get(key)?.length ?? 0)}>
            <h2
              className="text-xl lining-nums in-[dialog]:font-strong in-[dialog]:text-lg in-[dialog]:leading-heading"
              {...langAttributes(site, title)}
            >
              {title}
            </h2>
          </BlockHead>
          {Array.from(
            Map.groupBy(here, ({ part }) => part),
            ([part, list]) =>
              part === undefined ? (
                <Bibliography items={list} site={site} label={title} lazy={whole} key="" />
              ) : (
                <div key={part}>
                  <h3 className="border-ink border-b pt-4 pb-2 font-sans font-semibold text-sm leading-label in-[dialog]:pt-0 in-[dialog]:leading-normal print:text-lg">
                    {part}
                  </h3>
                  <Bibliography items={list} site={site} label={part + comma[site.language] + title} lazy={whole} />
                </div>
              ),
          )}
        </section>
      );
    },
  );
}
