import { CircleAlert } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ClipboardEventHandler,
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
} from 'react';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { romanCapitals } from '@/lib/format/roman-capitals';
import { SampleMark } from '../section-badges';
import { cx, styled } from '../ui/cx';

export type FieldProps = Readonly<{
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  error?: string;
  /** The id of a message that refuses the value, where it stands elsewhere. */
  refusedBy?: string;
  /** Whether the error is read out as it appears: where the focus does not go to the field, or is there already. */
  alerts?: boolean;
  changed?: boolean;
  /** Whether the value is still the sample's. */
  sample?: boolean;
  span?: 'full' | 'half' | 'third';
}>;
export type AriaProps = Readonly<{
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
  'aria-required'?: true;
}>;

/** The columns that a field takes of the twelve of `Fields`, all on a phone; a label that wraps moves the whole row. */
const spans = {
  full: 'col-span-full',
  half: 'col-span-full row-span-2 has-[>label]:grid-rows-subgrid sm:col-span-6',
  third: 'col-span-full row-span-2 has-[>label]:grid-rows-subgrid sm:col-span-4',
} as const;
type Span = FieldProps['span'];

export const Fields = styled('div', 'grid grid-cols-12 gap-4');

/** What ties the control in a field to its label and notes. */
const Ties = createContext<AriaProps | undefined>(undefined);

/** The id is one of its own by default. */
type OwnProps = Omit<FieldProps, 'id'> & Readonly<{ id?: string; children: ReactNode }>;

export function Field({ span, children, ...given }: OwnProps) {
  const labels = { id: useId(), ...given };
  return (
    <FieldBox span={span}>
      <label className={labelLook} htmlFor={labels.id}>
        <LabelText {...labels} />
      </label>
      <div className="grid content-start gap-field">
        <Ties value={ariaProps(labels)}>{children}</Ties>
        <FieldNotes {...labels} />
      </div>
    </FieldBox>
  );
}

export function FieldBox({ span, children, ...rest }: ComponentProps<'div'> & { readonly span?: Span }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-field', spans[span ?? 'full'])} {...rest}>
      {children}
    </div>
  );
}

const labelLook = 'flex flex-wrap items-baseline gap-x-2 font-medium text-control text-ink';

/** The label of a control that no `label` element can name. */
export const FieldLabel = styled('span', labelLook, { 'data-label': true });

/** The same for a group of controls: a fieldset whose legend is the label. */
export function FieldGroup({
  span,
  children,
  loose = false,
  isNamed = false,
  ...given
}: OwnProps &
  Readonly<{
    loose?: boolean;
    /** Whether the heading above it is its label. */
    isNamed?: boolean;
  }>) {
  const labels = { id: useId(), ...given };
  return (
    <fieldset
      className={cx('grid min-w-0 content-start', loose ? 'gap-2' : 'gap-field', spans[span ?? 'full'])}
      id={labels.id}
      tabIndex={-1}
      aria-describedby={ariaProps(labels)['aria-describedby']}
    >
      <legend className={isNamed ? 'sr-only' : cx(labelLook, 'mb-field')}>
        <LabelText {...labels} />
      </legend>
      {children}
      <FieldNotes {...labels} />
    </fieldset>
  );
}

type LabelProps = Pick<FieldProps, 'label' | 'required' | 'changed' | 'sample'>;

export function LabelText({ label, required, changed, sample }: LabelProps) {
  return (
    <>
      {label}
      {required && (
        <span className="font-normal text-ink-faint text-xs" data-note>
          obligatoire
        </span>
      )}
      {sample && <SampleMark />}
      {changed && <ChangedMark />}
    </>
  );
}

export function ChangedMark() {
  return (
    <span
      className="ms-auto inline-flex items-center gap-field font-medium text-accent text-xs before:size-1.75 before:rounded-full before:bg-current"
      data-note
    >
      modifié
    </span>
  );
}

export function FieldNotes({ id, hint, error, alerts }: Pick<FieldProps, 'id' | 'hint' | 'error' | 'alerts'>) {
  return (
    <>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && (
        <FieldError id={`${id}-error`} role={alerts ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </>
  );
}

export const FieldHint = styled('p', 'text-ink-faint text-sm');

export function FieldError({
  id,
  role,
  children,
}: Readonly<{
  id?: string;
  role?: 'alert';
  children: ReactNode;
}>) {
  return (
    <p className="flex items-start gap-mark font-medium text-err text-sm" id={id} role={role}>
      <CircleAlert className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

export function ariaProps({ id, hint, error, refusedBy, required }: FieldProps): AriaProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`, refusedBy].filter(Boolean).join(' ');
  return {
    id,
    ...((error || refusedBy) && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
    ...(required && { 'aria-required': true }),
  };
}

const look = cx(
  'w-full scroll-my-24 short:scroll-my-1 rounded-2 border border-rule-strong bg-field py-1.5 text-ink transition-[border-color] max-sm:text-touch',
  'placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-faint focus:border-accent focus:outline-2 focus:outline-accent focus:-outline-offset-1',
  'aria-invalid:border-err aria-invalid:bg-err-field aria-invalid:shadow-invalid',
);
const rooms = { none: 'px-2.5', start: 'ps-9 pe-2.5', end: 'ps-2.5 pe-11', both: 'ps-9 pe-10' } as const;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type OnText = { readonly onText?: ((text: string) => void) | undefined };

/** The props of any control: those of the field around, and `onText` as its `onChange`. */
const useControl = (onText: OnText['onText']) => ({
  ref: handOnFocus,
  ...use(Ties),
  ...(onText && { onChange: (event: ChangeEvent<Control>) => onText(event.target.value) }),
});

/** What a field does with a pasted text: its own, else the capitals of what was in small ones. */
const pasting =
  <Field extends HTMLInputElement | HTMLTextAreaElement>(onPaste?: ClipboardEventHandler<Field>) =>
  (event: ClipboardEvent<Field>) => {
    onPaste?.(event);
    pasteCapitals(event);
  };

type InputProps = ComponentProps<'input'> &
  OnText & {
    /** The sides where something stands over the field: an icon, a button. */
    readonly room?: keyof typeof rooms;
  };

export function Input({ room = 'none', className, onText, onPaste, ...rest }: InputProps) {
  return (
    <input
      {...useControl(onText)}
      className={cx(look, 'min-h-control leading-label', rooms[room], className)}
      onPaste={pasting(onPaste)}
      {...rest}
    />
  );
}

type TextareaProps = ComponentProps<'textarea'> & OnText;

export function Textarea({ className, onText, onPaste, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useControl(onText)}
      onPaste={pasting(onPaste)}
      className={cx(look, 'field-sizing-content min-h-20 resize-y px-2.5 leading-normal', className)}
      {...rest}
    />
  );
}

/** One line of text, which is seen whole however long it is; line breaks become spaces. */
export function GrowingLine({ onText, onPaste, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useControl((text) => onText?.(text.replace(/\s*[\r\n]+\s*/g, ' ')))}
      className={cx(look, 'field-sizing-content min-h-control content-center resize-none px-2.5 leading-label')}
      rows={1}
      onPaste={pasting(onPaste)}
      {...rest}
    />
  );
}

export function Select({ className, onText, ...rest }: ComponentProps<'select'> & OnText) {
  return (
    <select
      {...useControl(onText)}
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
