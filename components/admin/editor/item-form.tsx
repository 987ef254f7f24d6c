'use client';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AnyList } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { elementAt } from '../form/focus-field';
import { FormProvider, useFormContext } from '../form/form-context';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { useDraft } from '../form/use-draft';
import { isSaveKey } from '../form/use-save-key';
import { useBlocker } from '../providers/navigation-blocker';
import { Button } from '../ui/button';
import { Inline } from '../ui/layout';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { GroupEditor } from './group-editor';

type Props = {
  readonly node: AnyList;
  readonly path: Path;
  /** The item's index in the list; the list's length for a new item. */
  readonly index: number;
  /** Absent for a new item. */
  readonly item?: unknown;
  readonly onDone: (index: number, item: unknown) => void;
  readonly onCancel?: () => void;
};

/** The draft of one item, apart from the form's draft. It is validated before it is written there. */
function useItem({ node, path, index, item, onDone }: Props) {
  const { checkAt } = useFormContext();
  const form = useId();
  const box = useRef<HTMLDivElement>(null);
  const place = JSON.stringify([...path, index]);
  const check = useCallback((value: unknown) => checkAt(JSON.parse(place), value), [checkAt, place]);
  const draft = useDraft(() => (item === undefined ? node.blank() : item), check);
  const submit = (): boolean => {
    const issues = check(draft.value);
    if (issues.length === 0) onDone(index, draft.value);
    else {
      flushSync(() => draft.show(issues));
      elementAt(form, issues[0]?.path ?? [])?.focus();
    }
    return issues.length === 0;
  };
  useBlocker(draft.dirty);
  useJoinFirst(box, draft.dirty, submit);
  return { draft, box, submit, editing: { form, draft, checkAt: (below: Path, value: unknown) => checkAt([...path, index, ...below], value) } };
}

/** On Ctrl+S, writes a changed item to the form's draft, which the same key press then saves. If the item has an error, nothing is saved. */
function useJoinFirst(box: RefObject<HTMLElement | null>, dirty: boolean, submit: () => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const home = box.current?.closest('dialog') ?? null;
    if (!isSaveKey(event) || document.querySelectorAll('dialog[open]').length !== (home ? 1 : 0)) return;
    let joined = false;
    flushSync(() => {
      joined = submit();
    });
    if (joined) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!dirty) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [dirty]);
}

/** The form of an item in its row. Enter in a field submits it, Escape cancels. */
export function ItemForm(props: Props & { readonly label: string; readonly autoFocus?: boolean }) {
  const { draft, box, submit, editing } = useItem(props);
  const { onCancel, autoFocus, label, node } = props;
  const cancel = useConfirmDiscard(draft.dirty, onCancel ?? (() => {}));
  useLayoutEffect(() => {
    if (autoFocus) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [autoFocus, box]);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      submit();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand inside the page's form
    <div
      ref={box}
      role="group"
      aria-label={label === 'Valider' ? `Modifier\u00a0: ${node.name(props.item)}` : label}
      className="grid gap-4"
      onKeyDown={onKeyDown}
    >
      <FormProvider value={editing}>
        <GroupEditor node={node.item} path={[]} />
      </FormProvider>
      <Inline end>
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            Annuler
          </Button>
        )}
        <Button variant={onCancel ? 'primary' : 'plain'} disabled={!onCancel && !draft.dirty} onClick={submit}>
          {label}
        </Button>
      </Inline>
    </div>
  );
}

/** The form of an item in a dialog, with Annuler and Ajouter (for a new item) or Sauvegarder. */
export function ItemDialog(props: Props & { readonly onCancel: () => void }) {
  const { draft, box, submit, editing } = useItem(props);
  const { node, item, onCancel } = props;
  const close = useConfirmDiscard(draft.dirty, onCancel);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [box]);
  return (
    <Window title={item === undefined ? node.labels.add : (node.labels.editOne ?? 'Modifier')} closes onClose={close}>
      <WindowBody ref={box}>
        <FormProvider value={editing}>
          <GroupEditor node={node.item} path={[]} />
        </FormProvider>
      </WindowBody>
      <WindowFoot>
        <p className="me-auto text-ink-faint text-sm max-sm:basis-full">
          {item === undefined ? 'Ira dans la liste' : 'Sera changé dans la liste'}
          {'\u202f'}; à enregistrer ensuite avec la page.
        </p>
        <Button onClick={close}>Annuler</Button>
        <Button variant="primary" onClick={submit}>
          {item === undefined ? 'Ajouter' : 'Sauvegarder'}
        </Button>
      </WindowFoot>
    </Window>
  );
}
