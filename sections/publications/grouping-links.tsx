import { MoreLink } from '@/components/public/section-frame';
import type { Language } from '@/lib/languages';
import type { Filter } from './filter';
import type { Grouping } from './grouping';
import { listAddress } from './list-address';
import { listWords } from './words/list';

type Props = {
  readonly filter: Filter;
  readonly offered: readonly Grouping[];
  readonly grouping: Grouping;
  readonly language: Language;
};

/** Links to the same list grouped otherwise. */
export function GroupingLinks({ filter, offered, grouping, language }: Props) {
  const words = listWords[language].list;
  return (
    <>
      <span id="classement">{words.sort}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1" aria-labelledby="classement">
        {offered.map((each) => (
          <li key={each}>
            <MoreLink
              className="pointer-coarse:min-h-8 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
              href={listAddress(filter, { language, grouping: each })}
              aria-current={each === grouping ? 'true' : undefined}
            >
              {words.groupings[each]}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}
