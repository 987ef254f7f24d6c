import { type ReactNode, useId, useState } from 'react';
import { FilterField, FoundCount, holds, many } from '@/components/admin/fields/filter';
import { Button } from '@/components/admin/ui/button';
import { PanelNote, TitledPanel } from '@/components/admin/ui/panel';
import { capitalised, counted, formatNumber, plural } from '@/lib/format/french';
import { type Choice, outcomeOf } from '../choices';
import { isDraft } from '../draft';
import { refusalOf } from '../not-mine';
import type { Planned } from '../plan-shape';
import type { ReviewProps } from './entry-fields';
import { EntryRow } from './entry-row';
import { summaryOf } from './words';

type Props = {
  readonly title: string;
  readonly hint: ReactNode;
  readonly entries: readonly { readonly planned: Planned; readonly index: number }[];
  readonly choices: ReadonlyMap<number, Choice>;
  readonly review: ReviewProps;
};

const headingOf = (planned: Planned | undefined): string | undefined =>
  planned?.is === 'new' ? planned.heading : undefined;

/** Rows shown before « Afficher les autres »; the hidden entries are imported all the same. */
const rowsAtFirst = 100;

export function EntryGroup({ title, hint, entries, choices, review }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [query, setQuery] = useState('');
  if (entries.length === 0) return null;
  const matches = query.trim() === '' ? entries : entries.filter(({ planned }) => holds(textOf(planned), query));
  const isRefused = (planned: Planned) => review.refused.has(refusalOf(planned)?.mark ?? '');
  const tickable = matches.filter(({ planned }) => planned.is === 'new' && !isRefused(planned));
  const isTicked = tickable.every(({ index, planned }) => outcomeOf(planned, choices.get(index)) === 'new');
  const tickAll = () =>
    review.onChoose(
      tickable.map(({ index }) => index),
      { as: isTicked ? 'none' : 'new' },
    );
  const matchCount =
    tickable.length === 1 ? 'cette référence' : `ces ${counted(tickable.length, 'référence', 'références')}`;
  const tick = isTicked ? 'décocher' : 'cocher';
  const firstMatches = matches.slice(0, isWhole ? undefined : rowsAtFirst);
  const rest = matches.length - firstMatches.length;
  return (
    <TitledPanel title={title} count={entries.length} aside={<PanelNote>{hint}</PanelNote>} titleId={id}>
      {entries.length > 1 && entries.some(({ planned }) => planned.is === 'new') && (
        <div className="flex flex-wrap items-center gap-3 border-rule border-b px-4 py-2">
          {entries.length > many && <FilterField list={`${id}-list`} label={title} query={query} onSearch={setQuery} />}
          {tickable.length > 0 && (
            <Button onClick={tickAll}>
              {matches.length < entries.length ? `${capitalised(tick)} ${matchCount}` : `Tout ${tick}`}
            </Button>
          )}
        </div>
      )}
      <FoundCount query={query} matches={matches.length} all={entries.length} />
      <ul id={`${id}-list`} aria-labelledby={id}>
        {firstMatches.map(({ planned, index }, at) => (
          <EntryRow
            key={index}
            heading={headingOf(planned) === headingOf(firstMatches[at - 1]?.planned) ? undefined : headingOf(planned)}
            index={index}
            planned={planned}
            choice={choices.get(index)}
            review={review}
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

const textOf = (planned: Planned): string =>
  planned.is === 'refused'
    ? planned.title
    : [planned.title, isDraft(planned) && planned.text, summaryOf(planned.fields)].filter(Boolean).join(' ');
