import { Field, Input } from '../fields/field';

type Props = {
  readonly id: string;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (value: string) => void;
  /** False where another field of the form comes first. */
  readonly autoFocus?: boolean;
  /** False while there are no recovery codes yet. */
  readonly takesRecoveryCodes?: boolean;
};

export function CodeField({ id, value, error, onChange, autoFocus = true, takesRecoveryCodes = true }: Props) {
  const hint = `Les six chiffres de votre application${takesRecoveryCodes ? ', ou un code de secours' : ''}.`;
  return (
    <Field id={id} label="Code de vérification" hint={hint} error={error}>
      <Input
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        value={value}
        onText={onChange}
      />
    </Field>
  );
}
