'use client';
import type { ClipboardEvent } from 'react';
import { withScheme } from '@/lib/format/web-address';
import { isRecord } from '@/lib/record';
import type { CheckboxNode, TextareaNode, TextNode } from '@/sections/editor-tree';
import type { EachLine, LineReading } from '@/sections/read-line';
import { ariaProps, Field, FieldBox, FieldNotes, Input, LabelText, Textarea as TextareaInput } from '../fields/field';
import { itemsAt, type Path } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import type { NodeProps } from './nested-node';
import { hasYear, itemOfLine, type PastedLine, pastedItems, pastedNames } from './pasted-lines';

const inputs = {
  text: { type: 'text', inputMode: 'text' },
  url: { type: 'url', inputMode: 'url' },
  year: { type: 'text', inputMode: 'numeric' },
  hours: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
} as const;

type Reading = LineReading & { readonly eachLine: EachLine };
const isRead = (node: LineReading): node is Reading => node.eachLine !== undefined;

/** Puts an item for each line of a pasted list in place of the one at `path`; they are taken back together. */
function usePasteItems(path: Path) {
  const { draft, undoable } = useFormContext();
  return (
    event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
    lines: readonly PastedLine[],
    { eachLine, refuses }: Reading,
  ) => {
    const [[first, ...rest], list, index, name] = [lines, path.slice(0, -2), path.at(-2), path.at(-1)];
    if (first === undefined || rest.length === 0 || typeof index !== 'number' || name === undefined) return;
    const items = itemsAt(draft.value, list);
    const item = items[index];
    if (!isRecord(item)) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const fieldText = `${typed.slice(0, selectionStart ?? 0)}${first.line}${typed.slice(selectionEnd ?? 0)}`;
    const itemOf = itemOfLine(eachLine, item);
    const blank = eachLine(item, '');
    const read = (line: PastedLine) =>
      refuses?.(line.line, line.heading) ? { ...blank, [name]: line.line } : itemOf(line); // nothing of it is taken for a fact
    const added = rest.map(read);
    const filled = Object.fromEntries(
      Object.entries(item).filter(
        ([key, given]) => given !== '' && JSON.stringify(given) !== JSON.stringify(blank[key]),
      ),
    );
    const begun = { ...read(first), ...filled, ...(typed !== '' && { [name]: fieldText }) };
    undoable(`${added.length + 1}\u00a0lignes collées`, () =>
      draft.set(list, items.toSpliced(index, 1, begun, ...added)),
    );
  };
}

export function TextInput({ node, path }: NodeProps<TextNode>) {
  const { field, value, set, leave } = useField(path, node);
  const pasteItems = usePasteItems(path);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (isRead(node)) return pasteItems(event, pastedItems(text), node);
    const names = pastedNames(text);
    if (names === undefined) return;
    event.preventDefault();
    document.execCommand('insertText', false, names); // as if it was typed
  };
  const onBlur = () => {
    const typed = asText(value).trim();
    if (node.input === 'url' && withScheme(typed) !== typed) set(withScheme(typed)); // as it will be saved
    leave();
  };
  const list = node.suggestions && `${field.id}-list`;
  return (
    <Field {...field} hint={node.reading?.(asText(value)) || field.hint}>
      {(ties) => (
        <>
          <Input
            {...ties}
            {...inputs[node.input ?? 'text']}
            autoComplete={node.autofill}
            placeholder={node.placeholder}
            list={list}
            value={asText(value)}
            onChange={(event) => set(event.target.value)}
            onPaste={node.names || node.eachLine ? onPaste : undefined}
            onBlur={onBlur}
          />
          {list && <Suggestions id={list} texts={node.suggestions ?? []} />}
        </>
      )}
    </Field>
  );
}

export const Suggestions = ({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text} />
    ))}
  </datalist>
);

export function Textarea({ node, path }: NodeProps<TextareaNode>) {
  const { field, value, set, leave } = useField(path, node);
  const pasteItems = usePasteItems(path);
  /** A title that is only broken has no year in each of its lines. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedItems(event.clipboardData.getData('text/plain'));
    if (isRead(node) && lines.every(({ line }) => hasYear(line))) pasteItems(event, lines, node);
  };
  return (
    <Field {...field}>
      {(ties) => (
        <TextareaInput
          {...ties}
          rows={node.rows ?? 3}
          placeholder={node.placeholder}
          value={asText(value)}
          onChange={(event) => set(event.target.value)}
          onPaste={node.eachLine ? onPaste : undefined}
          onBlur={leave}
        />
      )}
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
