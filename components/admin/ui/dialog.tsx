'use client';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { passFocusOn } from '@/components/ui/hand-on-focus';
import { cx, styled } from './cx';

type Props = {
  /** Called when the user asks to close, by Escape or another browser gesture. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether a click beside it also closes it: for one in which nothing can be lost. */
  readonly light?: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
};

/** A modal dialog, open while it is rendered; moves the focus in on opening and back on closing. */
export function Dialog({
  onClose,
  className = 'modal',
  role,
  light = false,
  label,
  labelledBy,
  describedBy,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const takeCaretBack = caretNow();
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      takeCaretBack();
      if (dialog && document.activeElement === document.body) passFocusOn(dialog); // its opener is gone
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={className}
      role={role}
      closedby={light ? 'any' : 'closerequest'}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // The browser closes it at a second Escape in a row, whatever the `cancel` handler does (HTML, « close watcher
        // »).
        if (
          event.key !== 'Escape' ||
          event.nativeEvent.isComposing ||
          event.defaultPrevented ||
          document.querySelector('[popover]:popover-open')
        )
          return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // Closed by the browser itself, as by a second « back » gesture in a row on a phone.
        if (target === currentTarget && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Chromium restores the focus without the caret, so that typed text is lost. Returns a function that restores the
 * caret.
 */
function caretNow(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (!field.isConnected) return;
    field.focus({ preventScroll: true });
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

type SmallDialogProps = Readonly<{
  title: string;
  /** A sentence under the title, which describes the dialog. */
  text?: string;
  role?: 'alertdialog';
  light?: boolean;
  /** Has room for three buttons on a line. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}>;

export function SmallDialog({ title, text, role, light, wide = false, onClose, children }: SmallDialogProps) {
  const id = useId();
  return (
    <Dialog
      className={cx(
        'gap-3 rounded-3 border border-rule bg-paper-raised p-6 text-inherit shadow-dialog backdrop:bg-scrim open:grid focus:outline-none',
        wide ? 'w-[min(36rem,100vw-2rem)]' : 'w-[min(28rem,100vw-2rem)]',
      )}
      role={role}
      light={light}
      labelledBy={`${id}-title`}
      describedBy={text && `${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {text && <DialogText id={`${id}-text`}>{text}</DialogText>}
      {children}
    </Dialog>
  );
}

export const DialogText = styled('p', 'text-control text-ink-soft');

export const DialogActions = styled('div', 'mt-2 flex flex-wrap items-center justify-end gap-2 max-sm:*:grow');

export const DialogTitle = styled('h2', 'font-medium font-serif text-xl/compact');
