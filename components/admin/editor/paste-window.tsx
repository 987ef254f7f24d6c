import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withIndexKey } from '@/components/ui/with-index-key';
import { counted, formatNumber, numberRanges, quoted } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyNode, itemTitle } from '@/sections/editor-tree';
import type { LineReader } from '@/sections/line-reader';
import { offeredTexts } from '@/sections/nodes/offered-texts';
import { isAlike, labelOf } from '@/sections/nodes/shared';
import { asOption, Field, type FieldProps, Fields, Input, Select, Textarea } from '../fields/field';
import { itemsAt, type Path, pathKey } from '../form/draft';
import { asText, useFormContext } from '../form/form-context';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useBlocker } from '../providers/navigation-blocker';
import { Button, linkLook } from '../ui/button';
import { Tick } from '../ui/check-label';
import { Notice } from '../ui/status';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { placesOf } from './group-editor';
import { pastedItems, type ReadLine, readLines } from './pasted-lines';
import { Suggestions } from './text-nodes';

type Props = Readonly<{
  node: AnyList;
  path: Path;
  reader: LineReader;
  onClose: (isAdded: boolean) => void;
}>;
type Item = Readonly<Record<string, unknown>>;

const theLines = (at: readonly number[]): string =>
  `${at.length === 1 ? 'la ligne' : 'les lignes'} ${numberRanges(at.map((index) => index + 1))}`;
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
  /** The lines that the last « Ajouter » left, which are no more than what the owner has elsewhere; absent before one. */
  const [left, setLeft] = useState<string>();
  const isAdded = left !== undefined;
  const isTyped = text.trim() !== '' && text !== left;
  const close = useConfirmDiscard(
    isTyped,
    () => onClose(isAdded),
    isAdded ? 'Ce qui est dans cette fenêtre sera perdu\u202f; ce que vous avez ajouté reste.' : undefined,
  );
  useBlocker(isTyped, undefined, 'La liste que vous avez collée n’est pas ajoutée.');
  const { one, many, feminine } = node.labels;
  /** The headings that the owner says to be items. */
  const [asItems, setAsItems] = useState<ReadonlySet<string>>(new Set());
  const { read: lines, refused } = useMemo(
    () => readLines(pastedItems(text, asItems), reader, node.blank),
    [text, asItems, reader, node],
  ); // an answer that is typed reads nothing again
  /** The lines of which the owner has asked for the other item: that which is read, or the line as it is written. */
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const isKept = ({ line, isWhole }: ReadLine) => isWhole === (turned[line] ?? false);
  const read = lines.map((each) => (isKept(each) ? each.kept : each.read));
  const before = itemsAt(draft.value, path);
  const isExample = (_: unknown, index: number) => sample.has(pathKey([...path, index]));
  const own = before.filter((item, index) => !isExample(item, index));
  const ownKey = (name: string, index: number) => `${name} ${lines[index]?.line}`;
  const answer = (key: string) => (value: string) => setAnswers({ ...answers, [key]: value });
  const answerTo = (name: string, index: number) => answers[ownKey(name, index)] || (answers[name] ?? '');
  const headings = [...new Set([...lines, ...refused].flatMap(({ headings }) => headings))];
  const missingFields = Object.entries(node.item.fields).flatMap(([name, field]) => {
    const isAsked = 'required' in field && field.required && !('loadReader' in field);
    const lacking = isAsked ? read.flatMap((item, index) => (lacks(item, name, field) ? [index] : [])) : [];
    const unanswered = lacking.filter((index) => answerTo(name, index).trim() === '');
    const isShared = lacking.length > 1 || Boolean(answers[name]);
    const texts = offeredTexts(field, name, [...own, ...read]);
    return lacking.length > 0 ? [{ name, field, lacking, unanswered, isShared, texts }] : [];
  });
  const sharedFields = missingFields.filter(({ isShared }) => isShared);
  /** Whether the owner has tried to add the lines: what they lack is then an error. */
  const [isTried, setTried] = useState(false);
  const id = useId();
  const items = read.map((item, index) => ({
    ...item,
    ...Object.fromEntries(
      missingFields.flatMap(({ name, lacking }) => (lacking.includes(index) ? [[name, answerTo(name, index)]] : [])),
    ),
  }));
  const [keepsSample, setKeepsSample] = useState(false);
  const examples = before.filter(isExample).length;
  const add = () => {
    if (missingFields.some(({ unanswered }) => unanswered.length > 0)) {
      flushSync(() => setTried(true));
      return body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
    const kept = before.filter(
      (item, index) => !isAlike(item, node.blank()) && (keepsSample || !isExample(item, index)),
    );
    const gone = keepsSample || examples === 0 ? '' : `, ${counted(examples, 'exemple enlevé', 'exemples enlevés')}`;
    undoable(`${counted(items.length, one, many)} de plus${gone}`, () => draft.set(path, [...kept, ...items]));
    if (refused.length === 0) return onClose(true);
    const rest = refused.map(({ line }) => line).join('\n');
    setLeft(rest);
    setText(rest);
    setAnswers({});
    setTried(false);
  };
  return (
    <Window title="Coller une liste" closes onClose={close}>
      <WindowBody ref={body}>
        <Field
          label="Votre liste"
          hint={`${feminine ? 'Une' : 'Un'} ${one} par ligne\u00a0; une ligne dont la lecture n’est pas sûre est gardée telle quelle.`}
        >
          <Textarea className="max-h-52" rows={6} value={text} onText={setText} />
        </Field>
        {sharedFields.length > 0 && (
          <Fields>
            {sharedFields.map(({ name, field, lacking, unanswered, texts }) => (
              <MissingField
                key={name}
                id={`${id}-${name}`}
                field={field}
                texts={texts}
                required
                span={sharedFields.length > 1 ? 'half' : 'full'}
                hint={`Pour ${lacking.length === read.length ? 'toutes les lignes' : theLines(lacking)}\u202f; ce que vous dites sous une ligne l’emporte.`}
                error={isTried && unanswered.length > 0 ? `À remplir ici, ou sous ${theLines(unanswered)}.` : undefined}
                value={answers[name] ?? ''}
                onChange={answer(name)}
              />
            ))}
          </Fields>
        )}
        {headings.length > 0 && (
          <p className="text-ink-faint text-sm">
            {headings.length === 1
              ? 'Titre reconnu, qui ne sera pas ajouté'
              : 'Titres reconnus, qui ne seront pas ajoutés'}
            {'\u00a0: '}
            {headings.map((heading, index) => (
              <Fragment key={heading}>
                {index > 0 && ', '}
                {quoted(heading)}{' '}
                <button type="button" className={linkLook} onClick={() => setAsItems(new Set([...asItems, heading]))}>
                  C’est {feminine ? 'une' : 'un'} {one}
                  <span className="sr-only">{`\u00a0: ${quoted(heading)}`}</span>
                </button>
              </Fragment>
            ))}
            .
          </p>
        )}
        {items.length > 0 && (
          <ol className="grid list-decimal gap-4 ps-6" aria-label="Ce qui est lu">
            {withIndexKey(lines).map(({ key, value: line }, index) => (
              <li key={key} className="wrap-anywhere">
                <Reading
                  node={node}
                  line={line}
                  item={read[index] ?? {}}
                  isKept={isKept(line)}
                  onTurn={() => setTurned({ ...turned, [line.line]: !turned[line.line] })}
                />
                <Fields className="mt-1 empty:hidden">
                  {missingFields.map(
                    ({ name, field, lacking, unanswered, isShared, texts }) =>
                      lacking.includes(index) && (
                        <MissingField
                          key={name}
                          field={field}
                          texts={texts}
                          span="half"
                          required={!answers[name]}
                          {...(isTried &&
                            unanswered.includes(index) &&
                            (isShared ? { refusedBy: `${id}-${name}-error` } : { error: 'À remplir.' }))}
                          shared={answers[name]}
                          value={answers[ownKey(name, index)] ?? ''}
                          onChange={answer(ownKey(name, index))}
                        />
                      ),
                  )}
                </Fields>
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
        <Button onClick={close}>{isAdded ? 'Fermer' : 'Annuler'}</Button>
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
        <button type="button" className={linkLook} onClick={onTurn}>
          {isKept ? 'Lire la ligne' : 'Garder telle quelle'}
          <span className="sr-only">{`\u00a0: ${quoted(line.line)}`}</span>
        </button>
      )}
    </>
  );
}

/** « Statut : Soutenue »: what is read beside the title. */
function factsOf(node: AnyGroup, value: unknown, title: string): string[] {
  return placesOf(node, [], value).flatMap(({ node: field, value }) => {
    if (field.node === 'group') return isRecord(value) ? factsOf(field, value, title) : [];
    if (!('label' in field) || value === title || field.node === 'icon' || field.node === 'colour') return [];
    if (field.node === 'checkbox') return (value === true) !== (field.inverted === true) ? [field.label ?? ''] : [];
    const text = asText(value) || ('unsaid' in field && field.unsaid) || '';
    if (text === '' || text.startsWith(`${field.label} `)) return text || []; // « Mention TB »
    return `${field.label}\u00a0: ${formatPartialDate(text)}`;
  });
}

type MissingProps = Omit<Partial<FieldProps>, 'label'> &
  Readonly<{
    field: AnyNode;
    texts: readonly string[];
    /** What the owner says for all lines, in the field of one. */
    shared?: string | undefined;
    value: string;
    onChange: (value: string) => void;
  }>;

/** A required field that no line says, for all lines or below one. */
function MissingField({ field, texts, shared, value, onChange, ...labels }: MissingProps) {
  const list = useId();
  const isFree = 'learns' in field && field.learns !== undefined; // any text is a choice of it
  return (
    <Field label={labelOf(field)} {...labels}>
      {'options' in field && !isFree ? (
        <Select value={value} onText={onChange}>
          <option value="">{shared ? `Comme en haut\u00a0: ${shared}` : 'Choisir…'}</option>
          {field.options.map(asOption)}
        </Select>
      ) : (
        <>
          <Input list={list} placeholder={shared} value={value} onText={onChange} />
          <Suggestions id={list} texts={texts} />
        </>
      )}
    </Field>
  );
}
