import { useId, useState } from 'react';
import { Field, Input, Textarea } from '../fields/field';
import { Button } from '../ui/button';
import { Inline } from '../ui/panel';

/** Part of every source's hint. */
export const unsaved = 'rien n’est sauvegardé avant votre accord.';

type Props = Readonly<{
  label: string;
  hint: string;
  submit: string;
  text: string;
  onText: (text: string) => void;
  isLine: boolean;
  isPrimary: boolean;
  /** Sends a readable text; else returns an error message. */
  onSend: (text: string) => string;
}>;

/** A text checked before it is sent; a refused one gets the focus. */
export function SourceForm({ label, hint, submit, text, onText, isLine, isPrimary, onSend }: Props) {
  const id = useId();
  const [error, setError] = useState('');
  const send = () => {
    const refusal = onSend(text);
    setError(refusal);
    if (refusal) document.getElementById(id)?.focus();
  };
  const attributes = {
    spellCheck: false,
    value: text,
    onText: (typed: string) => {
      onText(typed);
      setError('');
    },
  };
  const button = (
    <Button type="submit" variant={isPrimary ? 'primary' : undefined}>
      {submit}
    </Button>
  );
  return (
    <form
      className="grid grid-cols-1 gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        {isLine ? (
          <div className="flex gap-2 max-sm:flex-col">
            <Input className="sm:max-w-96" type="text" autoComplete="off" autoCapitalize="none" {...attributes} />
            {button}
          </div>
        ) : (
          <Textarea className="max-h-96 font-mono text-sm" rows={8} {...attributes} />
        )}
      </Field>
      {!isLine && <Inline className="justify-end">{button}</Inline>}
    </form>
  );
}
