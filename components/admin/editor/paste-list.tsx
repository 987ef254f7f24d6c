'use client';
import { ClipboardPaste } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyNode, type EachLine, itemTitle } from '@/sections/editor-tree';
import { Field } from '../fields/field';
import { Input, Select, Textarea } from '../fields/input';
import { itemsAt, type Path } from '../form/draft';
import { asText, useFormContext } from '../form/form-context';
import { Button } from '../ui/button';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { placesOf } from './field-folds';
import { pastedLines } from './pasted-lines';

type Props = { readonly node: AnyList; readonly path: Path };
type Item = Readonly<Record<string, unknown>>;

/** Adds a list that is pasted, an item a line; nothing for a list whose lines nobody reads. */
export function PasteList(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const eachLine = readerOf(props.node.item);
  if (!eachLine) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <ClipboardPaste aria-hidden />
        Coller une liste
      </Button>
      {isOpen && <PasteWindow {...props} eachLine={eachLine} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const readerOf = ({ fields }: AnyGroup): EachLine | undefined =>
  Object.values(fields)
    .map((field) => ('eachLine' in field ? field.eachLine : undefined))
    .find((eachLine) => eachLine !== undefined);

/** Shows what is read before it is added; what is required and no line says is asked once for all. */
function PasteWindow({
  node,
  path,
  eachLine,
  onClose,
}: Props & { readonly eachLine: EachLine; readonly onClose: () => void }) {
  const { draft, undoable } = useFormContext();
  const id = useId();
  const [text, setText] = useState('');
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const { one, many, feminine } = node.labels;
  const read = pastedLines(text).map((line): Item => eachLine(node.blank(), line));
  const asked = Object.entries(node.item.fields).filter(
    ([name, field]) =>
      'required' in field && field.required && !('eachLine' in field) && read.some((item) => asText(item[name]) === ''),
  );
  const items = read.map((item) => ({
    ...item,
    ...Object.fromEntries(asked.flatMap(([name]) => (asText(item[name]) === '' ? [[name, given[name] ?? '']] : []))),
  }));
  const add = () => {
    undoable(`${counted(items.length, one, many)} de plus`, () =>
      draft.set(path, [...itemsAt(draft.value, path), ...items]),
    );
    onClose();
  };
  return (
    <Window title="Coller une liste" closes onClose={onClose}>
      <WindowBody>
        <Field
          id={id}
          label="Votre liste"
          hint={`${feminine ? 'Une' : 'Un'} ${one} par ligne\u00a0; ce qui n’est pas reconnu reste dans l’intitulé.`}
        >
          {(ties) => (
            <Textarea {...ties} rows={6} autoFocus value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        {asked.map(([name, field]) => (
          <Asked
            key={name}
            field={field}
            lines={read.filter((item) => asText(item[name]) === '').length}
            value={given[name] ?? ''}
            onChange={(value) => setGiven({ ...given, [name]: value })}
          />
        ))}
        {items.length > 0 && (
          <ol className="grid list-decimal gap-2 ps-6" aria-label="Ce qui est lu">
            {withKeys(items).map(({ key, item }) => (
              <li key={key} className="wrap-anywhere">
                {itemTitle(node, item)}
                <span className="block text-ink-faint text-sm">{factsOf(node.item, item).join('\u00a0· ')}</span>
              </li>
            ))}
          </ol>
        )}
      </WindowBody>
      <WindowFoot>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="primary" disabled={items.length === 0} onClick={add}>
          {items.length === 0 ? 'Ajouter' : `Ajouter ${counted(items.length, one, many)}`}
        </Button>
      </WindowFoot>
    </Window>
  );
}

type AskedProps = {
  readonly field: AnyNode;
  readonly lines: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A required field of the lines that do not say it. */
function Asked({ field, lines, value, onChange }: AskedProps) {
  const id = useId();
  const label = 'label' in field ? field.label : '';
  const hint = lines === 1 ? 'Pour la ligne qui ne le dit pas.' : `Pour les ${lines} lignes qui ne le disent pas.`;
  return (
    <Field id={id} label={label ?? ''} hint={hint}>
      {(ties) =>
        'options' in field ? (
          <Select {...ties} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">Choisir…</option>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input {...ties} value={value} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}

/** « Statut : Soutenue »: what is read beside the title. */
function factsOf(node: AnyGroup, value: unknown): string[] {
  return placesOf(node, [], value).flatMap(({ node: field, value }) => {
    if (field.node === 'group') return isRecord(value) ? factsOf(field, value) : [];
    if (!('label' in field) || 'eachLine' in field || field.node === 'icon' || field.node === 'colour') return [];
    if (value === true) return [field.label ?? ''];
    return typeof value === 'string' && value !== '' ? [`${field.label}\u00a0: ${formatPartialDate(value)}`] : [];
  });
}

const withKeys = (items: readonly Item[]) => items.map((item, index) => ({ key: `${index}`, item }));
