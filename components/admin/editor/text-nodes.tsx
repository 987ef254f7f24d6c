import type { ClipboardEvent } from 'react';
import { withScheme } from '@/lib/format/web-address';
import type { CheckboxNode, TextareaNode, TextNode } from '@/sections/editor-tree';
import { offeredTexts } from '@/sections/nodes/offered-texts';
import { ariaProps, Field, FieldBox, FieldNotes, Input, LabelText, Textarea as TextareaInput } from '../fields/field';
import { itemsAt } from '../form/draft';
import { asText, type NodeProps, useField, useFormContext } from '../form/form-context';
import { pastedNames } from './pasted-names';

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
