'use client';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { passFocusOn } from './hand-on-focus';

type Props = {
  /** Called when the user asks to close, by Escape or another gesture of the browser. */
  readonly onClose: () => void;
  readonly className?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** Whether a click beside it asks to close too: for one in which nothing can be lost. */
  readonly light?: boolean;
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly children: ReactNode;
};

/** A modal dialog, open as long as it is rendered; focus goes in on opening and back to where it was on closing. */
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
      if (dialog && document.activeElement === document.body) passFocusOn(dialog); // it was opened by what is gone
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
        // The browser would close it at a second Escape in a row, whatever is answered to `cancel` (HTML, « close
        // watcher »).
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
        // Closed by the browser itself, as by the second « back » gesture in a row on a phone.
        if (target === currentTarget && !currentTarget.open) currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Chromium restores the focus without the caret, so that typed text is lost. Returns a function that puts the caret
 * back where it is now.
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
