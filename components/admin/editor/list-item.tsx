import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { toneIn } from '@/sections/nodes/containers';
import { isAlike } from '@/sections/nodes/shared';
import { changes, elementAt, fieldId, focusIn, itemsAt, opens, type Path } from '../form/draft';
import { type NodeProps, useFormContext } from '../form/form-context';
import { isKey, useSaveKey } from '../form/keys';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { showToast, useAnnounce } from '../providers/notifications';
import { type DragState, dragLook, MoveButtons, RowStart } from '../sortable';
import { Badge, ItemBadge, SampleMark } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { ItemButtons } from '../ui/item-buttons';
import { onHover, Tools } from '../ui/panel';
import { TitleButton } from '../ui/rows';
import { Dot } from '../ui/status';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { GroupEditor, useOpen } from './group-editor';
import { ChoiceField, MoveToGroup, useGroupMoves } from './group-state';
import { removed } from './list-state';

/** Props shared by all items of a list; the object is stable, so that `memo` skips unchanged items. */
export type ItemList = Readonly<{
  form: string;
  node: AnyList;
  /** The path of the list; an item's own is `[...path, index]`. */
  path: Path;
  isSingle: boolean;
  isMovable: boolean;
  /** Whether the last item can be removed too. */
  canEmpty: boolean;
  actions: RefObject<ItemActions>;
}>;
export type ItemActions = {
  readonly move: (from: number, to: number) => void;
} & { readonly [Action in 'open' | 'duplicate' | 'remove' | 'pick']: (index: number) => void };

type Props = Readonly<{
  list: ItemList;
  item: unknown;
  index: number;
  isLast: boolean;
  dragState: DragState;
  /** 0 without an error in the item; else changes each time errors are shown. */
  errorRound: number;
  isSample: boolean;
  /** Whether it is picked; absent unless items are being picked. */
  isPicked?: boolean;
}>;

/** A list item: a row, or a block that renders its fields only while open. Memoised on its own props. */
export const ListItem = memo(function ListItem({
  list,
  item,
  index,
  isLast,
  dragState,
  errorRound,
  isSample,
  isPicked,
}: Props) {
  const { form, node, path, isSingle, isMovable, canEmpty, actions } = list;
  const act = (action: Exclude<keyof ItemActions, 'move'>) => () => actions.current[action](index);
  const isRows = node.edit === 'dialog'; // opens a dialog; else a block
  const isAlone = index === 0 && isLast;
  const isFirst = isAlone && isAlike(item, node.blank()); // a filled-in one is not taken for new
  const [open, setOpen] = useOpen(!isRows && (isSingle || isFirst), errorRound);
  const isOpen = open && !isRows;
  const id = fieldId(form, [...path, index]);
  const name = itemTitle(node, item);
  const tone = toneIn(node.item, item);
  const summary = node.summary?.(item);
  const facts = summary?.facts?.filter(Boolean) ?? [];
  const Heading = node.label ? 'h4' : 'h2';
  return (
    <li
      id={id}
      tabIndex={-1}
      className={cx(
        dragLook,
        'group relative grid min-w-0 grid-cols-1 gap-4 border-rule px-4 py-2',
        isRows ? 'not-first:border-t hover:bg-hover lazy-16' : 'scroll-my-20 rounded-3 border bg-paper-raised',
        isOpen && 'pb-5 max-sm:pb-4',
        !isRows && !isOpen && 'lazy-16 [[data-closed]+&]:-mt-2',
      )}
      data-tone={tone}
      data-closed={isRows || isOpen ? undefined : ''}
      data-index={index}
      data-drag={dragState}
    >
      {!isSingle && (
        <header
          className={cx(
            '-ms-2.5 relative flex items-center gap-2 max-sm:flex-wrap',
            !isRows && 'sm:pe-6',
            isOpen && 'border-rule border-b pb-2',
            isRows && node.sorted && 'ms-0',
          )}
        >
          {(!node.sorted || isPicked !== undefined) && (
            <RowStart
              name={name}
              dragState={dragState}
              picked={isPicked}
              onPick={isPicked === undefined ? undefined : act('pick')}
            />
          )}
          {tone && <Dot />}
          <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
            {isRows ? (
              <span className="basis-full">
                <TitleButton className="font-medium text-ink" onClick={act('open')} data-title>
                  {name}
                </TitleButton>
              </span>
            ) : (
              <Heading className="min-w-0 basis-full text-md text-wrap">
                <button
                  type="button"
                  className="group flex min-h-8 w-full cursor-pointer items-baseline gap-2 border-0 bg-transparent p-0 py-1 text-start hover:text-accent max-sm:pe-6"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-champs`}
                  {...opens(form, [[...path, index]], isOpen)}
                  onClick={() => setOpen(!open)}
                >
                  <span className="text-ink-faint lining-nums tabular-nums">{index + 1}.</span> {name}
                  <ChevronDown className="absolute end-0 inset-y-0 my-auto size-3.75 text-ink-faint transition-[rotate] group-aria-expanded:bottom-2 group-aria-expanded:rotate-180 max-sm:mt-3" />
                </button>
              </Heading>
            )}
            {!isOpen && facts.length > 0 && <span className="text-ink-faint text-sm">{facts.join('\u00a0· ')}</span>}
            {isSample && <SampleMark />}
            {errorRound > 0 && <Badge tone="err">À corriger</Badge>}
            {!isOpen && summary?.badge && <ItemBadge {...summary.badge} />}
          </div>
          <Tools
            className={cx(
              'max-sm:basis-full',
              isRows && onHover,
              isRows && node.sorted && 'max-sm:relative max-sm:-start-3',
            )}
          >
            {isMovable && (
              <MoveButtons
                what={quoted(name)}
                index={index}
                last={isLast}
                onMove={(from, to) => actions.current.move(from, to)}
              />
            )}
            <ItemButtons
              name={name}
              edit={isRows ? { ...opens(form, [[...path, index]]), onClick: act('open') } : undefined}
              onCopy={act('duplicate')}
              onRemove={canEmpty || !isAlone ? act('remove') : undefined}
            />
          </Tools>
        </header>
      )}
      {!isRows && (
        <div id={`${id}-champs`} hidden={!isOpen} className={isOpen ? 'grid grid-cols-1 gap-4' : undefined}>
          {isOpen && <GroupEditor node={node.item} path={[...path, index]} />}
          {isOpen && <MoveToGroup path={path} index={index} />}
        </div>
      )}
    </li>
  );
});

type ItemWindowProps = Pick<NodeProps<AnyList>, 'node' | 'path'> &
  Readonly<{
    index: number;
    isNew: boolean;
    onNext: () => void;
    onClose: () => void;
  }>;

/** The toast subject of a new item whose window stays open for the next. */
const subject = 'added item';

/**
 * The dialog of one item, edited in the form's draft and saved with it: « Annuler » restores it, or removes a new one.
 */
export function ItemWindow({ node, path, index, isNew, onNext, onClose }: ItemWindowProps) {
  const { id: form, draft, issuesAt, save, unsaved } = useFormContext();
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const items = itemsAt(draft.value, path);
  const item = items[index];
  const [before] = useState({ item, words: draft.dirty && unsaved });
  const [round, setRound] = useState(0);
  const moves = useGroupMoves();
  const [group, setGroup] = useState(moves?.current ?? '');
  const isElsewhere = moves !== null && group !== moves.current;
  const isChanged = isNew ? !isAlike(item, node.blank()) : isElsewhere || changes(before.item, item).length > 0;
  const focusFirst = () => box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  useEffect(focusFirst, []);
  const takeOut = () => draft.set(path, removed(items, new Set([index])));
  const close = useConfirmDiscard(isChanged, () => {
    if (isNew) takeOut();
    else if (isChanged) draft.set([...path, index], before.item);
    flushSync(onClose);
    if (round > 0) void save(); // items added before this one
  });
  /** Whether the item is valid; else shows its errors. */
  const isValid = (): boolean => {
    const issues = issuesAt([...path, index]);
    if (issues.length === 0) return true;
    flushSync(() => draft.show(issues));
    elementAt(form, issues[0]?.path ?? [])?.focus();
    return false;
  };
  /** Moves it to the chosen group; for a new one, undo leaves nothing behind. */
  const putInGroup = () => {
    if (!isElsewhere) return;
    if (!isNew) return moves.move(path, new Set([index]), group);
    flushSync(takeOut);
    moves.add(path, item, group);
  };
  const submit = () => {
    if (!isValid()) return;
    showToast.close(subject);
    putInGroup();
    flushSync(onClose);
    void save();
    if (!isNew || isElsewhere) return;
    focusIn(elementAt(form, [...path, index]), true);
    announce(`${quoted(itemTitle(node, item))} est dans la liste, position ${index + 1} sur ${items.length}`);
  };
  /** « Ajouter et continuer »: the dialog stays open for the next item. */
  const addAndGoOn = () => {
    if (!isValid()) return;
    putInGroup();
    if (!isElsewhere) showToast.success(`Ajouté\u00a0: ${quotedBriefly(itemTitle(node, item))}`, undefined, subject);
    flushSync(() => {
      onNext();
      setRound(round + 1);
    });
    focusFirst();
  };
  useSaveKey(() => void save().then((isStored) => isStored && onClose()), true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event.nativeEvent, 'Enter') || event.isDefaultPrevented()) return;
    if (!(event.target instanceof HTMLInputElement) || /^(?:file|checkbox|radio)$/.test(event.target.type)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Window title={isNew ? node.labels.add : (node.labels.editOne ?? 'Modifier')} closes onClose={close}>
      <WindowBody ref={box} onKeyDown={onKeyDown}>
        <GroupEditor key={round} node={node.item} path={[...path, index]} />
        {moves && moves.groups.length > 1 && (
          <ChoiceField label={moves.label} value={group} options={moves.groups} onChange={setGroup} />
        )}
      </WindowBody>
      <WindowFoot>
        {before.words && (
          <p className="me-auto min-w-0 text-ink-faint text-sm wrap-anywhere max-sm:basis-full">
            Sauvegarde aussi&nbsp;: {before.words}
          </p>
        )}
        <Button onClick={close}>Annuler</Button>
        {isNew && <Button onClick={addAndGoOn}>Ajouter et continuer</Button>}
        <Button variant="primary" onClick={submit}>
          {isNew ? 'Ajouter' : 'Sauvegarder'}
        </Button>
      </WindowFoot>
    </Window>
  );
}
