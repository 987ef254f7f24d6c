'use client';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quotedBriefly } from '@/lib/format/french';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { fieldId, type Path } from '../form/draft';
import { elementAt } from '../form/focus-field';
import { useFormContext } from '../form/form-context';
import { isKey } from '../form/keys';
import { useDraft, useGiveUp } from '../form/use-draft';
import { useEvent } from '../form/use-event';
import { showToast } from '../providers/toast';
import { GroupField, useGroupMoves } from './group-moves';

export type ItemFormProps = {
  readonly node: AnyList;
  readonly path: Path;
  /** The item's index in the list; the list's length for a new item. */
  readonly index: number;
  /** Absent for a new item. */
  readonly item?: unknown;
  /** `isFollowed`: another new item is typed next. */
  readonly onDone: (index: number, item: unknown, isFollowed?: boolean) => void;
  /** The item has gone to another group, or was added to one. */
  readonly onMoved: () => void;
  readonly onCancel?: () => void;
};

/** The subject of the toast for a new item, while its window stays open for the next one. */
const added = 'added item';

/** The draft of one item, apart from the form's draft: it is written there, if it is valid, when it is done or when the form is saved. */
export function useItemForm({ node, path, index, item, onDone, onMoved }: ItemFormProps) {
  const { form: outer, draft: around, checkAt, save, registerPendingEdit, leaveEdits } = useFormContext();
  const form = fieldId(outer, [...path, index]);
  const box = useRef<HTMLDivElement>(null);
  const place = JSON.stringify([...path, index]);
  const check = useCallback((value: unknown) => checkAt(JSON.parse(place), value), [checkAt, place]);
  const draft = useDraft(() => (item === undefined ? node.blank() : item), check);
  useGiveUp(around, () => item === undefined && draft.dirty && draft.reset(node.blank()));
  const moves = useGroupMoves();
  const [wanted, setGroup] = useState<string>();
  const group = moves?.groups.some(({ key }) => key === wanted) ? wanted : moves?.current; // it may have been renamed or removed since
  const isElsewhere = moves !== null && group !== undefined && group !== moves.current;
  const dirty = draft.dirty || (isElsewhere && item !== undefined);
  const write = (isFollowed: boolean) => {
    if (!isFollowed) showToast.close(added);
    if (!isElsewhere) return onDone(index, draft.value, isFollowed);
    if (item === undefined) {
      moves.add(path, draft.value, group);
      return isFollowed || onMoved();
    }
    moves.move(path, new Set([index]), [draft.value], group);
    onMoved();
  };
  const writeIfValid = useEvent((isFollowed: boolean): boolean => {
    const issues = check(draft.value);
    flushSync(() => (issues.length === 0 ? write(isFollowed) : draft.show(issues)));
    if (issues.length > 0) elementAt(form, issues[0]?.path ?? [])?.focus();
    return issues.length === 0;
  });
  /** « Ajouter et continuer »: a valid new item is written, and the fields are empty for the next one. */
  const addAndGoOn = () => {
    if (!writeIfValid(true)) return;
    if (!isElsewhere) showToast.success(`Ajouté\u00a0: ${quotedBriefly(itemTitle(node, draft.value))}`, undefined, added);
    flushSync(() => draft.reset(node.blank()));
    box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  useLayoutEffect(() => (dirty ? registerPendingEdit(() => writeIfValid(false), false, form) : undefined), [dirty, registerPendingEdit, writeIfValid, form]);
  /** « Ajouter »: a valid item is written to the form's draft. « Sauvegarder », for one that is there: the form is saved at once. */
  const submit = () => writeIfValid(false) && item !== undefined && void save();
  const groupField = moves && <GroupField moves={moves} group={group} onGroup={setGroup} />;
  return {
    dirty,
    box,
    submit,
    /** Enter in a field of one line submits the item. */
    submitOnEnter: (event: KeyboardEvent) => {
      if (!isKey(event.nativeEvent, 'Enter') || event.isDefaultPrevented()) return;
      if (!(event.target instanceof HTMLInputElement) || /^(?:file|checkbox|radio)$/.test(event.target.type)) return;
      event.preventDefault();
      submit();
    },
    addAndGoOn,
    groupField,
    /** A new item differs from nothing that is stored: none of its fields is said to be modified. */
    editing: {
      form,
      draft: item === undefined ? { ...draft, isChanged: () => false } : draft,
      checkAt: (below: Path, value: unknown) => checkAt([...path, index, ...below], value),
      save,
      registerPendingEdit,
      leaveEdits,
    },
  };
}
