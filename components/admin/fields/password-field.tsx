import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button';
import { Field, type FieldProps, Input } from './field';

type Props = FieldProps &
  Readonly<{
    value: string;
    onChange: (value: string) => void;
    autoComplete: 'current-password' | 'new-password';
    autoFocus?: boolean;
    /** What the button shows or hides, by default the label: « le nouveau mot de passe ». */
    object?: string;
    /** The name of its value, in a form that is not sent by script. */
    name?: string;
  }>;

export function PasswordField({ value, onChange, autoComplete, autoFocus, object, name, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const action = `${isShown ? 'Masquer' : 'Afficher'} ${object ?? `le ${field.label.toLowerCase()}`}`;
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <Field {...field}>
      <div className="relative">
        <Input
          room="end"
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          value={value}
          onText={onChange}
        />
        <IconButton
          icon={EyeIcon}
          className="absolute end-0.5 top-0.5"
          label={action}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </Field>
  );
}

type CodeProps = Readonly<{
  id: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  /** False if another field of the form comes first. */
  autoFocus?: boolean;
  /** False while there are no recovery codes yet. */
  takesRecoveryCodes?: boolean;
}>;

export function CodeField({ id, value, error, onChange, autoFocus = true, takesRecoveryCodes = true }: CodeProps) {
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
