import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { quotedBriefly } from '@/lib/format/french';
import { withScheme } from '@/lib/format/web-address';
import type { CheckboxNode, StringsNode, TextareaNode, TextNode } from '@/sections/editor-tree';
import { offeredTexts } from '@/sections/nodes/offered-texts';
import {
  ariaProps,
  Field,
  FieldBox,
  FieldError,
  FieldGroup,
  FieldNotes,
  GrowingLine,
  Input,
  LabelText,
  Textarea as TextareaInput,
} from '../fields/field';
import { fieldId, goTo, itemsAt, pathKey } from '../form/draft';
import { asText, type NodeProps, useField, useFormContext } from '../form/form-context';
import { isKey } from '../form/keys';
import { dragLook, MoveButtons, MoveHandle, useSortable } from '../sortable';
import { SampleMark } from '../ui/badge';
import { Button, IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { Inline, Tools } from '../ui/panel';
import { useEditList } from './list-state';
import { pastedLines, pastedNames } from './pasted-names';

const inputs = {
  text: { type: 'text', inputMode: 'text' },
  url: { type: 'url', inputMode: 'url' },
  year: { type: 'text', inputMode: 'numeric' },
  hours: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
} as const;

export function TextInput({ node, path }: NodeProps<TextNode>) {
  const { draft } = useFormContext();
  const { field, value, set, leave } = useField(path, node);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const names = pastedNames(event.clipboardData.getData('text/plain'));
    if (names === undefined) return;
    event.preventDefault();
    document.execCommand('insertText', false, names); // as if typed
  };
  const onBlur = () => {
    const typed = asText(value).trim();
    if (node.input === 'url' && withScheme(typed) !== typed) set(withScheme(typed)); // as it will be saved
    leave();
  };
  const list = node.suggestions && `${field.id}-list`;
  const others = itemsAt(draft.value, path.slice(0, -2)).filter((_, index) => index !== path.at(-2));
  return (
    <Field {...field} hint={node.reading?.(asText(value)) || field.hint}>
      <Input
        {...inputs[node.input ?? 'text']}
        autoComplete={node.autofill}
        placeholder={node.placeholder}
        list={list}
        value={asText(value)}
        onText={set}
        onPaste={node.names && onPaste}
        onBlur={onBlur}
      />
      {list && <Suggestions id={list} texts={offeredTexts(node, String(path.at(-1)), others)} />}
    </Field>
  );
}

export const Suggestions = ({ id, texts }: Readonly<{ id: string; texts: readonly string[] }>) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);

export function Textarea({ node, path }: NodeProps<TextareaNode>) {
  const { field, value, set, leave } = useField(path, node);
  return (
    <Field {...field}>
      <TextareaInput
        rows={node.rows ?? 3}
        placeholder={node.placeholder}
        value={asText(value)}
        onText={set}
        onBlur={leave}
      />
    </Field>
  );
}

export function Checkbox({ node, path }: NodeProps<CheckboxNode>) {
  const { field, value, set } = useField(path, node);
  const { span: _, ...labels } = field;
  const inverted = node.inverted === true;
  return (
    <FieldBox>
      <label className="inline-flex min-h-6 cursor-pointer items-start gap-2 text-control text-ink" htmlFor={field.id}>
        <input
          {...ariaProps(labels)}
          className="m-0 mt-0.5 size-4.5 flex-none accent-accent"
          type="checkbox"
          checked={(value === true) !== inverted}
          onChange={(event) => set(event.target.checked !== inverted)}
        />
        <LabelText {...labels} />
      </label>
      <FieldNotes {...labels} />
    </FieldBox>
  );
}

/**
 * A list of text lines. Enter goes to the next line or adds one, but saves if only one is shown; Backspace in an empty
 * line removes it.
 */
export function StringsEditor({ node, path, singleIndex }: NodeProps<StringsNode>) {
  const { id: form, draft, sample, typed, undoable } = useFormContext();
  const { field, value } = useField(path, node);
  const lines = useMemo(
    (): readonly string[] => (Array.isArray(value) && value.length > 0 ? value.map(asText) : ['']),
    [value],
  );
  const list = useEditList({ path, items: lines, name: (line) => line || node.line });
  const isSingle = singleIndex !== undefined;
  /** Other lines than the only one: pasted lines are shown too. */
  const [others] = useState(
    () => new Set(isSingle ? list.rows.filter(({ index }) => index !== singleIndex).map(({ key }) => key) : []),
  );
  const nameAt = (index: number) => lines[index] || `${node.line} ${index + 1}`;
  const { dragStateOf, listProps } = useSortable({ count: lines.length, name: nameAt, onMove: list.move });
  const goToLine = (index: number) => goTo(form, [...path, index]);
  const remove = (index: number) => {
    const line = lines[index] ?? '';
    void list.remove([index], { done: line && `Ligne supprimée\u00a0: ${quotedBriefly(line)}` });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    const isLast = index === lines.length - 1;
    if (isKey(event.nativeEvent, 'Enter')) {
      event.preventDefault();
      if (others.size > 0) event.currentTarget.form?.requestSubmit();
      else goToLine(isLast ? list.add('') : index + 1);
    } else if (isKey(event.nativeEvent, 'Backspace') && lines[index] === '' && lines.length > 1 && !isSingle) {
      event.preventDefault();
      remove(index);
    }
  };
  /** A pasted list becomes lines, undone in one step. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const [first, ...rest] = pastedLines(event.clipboardData.getData('text/plain'));
    if (first === undefined || rest.length === 0) return;
    event.preventDefault();
    const { value: line, selectionStart, selectionEnd } = event.currentTarget;
    const next = [
      `${line.slice(0, selectionStart)}${first}`,
      ...rest.slice(0, -1),
      `${rest.at(-1)}${line.slice(selectionEnd)}`,
    ];
    undoable(
      `${next.length} lignes collées`,
      () => draft.set(path, lines.toSpliced(index, 1, ...next)),
      () => goToLine(index),
    );
    goToLine(index + rest.length);
  };
  return (
    <FieldGroup {...field} label={isSingle ? node.line : node.label}>
      <div className="grid gap-1.5" {...listProps}>
        {list.rows.map(({ item: text, index, key }) => {
          const id = fieldId(form, [...path, index]);
          const place = pathKey([...path, index]);
          const error = draft.issues.find((issue) => pathKey(issue.path) === place)?.message;
          return others.has(key) ? null : (
            <div
              key={key}
              className={cx(dragLook, 'relative grid gap-field rounded-2 [--drop-edge:-0.28rem]')}
              data-index={index}
              data-drag={dragStateOf(index)}
            >
              <div
                className={
                  isSingle
                    ? 'grid'
                    : 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]'
                }
              >
                {!isSingle && <MoveHandle name={nameAt(index)} dragState={dragStateOf(index)} />}
                <GrowingLine
                  id={id}
                  aria-label={`${node.line} ${index + 1}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${id}-error`}
                  placeholder={node.placeholder}
                  value={text}
                  onText={(line) => typed(path, lines.with(index, line))}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onPaste={(event) => onPaste(event, index)}
                />
                {sample.has(place) && (
                  <span className="justify-self-end max-sm:col-start-2 sm:col-start-2 sm:row-start-2 sm:justify-self-start">
                    <SampleMark />
                  </span>
                )}
                {!isSingle && (
                  <Tools className="max-sm:col-start-2 max-sm:justify-self-end">
                    <MoveButtons
                      what={`la ligne ${index + 1}`}
                      index={index}
                      last={index === lines.length - 1}
                      onMove={list.move}
                    />
                    {lines.length > 1 && (
                      <IconButton
                        size="line"
                        label={`Retirer la ligne ${index + 1}`}
                        icon={X}
                        removes
                        onClick={() => remove(index)}
                      />
                    )}
                  </Tools>
                )}
              </div>
              {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            </div>
          );
        })}
      </div>
      {!isSingle && (
        <Inline>
          <Button variant="quiet" onClick={() => goToLine(list.add(''))}>
            <Plus />
            {node.add}
          </Button>
        </Inline>
      )}
    </FieldGroup>
  );
}
