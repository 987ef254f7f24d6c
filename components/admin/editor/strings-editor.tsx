'use client';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useMemo } from 'react';
import { quotedBriefly } from '@/lib/format/french';
import type { StringsNode } from '@/sections/editor-tree';
import { FieldGroup } from '../fields/field';
import type { Path } from '../form/draft';
import { fieldId, pathKey } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import { isKey } from '../form/keys';
import { useEvent } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useSortable } from '../sortable/use-sortable';
import { Button } from '../ui/button';
import { Inline } from '../ui/layout';
import { pastedLines } from './pasted-lines';
import { type LineList, StringLine } from './string-line';
import { useListEditor } from './use-list-editor';

type Props = { readonly node: StringsNode; readonly path: Path; readonly singleIndex?: number };

/** A list of text lines. Enter goes to the next line or adds one; Backspace in an empty line removes it. */
export function StringsEditor({ node, path, singleIndex }: Props) {
  const { form, draft } = useFormContext();
  const { field, value, set } = useField(path, node);
  const undoable = useUndoable(draft);
  const lines: readonly string[] = Array.isArray(value) && value.length > 0 ? value.map(asText) : [''];
  const name = (index: number) => lines[index] || `${node.line} ${index + 1}`;
  const list = useListEditor<string>({ items: lines, onChange: set, blank: () => '', name: (line) => line || node.line, singleIndex });
  const onMove = useEvent((from: number, to: number) => undoable(undefined, () => list.move(from, to)));
  const { dragStateOf, listProps } = useSortable({ count: lines.length, name, onMove });
  const type = useEvent((index: number, text: string) => set(lines.with(index, text)));
  const remove = useEvent((index: number) => {
    const line = lines[index] ?? '';
    const key = list.keyAt(index);
    if (line === '') return list.remove(key);
    undoable(
      `Ligne supprimée\u00a0: ${quotedBriefly(line)}`,
      () => list.remove(key),
      () => list.showReturned(line),
    );
  });
  const onKeyDown = useEvent((event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (isKey(event.nativeEvent, 'Enter')) {
      event.preventDefault();
      if (list.single) event.currentTarget.form?.requestSubmit();
      else if (index === lines.length - 1) list.add();
      else document.getElementById(fieldId(form, [...path, index + 1]))?.focus();
    } else if (isKey(event.nativeEvent, 'Backspace') && lines[index] === '' && list.canRemove) {
      event.preventDefault();
      list.remove(list.keyAt(index));
    }
  });
  /** A pasted list becomes one line for each of its own, which are taken back together. */
  const onPaste = useEvent((event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const [first, ...rest] = pastedLines(event.clipboardData.getData('text/plain'));
    if (first === undefined || rest.length === 0) return;
    event.preventDefault();
    const { value: line, selectionStart, selectionEnd } = event.currentTarget;
    const around = [line.slice(0, selectionStart ?? line.length), line.slice(selectionEnd ?? line.length)] as const;
    const next = [`${around[0]}${first}`, ...rest.slice(0, -1), `${rest.at(-1)}${around[1]}`] as const;
    undoable(
      `${rest.length + 1} lignes collées`,
      () => list.replace(index, next),
      () => list.focusAt(index),
    );
  });
  const { focused: onFocused } = list;
  const shared = useMemo(
    (): LineList => ({ node, onFocused, onMove, onRemove: remove, onType: type, onKeyDown, onPaste }),
    [node, onFocused, onMove, remove, type, onKeyDown, onPaste],
  );

  return (
    <FieldGroup {...field} label={list.single ? node.line : node.label}>
      <div className="grid gap-1.5" {...listProps}>
        {list.rows.map(({ item, index, key }) => {
          const place = pathKey([...path, index]);
          return (
            <StringLine
              key={key}
              list={shared}
              id={fieldId(form, [...path, index])}
              text={item}
              index={index}
              isLast={index === lines.length - 1}
              error={draft.issues.find((issue) => pathKey(issue.path) === place)?.message}
              dragState={dragStateOf(index)}
              focused={list.focusOf(key)}
              single={list.single}
            />
          );
        })}
      </div>
      {!list.single && (
        <Inline>
          <Button variant="quiet" onClick={list.add}>
            <Plus aria-hidden />
            {node.add}
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
