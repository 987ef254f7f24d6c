'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/admin/ui/button';
import { PanelNote, TitledPanel } from '@/components/admin/ui/panel';
import { formatNumber, plural } from '@/lib/format/french';
import type { Choice } from '@/sections/publications/import/choices';
import { isDraft } from '@/sections/publications/import/draft';
import type { Planned } from '@/sections/publications/import/plan';
import type { Domains } from './domain-choice';
import { EntryRow } from './entry-row';
import type { Choose } from './use-import';

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
  if (entries.length === 0) return null;
  const drafts = entries.filter(({ planned }) => isDraft(planned));
  const isTicked = drafts.every(({ index }) => choices.get(index)?.as === 'new');
  const tickAll = () => drafts.forEach(({ index }) => void onChoose(index, { as: isTicked ? undefined : 'new' }));
  const rest = isWhole ? 0 : Math.max(0, entries.length - atFirst);
  return (
    <TitledPanel title={title} count={entries.length} aside={<PanelNote>{hint}</PanelNote>} titleId={id}>
      {drafts.length > 1 && (
        <div className="border-rule border-b px-4 py-2">
          <Button variant="quiet" size="tight" onClick={tickAll}>
            {isTicked ? 'Tout décocher' : 'Tout cocher'}
          </Button>
        </div>
      )}
      <ul aria-labelledby={id}>
        {entries.slice(0, entries.length - rest).map(({ planned, index }, at) => (
          <EntryRow
            key={index}
            heading={headingOf(planned) === headingOf(entries[at - 1]?.planned) ? undefined : headingOf(planned)}
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
