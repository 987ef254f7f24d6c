'use client';
import { useId, useState } from 'react';
import { FilterField, FoundCount, holds, many } from '@/components/admin/editor/filter';
import { Button } from '@/components/admin/ui/button';
import { PanelNote, TitledPanel } from '@/components/admin/ui/panel';
import { counted, formatNumber, plural } from '@/lib/format/french';
import { type Choice, isLeftOut } from '@/sections/publications/import/choices';
import { isDraft } from '@/sections/publications/import/draft';
import type { Planned } from '@/sections/publications/import/plan';
import type { Domains } from './domain-choice';
import { EntryRow } from './entry-row';
import type { Choose } from './use-import';
import { summaryOf } from './words';

type Props = {
  readonly title: string;
  readonly hint: string;
  /** What is said of an entry that the source has twice. */
  readonly repeated: string;
  readonly entries: readonly { readonly planned: Planned; readonly index: number }[];
  readonly choices: ReadonlyMap<number, Choice>;
  readonly domains: Domains;
  readonly listDomain: string;
  readonly onChoose: Choose;
};

/** What a draft stands under in its list. */
const headingOf = (planned: Planned | undefined): string | undefined =>
  planned?.is === 'new' ? planned.heading : undefined;

/** Rows at first; the others are imported just the same. */
const atFirst = 100;

/** The entries of one outcome; nothing where there are none. */
export function EntryGroup({ title, hint, repeated, entries, choices, domains, listDomain, onChoose }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [query, setQuery] = useState('');
  if (entries.length === 0) return null;
  const found = query.trim() === '' ? entries : entries.filter(({ planned }) => holds(textOf(planned), query));
  const tickable = found.filter(({ planned }) => planned.is === 'new');
  const isTicked = tickable.every(({ index, planned }) => isAdded(planned, choices.get(index)));
  const tickAll = () => {
    const [drafts, others] = [true, false].map((wanted) =>
      tickable.flatMap(({ index, planned }) => (isDraft(planned) === wanted ? [index] : [])),
    );
    onChoose(drafts ?? [], { as: isTicked ? undefined : 'new' });
    onChoose(others ?? [], { skip: isTicked });
  };
  const these =
    tickable.length === 1 ? 'cette référence' : `ces ${counted(tickable.length, 'référence', 'références')}`;
  const rest = isWhole ? 0 : Math.max(0, found.length - atFirst);
  return (
    <TitledPanel title={title} count={entries.length} aside={<PanelNote>{hint}</PanelNote>} titleId={id}>
      {entries.length > 1 && entries.some(({ planned }) => planned.is === 'new') && (
        <div className="flex flex-wrap items-center gap-3 border-rule border-b px-4 py-2">
          {entries.length > many && <FilterField list={`${id}-list`} label={title} query={query} onSearch={setQuery} />}
          {tickable.length > 0 && (
            <Button onClick={tickAll}>
              {found.length < entries.length
                ? `${isTicked ? 'Décocher' : 'Cocher'} ${these}`
                : isTicked
                  ? 'Tout décocher'
                  : 'Tout cocher'}
            </Button>
          )}
        </div>
      )}
      <FoundCount query={query} found={found.length} all={entries.length} />
      <ul id={`${id}-list`} aria-labelledby={id}>
        {found.slice(0, found.length - rest).map(({ planned, index }, at) => (
          <EntryRow
            key={index}
            heading={headingOf(planned) === headingOf(found[at - 1]?.planned) ? undefined : headingOf(planned)}
            index={index}
            planned={planned}
            repeated={repeated}
            choice={choices.get(index)}
            domains={domains}
            listDomain={listDomain}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className="p-4">
          <Button variant="quiet" className="w-full" onClick={() => setWhole(true)}>
            Afficher {plural(rest, 'l’autre', `les ${formatNumber(rest)} autres`)}
          </Button>
        </div>
      )}
    </TitledPanel>
  );
}

const isAdded = (planned: Planned, choice?: Choice): boolean =>
  isDraft(planned) ? choice?.as === 'new' : !isLeftOut(planned, choice);

/** What the filter looks in. */
const textOf = (planned: Planned): string =>
  planned.is === 'refused'
    ? planned.title
    : [planned.title, isDraft(planned) && planned.text, summaryOf(planned.fields)].filter(Boolean).join(' ');
