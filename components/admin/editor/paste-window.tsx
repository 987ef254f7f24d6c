import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import { counted, formatNumber, quoted } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyNode, itemTitle } from '@/sections/editor-tree';
import type { LineReader } from '@/sections/line-reader';
import { isAlike } from '@/sections/nodes/shared';
import { Field, Input, Textarea } from '../fields/field';
import { itemsAt, type Path, pathKey } from '../form/draft';
import { asText, useFormContext } from '../form/form-context';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useBlocker } from '../providers/navigation-blocker';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { Notice } from '../ui/notice';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { placesOf } from './group-editor';
import { ChoiceField } from './group-state';
import { pastedItems, type ReadLine, readLines } from './pasted-lines';
import { Suggestions } from './text-nodes';

type Props = Readonly<{
  node: AnyList;
  path: Path;
  reader: LineReader;
  onClose: (isAdded: boolean) => void;
}>;
type Item = Readonly<Record<string, unknown>>;

const lacks = (item: Item, name: string, field: AnyNode): boolean =>
  asText(item[name]) === '' && !('when' in field && field.when && !field.when(item));

/** Shows what is read before it is added; what is required and no line says is asked once for all. */
export function PasteWindow({ node, path, reader, onClose }: Props) {
  const { draft, sample, undoable } = useFormContext();
  const [text, setText] = useState('');
  /** What the owner says for all lines that lack a required field, by its name, and for one, by its name and the line. */
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.querySelector('textarea')?.focus(), []); // once the window is open
  const isTyped = text.trim() !== '';
  const isAdded = useRef(false);
  const close = useConfirmDiscard(isTyped, () => onClose(isAdded.current));
  useBlocker(isTyped, undefined, 'La liste que vous avez collée n’est pas ajoutée.');
  const { one, many, feminine } = node.labels;
  const { read: lines, refused } = useMemo(
    () => readLines(pastedItems(text), reader, node.blank),
    [text, reader, node],
  ); // an answer that is typed reads nothing again
  /** The lines of which the owner has asked for the other item: that which is read, or the line as it is written. */
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const isKept = ({ line, isWhole }: ReadLine) => isWhole === (turned[line] ?? false);
  const read = lines.map((each) => (isKept(each) ? each.kept : each.read));
  const answerKey = (name: string, index: number) => `${name} ${lines[index]?.line}`;
  const answer = (key: string) => (value: string) => setAnswers({ ...answers, [key]: value });
  const headings = [...new Set(lines.map(({ heading }) => heading).filter(Boolean))];
  const missingFields = Object.entries(node.item.fields).flatMap(([name, field]) => {
    const isAsked = 'required' in field && field.required && !('loadReader' in field);
    const lines = isAsked ? read.filter((item) => lacks(item, name, field)).length : 0;
    return lines > 0 ? [{ name, field, lines }] : [];
  });
  const items = read.map((item, index) => ({
    ...item,
    ...Object.fromEntries(
      missingFields.flatMap(({ name, field }) =>
        lacks(item, name, field) ? [[name, answers[answerKey(name, index)] || (answers[name] ?? '')]] : [],
      ),
    ),
  }));
  const [keepsSample, setKeepsSample] = useState(false);
  const isExample = (_: unknown, index: number) => sample.has(pathKey([...path, index]));
  const before = itemsAt(draft.value, path);
  const examples = before.filter(isExample).length;
  const add = () => {
    const kept = before.filter(
      (item, index) => !isAlike(item, node.blank()) && (keepsSample || !isExample(item, index)),
    );
    const gone = keepsSample || examples === 0 ? '' : `, ${counted(examples, 'exemple enlevé', 'exemples enlevés')}`;
    undoable(`${counted(items.length, one, many)} de plus${gone}`, () => draft.set(path, [...kept, ...items]));
    if (refused.length === 0) return onClose(true);
    isAdded.current = true;
    setText(refused.map(({ line }) => line).join('\n'));
    setAnswers({});
  };
  return (
    <Window title="Coller une liste" closes onClose={close}>
      <WindowBody ref={body}>
        <Field
          label="Votre liste"
          hint={`${feminine ? 'Une' : 'Un'} ${one} par ligne\u00a0; une ligne dont la lecture n’est pas sûre est gardée telle quelle.`}
        >
          <Textarea rows={6} value={text} onText={setText} />
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
            {withIndexKey(lines).map(({ key, value: line }, index) => (
              <li key={key} className="wrap-anywhere">
                <Reading
                  node={node}
                  line={line}
                  item={items[index] ?? {}}
                  isKept={isKept(line)}
                  onTurn={() => setTurned({ ...turned, [line.line]: !turned[line.line] })}
                />
                {missingFields.map(({ name, field, lines }) => {
                  const own = answerKey(name, index);
                  const isAsked =
                    lines > 1 && (!answers[name] || answers[own]) && lacks(read[index] ?? {}, name, field);
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
        {refused.length > 0 && (
          <Notice tone="err" role="status">
            {refused.length === 1
              ? 'Une ligne n’est pas ajoutée et reste dans la fenêtre\u00a0:'
              : `${refused.length} lignes ne sont pas ajoutées et restent dans la fenêtre\u00a0:`}
            <ul className="mt-1 grid list-disc gap-1 ps-5" aria-label="Ce qui n’est pas ajouté">
              {withIndexKey(refused).map(({ key, value: { line, why } }) => (
                <li key={key} className="wrap-anywhere">
                  {quoted(line)}
                  <span className="block text-sm">{why}</span>
                </li>
              ))}
            </ul>
          </Notice>
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

type ReadingProps = Readonly<{
  node: AnyList;
  line: ReadLine;
  item: Item;
  isKept: boolean;
  onTurn: () => void;
}>;

/** What an item will be, and the other item that its line can make. */
function Reading({ node, line, item, isKept, onTurn }: ReadingProps) {
  const title = itemTitle(node, item);
  const facts = factsOf(node.item, item, title);
  return (
    <>
      {title}
      <span className="block text-ink-faint text-sm">
        {[...(isKept ? ['Gardée telle quelle'] : []), ...facts].join('\u00a0· ')}
      </span>
      {!isAlike(line.read, line.kept) && (
        <button
          type="button"
          className="min-h-6 cursor-pointer border-0 bg-transparent p-0 text-accent text-sm hover:underline"
          onClick={onTurn}
        >
          {isKept ? 'Lire la ligne' : 'Garder telle quelle'}
          <span className="sr-only">{`\u00a0: ${quoted(line.line)}`}</span>
        </button>
      )}
    </>
  );
}

type MissingProps = Readonly<{
  field: AnyNode;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}>;

function MissingField({ field, hint, value, onChange }: MissingProps) {
  const id = useId();
  const label = ('label' in field && field.label) || '';
  const isFree = 'learns' in field && field.learns !== undefined; // any text is a choice of it
  if ('options' in field && !isFree) {
    const options = [{ value: '', label: 'Choisir…' }, ...field.options];
    return <ChoiceField required {...{ label, hint, value, options, onChange }} />;
  }
  return (
    <Field required label={label} hint={hint}>
      <Input list={`${id}-list`} value={value} onText={onChange} />
      <Suggestions id={`${id}-list`} texts={suggestionsOf(field)} />
    </Field>
  );
}

/** Without « Autre », which asks for the text that is typed here. */
function suggestionsOf(field: AnyNode): readonly string[] {
  if ('options' in field) return field.options.flatMap(({ value }) => (value === 'Autre' ? [] : [value]));
  return ('suggestions' in field && field.suggestions) || [];
}

/** « Statut : Soutenue »: what is read beside the title. */
function factsOf(node: AnyGroup, value: unknown, title: string): string[] {
  return placesOf(node, [], value).flatMap(({ node: field, value }) => {
    if (field.node === 'group') return isRecord(value) ? factsOf(field, value, title) : [];
    if (!('label' in field) || value === title || field.node === 'icon' || field.node === 'colour') return [];
    if (field.node === 'checkbox') return (value === true) !== (field.inverted === true) ? [field.label ?? ''] : [];
    const text = asText(value) || ('unsaid' in field && field.unsaid) || '';
    return text === '' ? [] : [`${field.label}\u00a0: ${formatPartialDate(text)}`];
  });
}
