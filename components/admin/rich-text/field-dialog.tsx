'use client';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { isKey } from '../form/keys';
import { Button } from '../ui/button';
import { DialogActions, SmallDialog } from '../ui/small-dialog';

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
    <SmallDialog title={title} onClose={onClose}>
      {children}
      <Field id={id} label={label} hint={hint} error={error} alerts>
        {(tied) => (
          <Input
            {...tied}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (!isKey(event.nativeEvent, 'Enter')) return;
              event.preventDefault();
              onConfirm();
            }}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        {more}
        <Button
          variant="primary"
          onClick={() => {
            document.getElementById(id)?.focus(); // an error is corrected there
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </SmallDialog>
  );
}

/** Closes the dialog, and changes the text once the dialog has restored the focus. */
export function closeThen(onClose: () => void, change: () => void): void {
  onClose();
  setTimeout(change);
}
