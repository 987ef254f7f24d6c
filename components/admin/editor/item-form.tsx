'use client';
import { Plus } from 'lucide-react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useFormContext } from '../form/form-context';
import { isKey, useSaveKey } from '../form/keys';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { Button } from '../ui/button';
import { Inline } from '../ui/layout';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { GroupEditor } from './group-editor';
import { type ItemFormProps, useItemForm } from './use-item-form';

type Props = ItemFormProps & {
  readonly autoFocus?: boolean;
  /** For a new item while another one is edited: the form is a button, until it is asked for or something is in it. */
  readonly isFolding?: boolean;
};

/** The form of an item in its row, or of a new one above the rows. Enter in a field submits it, Escape cancels; Enter on a file field chooses the file. */
export function ItemForm(props: Props) {
  const { dirty, box, submit, submitOnEnter, groupField, editing } = useItemForm(props);
  const { onCancel, autoFocus, isFolding = false, node, item } = props;
  const [isAsked, setAsked] = useState(false);
  const isFolded = isFolding && !dirty && !isAsked;
  useEffect(() => {
    if (!isFolding) setAsked(false);
  }, [isFolding]);
  const unfold = () => {
    flushSync(() => setAsked(true));
    box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const cancel = useConfirmDiscard(dirty, onCancel ?? (() => {}));
  useLayoutEffect(() => {
    if (autoFocus) box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [autoFocus, box]);
  const onKeyDown = (event: ReactKeyboardEvent<HTMLDivElement>) => {
    if (isKey(event.nativeEvent, 'Escape') && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      cancel();
    }
    submitOnEnter(event);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form cannot stand inside the page's form
    <div
      ref={box}
      id={editing.form}
      role="group"
      aria-label={item === undefined ? node.labels.add : `Modifier\u00a0: ${node.name(item)}`}
      className="grid gap-4"
      onKeyDown={onKeyDown}
    >
      <div className={isFolded ? 'hidden' : 'grid gap-4'}>
        <FormProvider value={editing}>
          <GroupEditor node={node.item} path={[]} />
        </FormProvider>
        {item !== undefined && groupField}
      </div>
      <Inline end={!isFolded}>
        {isFolded && (
          <Button variant="quiet" onClick={unfold}>
            <Plus aria-hidden />
            {node.labels.add}
          </Button>
        )}
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            Annuler
          </Button>
        )}
        {!isFolded && (
          <Button variant={onCancel ? 'primary' : 'plain'} disabled={!onCancel && !dirty} onClick={submit}>
            {item === undefined ? node.labels.add : 'Sauvegarder'}
          </Button>
        )}
      </Inline>
    </div>
  );
}

/** The form of an item in a dialog, with Annuler and Ajouter (for a new item) or Sauvegarder, which Enter in a field of one line presses too. */
export function ItemDialog(props: ItemFormProps & { readonly onCancel: () => void }) {
  const { dirty, box, submit, submitOnEnter, addAndGoOn, groupField, editing } = useItemForm(props);
  const { node, item, onCancel } = props;
  const { changes } = useFormContext();
  const close = useConfirmDiscard(dirty, onCancel);
  useSaveKey(() => void editing.save(), true);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), [box]);
  return (
    <Window title={item === undefined ? node.labels.add : (node.labels.editOne ?? 'Modifier')} closes onClose={close}>
      <WindowBody ref={box} onKeyDown={submitOnEnter}>
        <FormProvider value={editing}>
          <GroupEditor node={node.item} path={[]} />
        </FormProvider>
        {groupField}
      </WindowBody>
      <WindowFoot>
        {item === undefined && <FootNote>Ira dans la liste{'\u202f'}; à enregistrer ensuite avec la page.</FootNote>}
        {item !== undefined && changes && (
          <FootNote>
            Enregistre aussi{'\u00a0'}: {changes}
          </FootNote>
        )}
        <Button onClick={close}>Annuler</Button>
        {item === undefined && <Button onClick={addAndGoOn}>Ajouter et continuer</Button>}
        <Button variant="primary" onClick={submit}>
          {item === undefined ? 'Ajouter' : 'Sauvegarder'}
        </Button>
      </WindowFoot>
    </Window>
  );
}

function FootNote({ children }: { readonly children: ReactNode }) {
  return <p className="me-auto min-w-0 text-ink-faint text-sm wrap-anywhere max-sm:basis-full">{children}</p>;
}
