import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SampleMark } from '../section-badges';
import { cx } from '../ui/cx';

export type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string;
  /** The id of a message that refuses the value, where it stands elsewhere. */
  readonly refusedBy?: string;
  /** Whether the error is read out as it appears: where the focus does not go to the field, or is there already. */
  readonly alerts?: boolean;
  readonly changed?: boolean;
  /** Whether the value is still the sample's. */
  readonly sample?: boolean;
  readonly span?: 'full' | 'half' | 'third';
};
/** The attributes that tie a control to its label, hint and error. */
export type AriaProps = {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly 'aria-required'?: true;
};

/** The columns that a field takes of the twelve of `Fields`; all of them on a phone. */
const spans = {
  full: 'col-span-full',
  half: 'col-span-full sm:col-span-6',
  third: 'col-span-full sm:col-span-4',
} as const;
type Span = FieldProps['span'];

/** The grid that fields stand in. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-12 gap-4">{children}</div>;
}

/** A control with its label above, its hint and its error below. */
export function Field({
  span,
  children,
  ...labels
}: FieldProps & { readonly children: (tied: AriaProps) => ReactNode }) {
  return (
    <FieldBox span={span}>
      <label className={labelLook} htmlFor={labels.id}>
        <LabelText {...labels} />
      </label>
      {children(ariaProps(labels))}
      <FieldNotes {...labels} />
    </FieldBox>
  );
}

/** The box of a label, its control and its notes. */
export function FieldBox({ span, children, ...rest }: ComponentPropsWithRef<'div'> & { readonly span?: Span }) {
  return (
    <div className={cx('grid min-w-0 content-start gap-field', spans[span ?? 'full'])} {...rest}>
      {children}
    </div>
  );
}

const labelLook = 'flex flex-wrap items-baseline gap-x-2 font-medium text-control text-ink';

/** The label of a control that no `label` element can name. */
export function FieldLabel(props: ComponentPropsWithRef<'span'>) {
  return <span className={labelLook} data-label {...props} />;
}

/** The same for a group of controls: a fieldset whose legend is the label. */
export function FieldGroup({
  span,
  children,
  loose = false,
  isNamed = false,
  ...labels
}: FieldProps & {
  readonly loose?: boolean;
  /** Whether the heading above it is its label. */
  readonly isNamed?: boolean;
  readonly children: ReactNode;
}) {
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

/** Says that a field differs from its stored value. */
export function ChangedMark() {
  return (
    <span
      className="ms-auto inline-flex items-center gap-field font-medium text-warn text-xs before:size-1.75 before:rounded-full before:bg-current"
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

export function FieldHint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="text-ink-faint text-sm" id={id}>
      {children}
    </p>
  );
}

export function FieldError({
  id,
  role,
  children,
}: {
  readonly id?: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}) {
  return (
    <p className="flex items-start gap-mark font-medium text-err text-sm" id={id} role={role}>
      <CircleAlert className="mt-0.5 size-4" aria-hidden />
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
