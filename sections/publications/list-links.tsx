/** Links to the list of publications grouped differently, and as a file. */
import { MoreLink } from '@/components/public/section-frame';
import type { Language } from '@/lib/languages';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import type { Filter } from './filter';
import type { Grouping } from './grouping';
import { listUrl } from './list-address';
import { listWords } from './words/list';

type Props = {
  readonly filter: Filter;
  readonly offered: readonly Grouping[];
  readonly grouping: Grouping;
  readonly language: Language;
};

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
              href={listUrl(filter, { language, grouping: each })}
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

const extensions = ['bib', 'ris', 'json', 'csv'] as const satisfies readonly Extension[];

/** Links to the filtered list as a file, in each format. */
export function Downloads({ filter, language }: { filter: Filter; language: Language }) {
  const words = listWords[language].list;
  return (
    <>
      <span>{words.download}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {extensions.map((extension) => (
          <li key={extension}>
            <MoreLink
              className="pointer-coarse:min-h-8"
              href={listUrl(filter, { path: `/publications/liste.${extension}` })}
              download
            >
              <span className="sr-only">{words.listIn}</span>
              {fileFormats[extension].name}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}
