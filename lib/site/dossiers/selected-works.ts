/** The works at the head of a dossier: those that the owner has chosen, else the newest. */
import type { Block } from '@/lib/typeset/tree';
import type { Choices } from './choices';
import { type Written, worksKind } from './groups';
import { allHeads } from './heads';
import { models } from './models';

/** Writes the ticked entries of a group, or a single work, with their numbers in the whole list. */
export type Write = (group: Written, only?: string) => readonly Block[];

export type Selection = {
  readonly choices: Choices;
  readonly groups: readonly Written[];
  /** The keys of the works at the head. */
  readonly first: readonly string[];
  readonly write: Write;
};

/** Whether the model has a head for the chosen works; otherwise they come before the publications. */
export const placesSelected = ({ model }: Pick<Choices, 'model'>): boolean =>
  allHeads(models[model].heads ?? []).some(({ hasSelected }) => hasSelected);

/** The chosen works under a head of their own, with their numbers in the dossier's list if it has one. */
export function selectedWorks(selection: Selection): readonly Block[] {
  const works = worksAtHead(selection);
  const isListed = allHeads(models[selection.choices.model].heads ?? []).some(
    ({ groups: own = [], isCounted }) => own.includes(worksKind) && !isCounted,
  );
  return isListed ? works : countedFromOne(works);
}

export const worksAtHead = ({ groups, first, write }: Selection): readonly Block[] =>
  first
    .flatMap((key) =>
      groups.flatMap((group) => {
        const chosen = group.entries.find((entry) => entry.key === key);
        return chosen ? write(group, chosen.id) : [];
      }),
    )
    .filter(({ type }) => type === 'entry');

/** Works that the dossier does not list elsewhere are numbered from 1. */
export const countedFromOne = (works: readonly Block[]): readonly Block[] =>
  works.map((block, index) => (block.type === 'entry' ? { ...block, label: `${index + 1}.` } : block));
