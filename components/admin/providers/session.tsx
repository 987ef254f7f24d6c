import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { signIn } from '@/lib/site/api/account';
import { failureText, type Result } from '@/lib/site/api/client';
import { Field, Input } from '../fields/field';
import { CodeField, PasswordField } from '../fields/password-field';
import { signInMessage } from '../sign-in/messages';
import { Button } from '../ui/button';
import { DialogActions, SmallDialog } from '../ui/dialog';
import { showToast } from './notifications';

type Send<T, C> = (ownerId: string) => Promise<Result<T, C>>;
type Call = <T, C>(send: Send<T, C>) => Promise<Result<T, C>>;
const CallContext = createContext<Call>((send) => send(''));

/**
 * Returns a function that sends an API request of the owner. If the session has expired (401), it asks to sign in again
 * in a dialog over the page, which keeps what was typed, and resends the request.
 */
export const useApiCall = () => use(CallContext);

export function ReauthProvider({ children }: { readonly children: ReactNode }) {
  const { id } = useOwner();
  const [open, setOpen] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);
  const settle = (signedIn: boolean) => {
    setOpen(false);
    for (const resume of waiting.current.splice(0)) resume(signedIn);
  };
  const call: Call = useCallback(
    async (send) => {
      const result = await send(id);
      if (result.ok || result.status !== 401) return result;
      const signedIn = await new Promise<boolean>((resume) => {
        waiting.current.push(resume);
        setOpen(true);
      });
      return signedIn ? send(id) : result;
    },
    [id],
  );
  return (
    <CallContext value={call}>
      {children}
      {open && <SignInAgain onDone={settle} />}
    </CallContext>
  );
}

function SignInAgain({ onDone }: { readonly onDone: (signedIn: boolean) => void }) {
  const { email } = useOwner();
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [code, setCode] = useState<Readonly<{ value: string; error?: string }> | null>(null);
  const [busy, setBusy] = useState(false);
  const focus = (field: 'password' | 'code') => document.getElementById(`${id}-${field}`)?.focus();
  // Opening the dialog has focused its first field: the address, which is read-only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => focus('password'), []);
  const refuse = (text: string) => {
    setError(text);
    focus('password');
  };
  const submit = async () => {
    if (!password) return refuse('Le mot de passe est requis');
    setBusy(true);
    setError('');
    const result = await signIn(email, password, code?.value);
    setBusy(false);
    if (result.ok) return onDone(true);
    if (!result.secondFactor) return refuse(signInMessage(result));
    setCode(code ? { value: code.value, error: result.error } : { value: '' });
    focus('code');
  };
  return (
    <SmallDialog
      title="Session expirée"
      text={'Reconnectez-vous ici\u00a0: votre saisie est intacte, et l’action se poursuivra.'}
      onClose={() => onDone(false)}
    >
      <form
        className="grid grid-cols-1 gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field id={`${id}-email`} label="Adresse email">
          <Input type="email" autoComplete="username" value={email} readOnly />
        </Field>
        <PasswordField
          id={`${id}-password`}
          label="Mot de passe"
          value={password}
          onChange={setPassword}
          error={error}
          alerts
          required
          autoComplete="current-password"
        />
        {code && (
          <CodeField id={`${id}-code`} value={code.value} error={code.error} onChange={(value) => setCode({ value })} />
        )}
        <DialogActions>
          <Button variant="quiet" onClick={() => onDone(false)}>
            Plus tard
          </Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy && <Spinner />}
            Se connecter et continuer
          </Button>
        </DialogActions>
      </form>
    </SmallDialog>
  );
}

export type Owner = Readonly<{
  id: string;
  email: string;
  /** Whether visitors see the examples: the profile still has the sample's name. */
  isSampleShown: boolean;
}>;

const OwnerContext = createContext<Owner>({ id: '', email: '', isSampleShown: true });
export const OwnerProvider = OwnerContext.Provider;

/** The signed-in owner when the server rendered the page. It grants no rights. */
export const useOwner = (): Owner => use(OwnerContext);

/**
 * Returns a function that sends an API request, and whether one is pending. A failure shows a toast, keyed by `about`:
 * `failed` if the server gives no reason, `broken` if there is no response.
 */
export function useAct() {
  const call = useApiCall();
  const [isBusy, setBusy] = useState(false);
  const act = async <T, C>(send: Send<T, C>, failed: string, about?: string, broken?: string) => {
    setBusy(true);
    const result = await call(send);
    setBusy(false);
    if (!result.ok) showToast.error(failureText(result, failed, broken), about);
    return result;
  };
  return [act, isBusy] as const;
}

/**
 * Returns a function that sends such a request for a change of what pages show. Once it is made, a toast says `done`,
 * if anything, and the page is loaded again; resolves to whether it is.
 */
export function useChange() {
  const [act] = useAct();
  const router = useRouter();
  return async <T, C>(send: Send<T, C>, done: string, failed: string, about?: string, broken?: string) => {
    const { ok } = await act(send, failed, about, broken);
    if (ok && done) showToast.success(done, undefined, about);
    if (ok) router.refresh();
    return ok;
  };
}
