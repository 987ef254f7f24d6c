'use client';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '../fields/field';

type Props = {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The label of the confirm button; Enter in the field does the same. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Content between the title and the field. */
  readonly children?: ReactNode;
  /** Buttons between 'Annuler' and the confirm button. */
  readonly more?: ReactNode;
};

/** A dialog with a single text field. */
export function FieldDialog({ title, label, hint, error, maxLength, value, onChange, confirm, onConfirm, onClose, children, more }: Props) {
  const id = useId();
  return (
    <Dialog className="alert" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
      <Field id={id} label={label} hint={hint} error={error}>
        {(tied) => (
          <input
            {...tied}
            className="input"
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onConfirm();
            }}
          />
        )}
      </Field>
      <div className="actions">
        <button type="button" className="btn" onClick={onClose}>
          Annuler
        </button>
        {more}
        <button type="button" className="btn primary" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}

/** Closes the dialog, and changes the text once the dialog has restored the focus. */
export function closeThen(onClose: () => void, change: () => void): void {
  onClose();
  setTimeout(change);
}
