import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string;
  readonly changed?: boolean;
  readonly span?: 'full' | 'half' | 'third';
};
/** The attributes that tie a control to its label, hint and error. */
export type AriaProps = { readonly id: string; readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string; readonly 'aria-required'?: true };

const spans = { full: 'field', half: 'field c6', third: 'field c4' } as const;

/** A control with its label above, its hint and its error below. */
export function Field({ span, children, ...labels }: FieldProps & { readonly children: (tied: AriaProps) => ReactNode }) {
  return (
    <div className={spans[span ?? 'full']}>
      <label htmlFor={labels.id}>
        <LabelText {...labels} />
      </label>
      {children(ariaProps(labels))}
      <FieldNotes {...labels} />
    </div>
  );
}

/** The same for a group of controls: a fieldset whose legend is the label. */
export function FieldGroup({ span, children, className, ...labels }: FieldProps & { readonly className?: string; readonly children: ReactNode }) {
  const field = spans[span ?? 'full'];
  return (
    <fieldset className={className ? `${field} ${className}` : field} id={labels.id} tabIndex={-1} aria-describedby={ariaProps(labels)['aria-describedby']}>
      <legend>
        <LabelText {...labels} />
      </legend>
      {children}
      <FieldNotes {...labels} />
    </fieldset>
  );
}

export function LabelText({ label, required, changed }: Pick<FieldProps, 'label' | 'required' | 'changed'>) {
  return (
    <>
      {label}
      {required && <span className="req">obligatoire</span>}
      {changed && <span className="changed">modifié</span>}
    </>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <CircleAlert className="icon" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

export function ariaProps({ id, hint, error, required }: FieldProps): AriaProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, ...(error && { 'aria-invalid': true }), ...(described && { 'aria-describedby': described }), ...(required && { 'aria-required': true }) };
}
