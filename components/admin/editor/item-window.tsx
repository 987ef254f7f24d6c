import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { isAlike } from '@/sections/nodes/shared';
import { changes, elementAt, focusIn, itemsAt } from '../form/draft';
import { type NodeProps, useFormContext } from '../form/form-context';
import { isKey, useSaveKey } from '../form/keys';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useAnnounce } from '../providers/live-region';
import { showToast } from '../providers/toast';
import { Button } from '../ui/button';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { GroupEditor } from './group-editor';
import { ChoiceField, useGroupMoves } from './group-state';
import { removed } from './list-state';

type Props = Pick<NodeProps<AnyList>, 'node' | 'path'> &
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
export function ItemWindow({ node, path, index, isNew, onNext, onClose }: Props) {
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
