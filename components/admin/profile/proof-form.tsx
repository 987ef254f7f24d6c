'use client';
import type { ReactNode } from 'react';
import { type Failure, failureText, type Result } from '@/lib/site/api/client';
import { FieldError } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { getAt } from '../form/draft';
import { asText, textControl } from '../form/form-context';
import { useForm } from '../form/use-form';
import { CodeField } from '../sign-in/code-field';
import { Button } from '../ui/button';
import { Inline, Stack } from '../ui/layout';
import { Panel } from '../ui/panel';

type Proof = { readonly code: string; readonly password: string };
type Props<Data> = {
  readonly label: string;
  readonly confirm: string;
  /**
   * The field that comes first and takes the focus: the code where the second factor is enabled, when it has no
   * recovery codes yet.
   */
  readonly first: keyof Proof;
  /** The success toast. */
  readonly done: string;
  readonly submit: (proof: Proof) => Promise<Result<Data, never>>;
  readonly onDone: (data: Data) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
};

const blank: Proof = { code: '', password: '' };
const fallback = 'Une erreur est survenue';

/** Asks for what changes the second factor: a code and the current password. */
export function ProofForm<Data>({ label, confirm, first, done, submit, onDone, onCancel, children }: Props<Data>) {
  const form = useForm<Proof, Data>({
    initial: () => blank,
    draftOf: () => blank,
    accept: (value) => ({
      ok: true,
      draft: { code: asText(getAt(value, ['code'])), password: asText(getAt(value, ['password'])) },
    }),
    send: submit,
    onStored: onDone,
    onRefused: (failure) => {
      const name = fieldOf(failure);
      return name ? [{ path: [name], message: failureText(failure, fallback) }] : [];
    },
    words: { saved: () => done, fallback, isQuiet: (failure) => fieldOf(failure) !== undefined },
  });
  const code = (
    <CodeField
      key="code"
      {...textControl(form, 'code')}
      autoFocus={first === 'code'}
      takesRecoveryCodes={first !== 'code'}
    />
  );
  const password = (
    <PasswordField
      key="password"
      {...textControl(form, 'password')}
      label="Mot de passe actuel"
      object="le mot de passe actuel"
      autoComplete="current-password"
      autoFocus={first === 'password'}
    />
  );
  return (
    <Panel as="form" aria-label={label} noValidate onSubmit={form.onSubmit}>
      <Stack className="p-4">
        {children}
        {first === 'code' ? [code, password] : [password, code]}
        <div role="alert">{form.state.status === 'failed' && <FieldError>{form.state.text}</FieldError>}</div>
        <Inline end>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit">{confirm}</Button>
        </Inline>
      </Stack>
    </Panel>
  );
}

/**
 * The field that a failure concerns: the code, else the password; undefined for a rate limit, a server error or no
 * response.
 */
function fieldOf({ status, secondFactor: isCode }: Failure): keyof Proof | undefined {
  if (isCode) return 'code';
  return status === 400 ? 'password' : undefined;
}
