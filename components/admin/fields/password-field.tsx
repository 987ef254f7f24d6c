import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button';
import { Field, type FieldProps, Input } from './field';

type Props = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  /** The object of the button: « le nouveau mot de passe ». */
  readonly object?: string;
  /** The name under which the browser submits it, in a form that is not sent by script. */
  readonly name?: string;
};

export function PasswordField({
  value,
  onChange,
  onBlur,
  autoComplete,
  autoFocus,
  object = 'le mot de passe',
  name,
  ...field
}: Props) {
  const [isShown, setShown] = useState(false);
  const action = `${isShown ? 'Masquer' : 'Afficher'} ${object}`;
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
          onBlur={onBlur}
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
