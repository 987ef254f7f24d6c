'use client';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { createOwner, keepsSession } from '@/lib/site/api/account';
import { fullFailureText } from '@/lib/site/api/client';
import { Field, Input } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import { showToast } from '../providers/toast';
import { useUndoKey } from '../providers/use-undo';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { checkOwner, type SignInErrors, typedIn, unkeptText } from './messages';

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
