'use client';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { SignInField } from '@/lib/errors';
import { createOwner, keepsSession, signIn } from '@/lib/site/api/account';
import { fullFailureText } from '@/lib/site/api/client';
import { rememberedUser } from '@/lib/site/api/remembered-user';
import { Field, Input } from '../fields/field';
import { CodeField, PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import { showToast } from '../providers/notifications';
import { useUndoKey } from '../providers/past';
import { Button } from '../ui/button';
import { Notice } from '../ui/status';
import { checkOwner, checkSignIn, retryText, type SignInErrors, signInMessage, typedIn, unkeptText } from './messages';

const noticeId = 'refus';

/** The sign-in form. On success it opens `returnTo`, a path under /admin. `siteUrl` is the site's origin. */
export function SignInForm({ returnTo, siteUrl }: Readonly<{ returnTo: string; siteUrl: string }>) {
  const router = useRouter();
  useUndoKey();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<SignInErrors>({});
  const [refusal, setRefusal] = useState<
    Readonly<{
      text: string;
      retry?: string;
      field?: SignInField;
    }>
  >({ text: '' });
  const [code, setCode] = useState<Readonly<{ value: string; error?: string }> | null>(null);
  const [busy, setBusy] = useState(false);
  const closeRefusal = useRef(() => {}); // called at the next try, which outdates it
  useEffect(() => {
    const user = rememberedUser(); // corrupt data is discarded
    if (user) setEmail((typed) => typed || user.email);
  }, []);

  const focus = (field: 'email' | 'password' | 'code') =>
    form.current?.querySelector<HTMLElement>(`#${field}`)?.focus();

  const refuse = (next: typeof refusal) => {
    setRefusal(next);
    closeRefusal.current = showToast.session('error', next.text);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    setEmail(typed.email);
    setPassword(typed.password);
    const problems = checkSignIn(typed.email, typed.password);
    setErrors(problems);
    setRefusal({ text: '' });
    closeRefusal.current();
    if (problems.email || problems.password) return focus(problems.email ? 'email' : 'password');
    if (code && code.value.trim() === '') return setCode({ value: '', error: 'Code de vérification requis' });
    setBusy(true);
    const result = await signIn(typed.email.trim(), typed.password, code?.value);
    const isKept = result.ok && (await keepsSession());
    if (isKept) {
      showToast.carry('success', 'Connexion réussie!');
      router.replace(returnTo);
      router.refresh();
      return;
    }
    setBusy(false);
    if (result.ok) return refuse({ text: unkeptText(window.location, siteUrl) });
    if (result.secondFactor) {
      setCode(code ? { value: code.value, error: result.error } : { value: '' }); // a new field takes the focus itself
      return focus('code');
    }
    const { field } = result;
    focus(field ?? 'password'); // the button lost the focus when it was disabled
    refuse({ text: signInMessage(result), retry: retryText(result), ...(field && { field }) });
  };

  return (
    <form
      className="grid grid-cols-1 gap-4 border-ink border-t-2 pt-5"
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {refusal.text && (
        <Notice tone="err" id={noticeId}>
          <b>{refusal.text}</b>
          {refusal.retry && <p>{refusal.retry}</p>}
        </Notice>
      )}
      <Field
        id="email"
        label="Adresse email"
        error={errors.email}
        refusedBy={refusal.field === 'email' ? noticeId : undefined}
        required
      >
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onText={(text) => {
            setEmail(text);
            if (errors.email) setErrors({ ...errors, email: checkSignIn(text, password).email });
          }}
        />
      </Field>
      <PasswordField
        id="password"
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        refusedBy={refusal.field === 'password' ? noticeId : undefined}
        required
        onChange={(value) => {
          setPassword(value);
          if (errors.password) setErrors({ ...errors, password: checkSignIn(email, value).password });
        }}
      />
      {code && <CodeField id="code" value={code.value} error={code.error} onChange={(value) => setCode({ value })} />}
      <Button variant="primary" className="w-full" type="submit" disabled={busy}>
        {busy && <Spinner />}
        Se connecter
      </Button>
    </form>
  );
}

/**
 * Creates the owner and signs in. `jeton` is the one-time token in the address printed by the first start, `siteUrl`
 * the site's origin.
 */
export function OwnerForm({ jeton, siteUrl }: Readonly<{ jeton: string; siteUrl: string }>) {
  const router = useRouter();
  useUndoKey();
  const [typed, setTyped] = useState({ email: '', password: '', confirmation: '' });
  const [errors, setErrors] = useState<SignInErrors>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = typedIn(event.currentTarget);
    setTyped(sent);
    const problems = checkOwner(sent.email, sent.password, sent.confirmation);
    setErrors(problems);
    setRefusal('');
    const [first] = (['email', 'password', 'confirmation'] as const).filter((name) => problems[name]);
    if (first) return document.getElementById(first)?.focus();
    setBusy(true);
    const result = await createOwner(jeton, sent.email.trim(), sent.password);
    const isKept = result.ok && (await keepsSession());
    if (isKept) {
      showToast.carry('success', 'Connexion réussie!');
      router.replace('/admin');
      router.refresh();
      return;
    }
    setBusy(false);
    setRefusal(
      result.ok
        ? `Le compte est créé. ${unkeptText(window.location, siteUrl)}`
        : fullFailureText(result, 'Le compte n’a pas pu être créé'),
    );
  };

  return (
    <form className="grid grid-cols-1 gap-4 border-ink border-t-2 pt-5" method="post" noValidate onSubmit={submit}>
      {refusal && (
        <Notice tone="err">
          <b>{refusal}</b>
        </Notice>
      )}
      <Field id="email" label="Adresse email" error={errors.email} required>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={typed.email}
          onText={(email) => setTyped({ ...typed, email })}
        />
      </Field>
      <PasswordField
        id="password"
        name="password"
        label="Mot de passe"
        hint="6 caractères au moins, 12 ou davantage sont conseillés."
        autoComplete="new-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        error={errors.password}
        required
      />
      <StrengthMeter password={typed.password} />
      <PasswordField
        id="confirmation"
        name="confirmation"
        label="Confirmation"
        object="la confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={(confirmation) => setTyped({ ...typed, confirmation })}
        error={errors.confirmation}
        required
      />
      <Button variant="primary" className="w-full" type="submit" disabled={busy}>
        {busy && <Spinner />}
        Créer le compte
      </Button>
    </form>
  );
}
