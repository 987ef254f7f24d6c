import { MoreLink } from '@/components/public/more-link';
import type { Filter } from './filter';
import { type Grouping, groupings } from './grouping';
import { listAddress } from './list-address';

const labels: Readonly<Record<Grouping, string>> = { domaine: 'domaine', annee: 'année', nature: 'nature' };

/** Links to the same list grouped otherwise. */
export function GroupingLinks({ filter, grouping }: { readonly filter: Filter; readonly grouping: Grouping }) {
  return (
    <>
      <span id="classement">Classer par{'\u00a0:'}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1" aria-labelledby="classement">
        {groupings.map((each) => (
          <li key={each}>
            <MoreLink
              className="pointer-coarse:min-h-8 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
              href={listAddress(filter, { grouping: each })}
              aria-current={each === grouping ? 'true' : undefined}
            >
              {labels[each]}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}
