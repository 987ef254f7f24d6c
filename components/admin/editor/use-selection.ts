'use client';
import { counted, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { idOf } from '@/sections/nodes/match-items';
import type { Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useConfirmRemoval } from '../providers/confirm';
import { useGroupMoves } from './group-moves';
import { usePicked } from './use-picked';

type Row = { readonly index: number; readonly key: number };
type Options = { readonly node: AnyList; readonly path: Path; readonly items: readonly unknown[]; readonly shown: readonly Row[] };

/** What is done to several items of a list at once: they go to another group, get the same value, or are removed; each can be undone. */
export function useSelection({ node, path, items, shown }: Options) {
  const { draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const undoable = useUndoable(draft);
  const moves = useGroupMoves();
  const rows = usePicked(shown.map(({ key }) => key));
  const picked = new Set(shown.filter(({ key }) => rows.picked.has(key)).map(({ index }) => index));
  const chosen = () => items.filter((_, index) => picked.has(index));
  /** Removes them from the items as they are by now: a save may have ended while the question was open. */
  const takeOut = useEvent((ids: ReadonlySet<unknown>) =>
    draft.set(
      path,
      items.filter((item) => !ids.has(idOf(item))),
    ),
  );
  const howMany = counted(picked.size, node.labels.one, node.labels.many);

  return {
    rows,
    /** Gives the picked items this value of a field, and puts them into the group `to`; '' leaves either as it is. */
    change: (field: string, value: string, to: string) => {
      const given = (item: unknown) => (value === '' || !isRecord(item) ? item : { ...item, [field]: value });
      rows.pickAll(false);
      if (moves && to !== '' && to !== moves.current) return moves.move(path, picked, chosen().map(given), to);
      const next = items.map((item, index) => (picked.has(index) ? given(item) : item));
      undoable(`${howMany}\u00a0: changement fait`, () => draft.set(path, next));
    },
    remove: async () => {
      const names = chosen()
        .map((item) => quoted(itemTitle(node, item)))
        .join(', ');
      if (!(await confirm('Supprimer', `Supprimer ${howMany}\u202f?`, names))) return;
      const ids = new Set(chosen().map(idOf));
      rows.pickAll(false);
      undoable(`${howMany}\u00a0: suppression faite`, () => takeOut(ids));
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
