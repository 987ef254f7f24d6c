'use client';
import { counted, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOfferUndo } from '../providers/use-undo';
import { useGroupMoves } from './group-moves';
import { withBack, withFieldOf } from './list-ops';
import { usePicked } from './use-picked';

type Row = { readonly index: number; readonly key: number };
type Options = { readonly node: AnyList; readonly path: Path; readonly items: readonly unknown[]; readonly shown: readonly Row[] };

/** What is done to several items of a list at once: they go to another group, get the same value, or are removed; each can be undone. */
export function useSelection({ node, path, items, shown }: Options) {
  const { draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const moves = useGroupMoves();
  const rows = usePicked(shown.map(({ key }) => key));
  const picked = new Set(shown.filter(({ key }) => rows.picked.has(key)).map(({ index }) => index));
  const chosen = () => items.filter((_, index) => picked.has(index));
  // As the list is then: what was typed since stays.
  const putFieldBack = useEvent((field: string, before: ReadonlyMap<unknown, unknown>) =>
    draft.set(
      path,
      items.map((item) => withFieldOf(item, field, before.get(idOf(item)))),
    ),
  );
  const putBack = useEvent((at: readonly number[], removed: readonly unknown[]) => draft.set(path, withBack(items, at, removed)));
  /** From the items as they are then: a save may have ended while the question was open. Returns what it took out, and from where. */
  const takeOut = useEvent((ids: ReadonlySet<unknown>) => {
    const at = items.flatMap((item, index) => (ids.has(idOf(item)) ? index : []));
    draft.set(
      path,
      items.filter((item) => !ids.has(idOf(item))),
    );
    return { at, removed: at.map((index) => items[index]) };
  });
  const howMany = counted(picked.size, node.labels.one, node.labels.many);

  return {
    rows,
    /** Gives the picked items this value of a field, and puts them into the group `to`; '' leaves either as it is. */
    change: (field: string, value: string, to: string) => {
      const given = (item: unknown) => (value === '' || !isRecord(item) ? item : { ...item, [field]: value });
      rows.pickAll(false);
      if (moves && to !== '' && to !== moves.current) return moves.move(path, picked, chosen().map(given), to, value === '' ? undefined : field);
      const before = new Map(chosen().map((item) => [idOf(item), item]));
      draft.set(
        path,
        items.map((item, index) => (picked.has(index) ? given(item) : item)),
      );
      offerUndo(`${howMany}\u00a0: changement fait`, () => putFieldBack(field, before));
    },
    remove: async () => {
      const names = chosen()
        .map((item) => quoted(itemTitle(node, item)))
        .join(', ');
      if (!(await confirm('Supprimer', `Supprimer ${howMany}\u202f?`, names))) return;
      const { at, removed } = takeOut(new Set(chosen().map(idOf)));
      rows.pickAll(false);
      offerUndo(`${howMany}\u00a0: suppression faite`, () => putBack(at, removed));
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
