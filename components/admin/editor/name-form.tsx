'use client';
import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { useFormContext, usePendingEdit } from '../form/form-context';
import { isKey } from '../form/keys';
import { useGiveUp } from '../form/use-draft';
import { IconButton } from '../ui/icon-button';

type Props = {
  readonly label: string;
  readonly submit: string;
  readonly start?: string;
  readonly onSubmit: (name: string) => void;
  /** Absent when nothing else can be done first. */
  readonly onCancel?: () => void;
  readonly autoFocus: boolean;
  readonly hint?: string;
  /** The error message for a name; '' when it is valid. */
  readonly problem: (name: string) => string;
};

/**
 * An inline name field with confirm and cancel buttons; Enter and Escape do the same. A name that is typed is saved
 * with the form.
 */
export function NameForm({ label, submit, start = '', autoFocus, onSubmit, onCancel, hint, problem }: Props) {
  const id = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState('');
  const isTyped = text.trim() !== start;
  const confirm = (): boolean => {
    if (!isTyped && start !== '' && onCancel) {
      onCancel(); // a domain may have a longer title than the name that is shown
      return true;
    }
    const found = problem(text);
    setError(found);
    if (!found) onSubmit(text.trim());
    return !found;
  };
  const { draft } = useFormContext();
  useGiveUp(draft, () => {
    setText(start);
    setError('');
  });
  usePendingEdit(isTyped, () => {
    const isWritten = flushSync(confirm);
    if (!isWritten) document.getElementById(id)?.focus();
    return isWritten;
  });
  return (
    <div className="relative flex min-h-16 items-center gap-2 rounded-3 border border-rule-strong border-dashed bg-paper-raised py-2 ps-3 pe-2 [&>:first-child]:flex-1 [&_label]:text-xs">
      <Field id={id} label={label} hint={hint} error={error} alerts>
        {(tied) => (
          <Input
            {...tied}
            autoFocus={autoFocus}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (error) setError(problem(event.target.value));
            }}
            onKeyDown={(event) => {
              if (isKey(event.nativeEvent, 'Enter')) confirm();
              else if (isKey(event.nativeEvent, 'Escape') && onCancel) onCancel();
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        )}
      </Field>
      <span className="flex flex-none items-center gap-px self-end pb-0.5">
        <IconButton label={submit} icon={Check} title={submit} onClick={confirm} />
        {onCancel && <IconButton label="Annuler" icon={X} title="Annuler" onClick={onCancel} />}
      </span>
    </div>
  );
}
