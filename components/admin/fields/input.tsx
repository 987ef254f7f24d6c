import type { ClipboardEvent, ClipboardEventHandler, ComponentPropsWithRef } from 'react';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { romanCapitals } from '@/lib/format/roman-capitals';
import { cx } from '../ui/cx';

const look = cx(
  'w-full scroll-my-24 short:scroll-my-1 rounded-2 border border-rule-strong bg-field py-1.5 text-ink transition-[border-color] max-sm:text-touch',
  'placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-faint focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1',
  'aria-invalid:border-err aria-invalid:bg-err-field aria-invalid:shadow-invalid',
);
const rooms = { none: 'px-2.5', start: 'ps-9 pe-2.5', end: 'ps-2.5 pe-11', both: 'ps-9 pe-10' } as const;

/** What a field does with a pasted text: its own, else the capitals of what was in small ones. */
const pasting =
  <Field extends HTMLInputElement | HTMLTextAreaElement>(onPaste?: ClipboardEventHandler<Field>) =>
  (event: ClipboardEvent<Field>) => {
    onPaste?.(event);
    pasteCapitals(event);
  };

type InputProps = ComponentPropsWithRef<'input'> & {
  /** The sides where something stands over the field: an icon, a button. */
  readonly room?: keyof typeof rooms;
};

export function Input({ room = 'none', className, onPaste, ...rest }: InputProps) {
  return (
    <input
      ref={handOnFocus}
      className={cx(look, 'min-h-control leading-label', rooms[room], className)}
      onPaste={pasting(onPaste)}
      {...rest}
    />
  );
}

export function Textarea({ className, onPaste, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      ref={handOnFocus}
      onPaste={pasting(onPaste)}
      className={cx(look, 'field-sizing-content min-h-20 resize-y px-2.5 leading-normal', className)}
      {...rest}
    />
  );
}

/** One line of text, which is seen whole however long it is; line breaks become spaces. */
export function GrowingLine({
  onText,
  onPaste,
  ...rest
}: Omit<ComponentPropsWithRef<'textarea'>, 'onChange'> & { readonly onText: (text: string) => void }) {
  return (
    <textarea
      ref={handOnFocus}
      className={cx(look, 'field-sizing-content min-h-control content-center resize-none px-2.5 leading-label')}
      rows={1}
      onPaste={pasting(onPaste)}
      onChange={(event) => onText(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
      {...rest}
    />
  );
}

export function Select({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <select
      ref={handOnFocus}
      className={cx(look, 'min-h-control text-ellipsis ps-2.5 pe-8 leading-label', className)}
      {...rest}
    />
  );
}

/** Pastes a plain text whose numerals were small capitals, « xviiie » in a word processor, as it looked there: « XVIIIe ». */
function pasteCapitals(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData('text/html');
  if (event.defaultPrevented || !/small-caps/i.test(html)) return;
  const text = event.clipboardData.getData('text/plain');
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const inCapitals = [...body.querySelectorAll('[style*="small-caps" i]')]
    .map(({ textContent }) => (textContent ?? '').trim())
    .filter((small) => romanCapitals(small) !== small);
  const read = inCapitals.reduce((all, small) => all.replaceAll(small, romanCapitals(small)), text);
  if (read === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, read); // as if it was typed: the browser undoes it in one step
}
