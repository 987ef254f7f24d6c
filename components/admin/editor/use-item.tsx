'use client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyList } from '@/sections/editor-tree';
import { fieldId, type Path } from '../form/draft';
import { elementAt } from '../form/focus-field';
import { useFormContext } from '../form/form-context';
import { useDraft } from '../form/use-draft';
import { useEvent } from '../form/use-event';
import { GroupField } from './group-field';
import { useGroupMoves } from './group-moves';

export type ItemProps = {
  readonly node: AnyList;
  readonly path: Path;
  /** The item's index in the list; the list's length for a new item. */
  readonly index: number;
  /** Absent for a new item. */
  readonly item?: unknown;
  readonly onDone: (index: number, item: unknown) => void;
  /** The item has gone to another group. */
  readonly onMoved: () => void;
  readonly onCancel?: () => void;
};

/** The draft of one item, apart from the form's draft: it is written there, if it is valid, when it is done or when the form is saved. */
export function useItem({ node, path, index, item, onDone, onMoved }: ItemProps) {
  const { form: outer, checkAt, save, registerPendingEdit } = useFormContext();
  const form = fieldId(outer, [...path, index]);
  const box = useRef<HTMLDivElement>(null);
  const place = JSON.stringify([...path, index]);
  const check = useCallback((value: unknown) => checkAt(JSON.parse(place), value), [checkAt, place]);
  const draft = useDraft(() => (item === undefined ? node.blank() : item), check);
  const moves = useGroupMoves();
  const [group, setGroup] = useState(moves?.current);
  const isMoving = moves !== null && item !== undefined && group !== undefined && group !== moves.current;
  const dirty = draft.dirty || isMoving;
  const write = () => {
    if (!isMoving) return onDone(index, draft.value);
    moves.move(path, new Set([index]), [draft.value], group);
    onMoved();
  };
  const writeIfValid = useEvent((): boolean => {
    const issues = check(draft.value);
    flushSync(() => (issues.length === 0 ? write() : draft.show(issues)));
    if (issues.length > 0) elementAt(form, issues[0]?.path ?? [])?.focus();
    return issues.length === 0;
  });
  useLayoutEffect(() => (dirty ? registerPendingEdit(writeIfValid) : undefined), [dirty, registerPendingEdit, writeIfValid]);
  const groupField = moves && item !== undefined && <GroupField moves={moves} group={group} onGroup={setGroup} />;
  return {
    dirty,
    box,
    /** « Ajouter »: a valid item is written to the form's draft. « Sauvegarder », for one that is there: the form is saved at once. */
    submit: () => writeIfValid() && item !== undefined && void save(),
    groupField,
    editing: { form, draft, checkAt: (below: Path, value: unknown) => checkAt([...path, index, ...below], value), save, registerPendingEdit },
  };
}
