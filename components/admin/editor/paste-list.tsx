'use client';
import { ClipboardPaste } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { counted, formatNumber, quoted } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyNode, type EachLine, itemTitle } from '@/sections/editor-tree';
import { isAlike } from '@/sections/nodes/shared';
import { Field, Input, Textarea } from '../fields/field';
import { itemsAt, type Path, pathKey } from '../form/draft';
import { asText, useFormContext } from '../form/form-context';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useBlocker } from '../providers/navigation-blocker';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { placesOf } from './group-editor';
import { ChoiceField } from './group-state';
import { itemOfLine, pastedItems } from './pasted-lines';
import { Suggestions } from './text-nodes';

type Props = { readonly node: AnyList; readonly path: Path };
type Item = Readonly<Record<string, unknown>>;

/** Adds a list that is pasted, an item a line; nothing for a list whose lines nobody reads. */
export function PasteList({ startsOpen = false, ...props }: Props & { readonly startsOpen?: boolean | undefined }) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const eachLine = readerOf(props.node.item);
  if (!eachLine) return null;
  return (
    <>
      <PasteButton node={props.node} onClick={() => setIsOpen(true)} />
      {isOpen && <PasteWindow {...props} eachLine={eachLine} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Nothing for a list whose lines nobody reads. */
export function PasteButton({ node, onClick }: { readonly node: AnyList; readonly onClick: () => void }) {
  if (!readerOf(node.item)) return null;
  return (
    <Button variant="quiet" onClick={onClick}>
      <ClipboardPaste aria-hidden />
      Coller une liste
    </Button>
  );
}

const readerOf = ({ fields }: AnyGroup): EachLine | undefined =>
  Object.values(fields)
    .map((field) => ('eachLine' in field ? field.eachLine : undefined))
    .find((eachLine) => eachLine !== undefined);

const lacks = (item: Item, name: string): boolean => asText(item[name]) === '';

/** Shows what is read before it is added; what is required and no line says is asked once for all. */
function PasteWindow({
  node,
  path,
  eachLine,
  onClose,
}: Props & { readonly eachLine: EachLine; readonly onClose: () => void }) {
  const { draft, sample, undoable } = useFormContext();
  const id = useId();
  const [text, setText] = useState('');
  /** What the owner says for all lines that lack a required field, by its name, and for one, by its name and the line. */
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector('textarea')?.focus(), []); // once the window is open
  const isTyped = text.trim() !== '';
  const close = useConfirmDiscard(isTyped, onClose);
  useBlocker(isTyped, undefined, 'La liste que vous avez collée n’est pas ajoutée.');
  const { one, many, feminine } = node.labels;
  const [lines, read] = useMemo(() => {
    const pasted = pastedItems(text);
    return [pasted, pasted.map(itemOfLine(eachLine, node.blank()))];
  }, [text, eachLine, node]); // an answer that is typed reads nothing again
  const answerKey = (name: string, index: number) => `${name} ${lines[index]?.line}`;
  const answer = (key: string) => (value: string) => setAnswers({ ...answers, [key]: value });
  const headings = [...new Set(lines.map(({ heading }) => heading).filter(Boolean))];
  const missingFields = Object.entries(node.item.fields).flatMap(([name, field]) => {
    const isAsked = 'required' in field && field.required && !('eachLine' in field);
    const lines = isAsked ? read.filter((item) => lacks(item, name)).length : 0;
    return lines > 0 ? [{ name, field, lines }] : [];
  });
  const items = read.map((item, index) => ({
    ...item,
    ...Object.fromEntries(
      missingFields.flatMap(({ name }) =>
        lacks(item, name) ? [[name, answers[name] || (answers[answerKey(name, index)] ?? '')]] : [],
      ),
    ),
  }));
  const [keepsSample, setKeepsSample] = useState(false);
  const isExample = (_: unknown, index: number) => sample?.has(pathKey([...path, index])) ?? false;
  const before = itemsAt(draft.value, path);
  const examples = before.filter(isExample).length;
  const add = () => {
    const kept = before.filter(
      (item, index) => !isAlike(item, node.blank()) && (keepsSample || !isExample(item, index)),
    );
    undoable(`${counted(items.length, one, many)} de plus`, () => draft.set(path, [...kept, ...items]));
    onClose();
  };
  return (
    <Window title="Coller une liste" closes onClose={close}>
      <WindowBody ref={body}>
        <Field
          id={id}
          label="Votre liste"
          hint={`${feminine ? 'Une' : 'Un'} ${one} par ligne\u00a0; ce qui n’est pas reconnu reste dans l’intitulé.`}
        >
          {(ties) => <Textarea {...ties} rows={6} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        {missingFields.map(({ name, field, lines }) => (
          <MissingField
            key={name}
            field={field}
            hint={
              lines === 1
                ? 'Pour la ligne qui ne le dit pas.'
                : `Pour les ${lines} lignes qui ne le disent pas\u00a0; si elles diffèrent, laissez vide et dites-le sous chacune.`
            }
            value={answers[name] ?? ''}
            onChange={answer(name)}
          />
        ))}
        {headings.length > 0 && (
          <p className="text-ink-faint text-sm">
            {headings.length === 1
              ? 'Titre reconnu, qui ne sera pas ajouté'
              : 'Titres reconnus, qui ne seront pas ajoutés'}
            {'\u00a0: '}
            {headings.map((heading) => quoted(heading)).join(', ')}.
          </p>
        )}
        {items.length > 0 && (
          <ol className="grid list-decimal gap-2 ps-6" aria-label="Ce qui est lu">
            {withIndexKey(items).map(({ key, value }, index) => (
              <li key={key} className="wrap-anywhere">
                {itemTitle(node, value)}
                <span className="block text-ink-faint text-sm">
                  {factsOf(node.item, value, itemTitle(node, value)).join('\u00a0· ')}
                </span>
                {missingFields.map(({ name, field, lines }) => {
                  const own = answerKey(name, index);
                  const isAsked = lines > 1 && !answers[name] && lacks(read[index] ?? {}, name);
                  return (
                    isAsked && (
                      <MissingField key={name} field={field} value={answers[own] ?? ''} onChange={answer(own)} />
                    )
                  );
                })}
              </li>
            ))}
          </ol>
        )}
        {examples > 0 && (
          <Tick checked={!keepsSample} onTick={(ticked) => setKeepsSample(!ticked)}>
            Enlever l’exemple ({formatNumber(examples)})
          </Tick>
        )}
      </WindowBody>
      <WindowFoot>
        <Button onClick={close}>Annuler</Button>
        <Button variant="primary" disabled={items.length === 0} onClick={add}>
          {items.length === 0 ? 'Ajouter' : `Ajouter ${counted(items.length, one, many)}`}
        </Button>
      </WindowFoot>
    </Window>
  );
}

type MissingProps = {
  readonly field: AnyNode;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function MissingField({ field, hint, value, onChange }: MissingProps) {
  const id = useId();
  const label = ('label' in field && field.label) || '';
  if ('options' in field) {
    const options = [{ value: '', label: 'Choisir…' }, ...field.options];
    return <ChoiceField required {...{ label, hint, value, options, onChange }} />;
  }
  return (
    <Field required id={id} label={label} hint={hint}>
      {(ties) => (
        <>
          <Input {...ties} list={`${id}-list`} value={value} onChange={(event) => onChange(event.target.value)} />
          <Suggestions id={`${id}-list`} texts={('suggestions' in field && field.suggestions) || []} />
        </>
      )}
    </Field>
  );
}

/** « Statut : Soutenue »: what is read beside the title. */
function factsOf(node: AnyGroup, value: unknown, title: string): string[] {
  return placesOf(node, [], value).flatMap(({ node: field, value }) => {
    if (field.node === 'group') return isRecord(value) ? factsOf(field, value, title) : [];
    if (!('label' in field) || value === title || field.node === 'icon' || field.node === 'colour') return [];
    if (value === true) return [field.label ?? ''];
    return typeof value === 'string' && value !== '' ? [`${field.label}\u00a0: ${formatPartialDate(value)}`] : [];
  });
}
