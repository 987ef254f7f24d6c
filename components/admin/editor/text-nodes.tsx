'use client';
import type { ClipboardEvent } from 'react';
import { withScheme } from '@/lib/format/web-address';
import { isRecord } from '@/lib/record';
import type { CheckboxNode, EachLine, SelectNode, TextareaNode, TextNode } from '@/sections/editor-tree';
import { ariaProps, Field, FieldBox, FieldNotes, LabelText } from '../fields/field';
import { Input, Select as SelectInput, Textarea as TextareaInput } from '../fields/input';
import { itemsAt, type Path } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import { OtherField, otherValue, useOtherOption } from './other-option';
import { pastedLines, pastedNames } from './pasted-lines';

type Of<Node> = { readonly node: Node; readonly path: Path };

const keyboards = {
  text: 'text',
  url: 'url',
  year: 'numeric',
  hours: 'decimal',
  date: undefined,
  time: undefined,
} as const;
const types = { text: 'text', url: 'url', year: 'text', hours: 'text', date: 'date', time: 'time' } as const;

/** Puts an item for each line of a pasted list in place of the one at `path`; they are taken back together. */
function usePasteItems(path: Path) {
  const { draft, undoable } = useFormContext();
  return (
    event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
    lines: readonly string[],
    eachLine: EachLine,
  ) => {
    const [[first, ...rest], list, index, name] = [lines, path.slice(0, -2), path.at(-2), path.at(-1)];
    if (first === undefined || rest.length === 0 || typeof index !== 'number' || name === undefined) return;
    const items = itemsAt(draft.value, list);
    const item = items[index];
    if (!isRecord(item)) return;
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const own = `${typed.slice(0, selectionStart ?? 0)}${first}${typed.slice(selectionEnd ?? 0)}`;
    const added = rest.map((line) => eachLine(item, line));
    const blank = eachLine(item, '');
    const filled = Object.fromEntries(
      Object.entries(item).filter(
        ([key, given]) => given !== '' && JSON.stringify(given) !== JSON.stringify(blank[key]),
      ),
    );
    const begun = { ...eachLine(item, first), ...filled, ...(typed !== '' && { [name]: own }) };
    undoable(`${added.length + 1}\u00a0lignes collées`, () =>
      draft.set(list, items.toSpliced(index, 1, begun, ...added)),
    );
  };
}

export function TextInput({ node, path }: Of<TextNode>) {
  const { field, value, set, leave } = useField(path, node);
  const pasteItems = usePasteItems(path);
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (node.eachLine) return pasteItems(event, pastedLines(text), node.eachLine);
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
            type={types[node.input ?? 'text']}
            inputMode={keyboards[node.input ?? 'text']}
            autoComplete={node.autofill}
            placeholder={node.placeholder}
            list={list}
            value={asText(value)}
            onChange={(event) => set(event.target.value)}
            onPaste={node.names || node.eachLine ? onPaste : undefined}
            onBlur={onBlur}
          />
          {node.suggestions && (
            <datalist id={list}>
              {node.suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

export function Textarea({ node, path }: Of<TextareaNode>) {
  const { field, value, set, leave } = useField(path, node);
  const pasteItems = usePasteItems(path);
  /** A title that is only broken has no year in each of its lines. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (node.eachLine && lines.every((line) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line)))
      pasteItems(event, lines, node.eachLine);
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

/**
 * A stored value that is not among the options is added to them, so that opening the form does not change it; so are
 * those that it learns.
 */
export function Select({ node, path }: Of<SelectNode>) {
  const { field, value, set, leave } = useField(path, node);
  const current = asText(value);
  const { isOther, chosen, choose } = useOtherOption(current, set);
  const learned = useLearned(node, path);
  const texts = new Set([...(isOther ? [] : [current]), ...learned]);
  const own = [...texts].filter((text) => text.trim() !== '' && !node.options.some(({ value }) => value === text));
  const { local = [] } = node;
  const general = node.options.filter(({ value }) => !local.includes(value));
  const offered =
    own.length > 0 ? general : [...general, ...node.options.filter((option) => !general.includes(option))];
  const options = learned.some((text) => local.includes(text)) ? node.options : offered;
  return (
    <Field {...field}>
      {(ties) => (
        <>
          <SelectInput {...ties} value={chosen} onChange={(event) => choose(event.target.value)} onBlur={leave}>
            {(current === '' || !node.required) && !options.some((option) => option.value === '') && (
              <option value="">{'Choisir…'}</option>
            )}
            {own.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {node.other && <option value={otherValue}>{node.other.label}</option>}
          </SelectInput>
          {isOther && <OtherField label={node.label} other={node.other} value={current} onType={set} onLeave={leave} />}
        </>
      )}
    </Field>
  );
}

/** The values of the other items in the fields that a node learns from. */
function useLearned({ learns = [] }: Pick<SelectNode, 'learns'>, path: Path): readonly string[] {
  const { draft } = useFormContext();
  const items = learns.length > 0 ? itemsAt(draft.value, path.slice(0, -2)) : [];
  return items.flatMap((item) => (isRecord(item) ? learns.map((name) => asText(item[name]).trim()) : []));
}

export function Checkbox({ node, path }: Of<CheckboxNode>) {
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
