'use client';
import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { changePassword, failureAtLength, failureText } from '@/lib/api/client';
import { FieldError } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { CodeField } from '../sign-in/code-field';
import { Button } from '../ui/button';
import { Inline, Stack } from '../ui/layout';
import { Panel } from '../ui/panel';
import { Status } from '../ui/status';
import type { PasswordDraft, PasswordErrors } from './password-rules';
import { checkPasswords } from './password-rules';

const empty: PasswordDraft = { current: '', next: '', confirmation: '' };

/** The password form: hidden until opened, hidden and cleared on success and on cancel. It asks for a code if the second factor is on. */
export function PasswordPanel() {
  const owner = useOwner();
  const call = useApiCall();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [refusal, setRefusal] = useState('');
  const [code, setCode] = useState<{ readonly value: string; readonly error?: string } | null>(null);
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => {
    setOpen(false);
    setDraft(empty);
    setErrors({});
    setRefusal('');
    setCode(null);
  };
  const change = (part: Partial<PasswordDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const still = checkPasswords(next);
    setErrors({
      ...(errors.current && { current: still.current }),
      ...(errors.next && { next: still.next }),
      ...(errors.confirmation && { confirmation: still.confirmation }),
    });
  };
  const askForCode = (error: string | undefined) => {
    setCode({ value: code?.value ?? '', error });
    document.getElementById(`${id}-code`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkPasswords(draft);
    setErrors(found);
    setRefusal('');
    const [first] = (['current', 'next', 'confirmation'] as const).filter((name) => found[name]);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    if (code && code.value.trim() === '') return askForCode('Code de vérification requis');
    setBusy(true);
    const result = await call(() => changePassword(owner.id, draft.current, draft.next, code?.value));
    setBusy(false);
    if (result.ok) {
      close();
      setDone(true);
      showToast.success('Mot de passe modifié avec succès!');
      return;
    }
    if (result.secondFactor) return askForCode(code ? result.error : undefined);
    const failed = 'Erreur lors du changement de mot de passe';
    setRefusal(failureAtLength(result, failed));
    showToast.error(failureText(result, failed));
  };

  return (
    <>
      <Inline>
        <Button
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setDone(false);
            if (open) close();
            else setOpen(true);
          }}
        >
          <KeyRound aria-hidden />
          Changer le mot de passe
        </Button>
        <Status as="span" tone="ok" small role="status">
          {done && 'Mot de passe modifié avec succès!'}
        </Status>
      </Inline>
      <Panel as="form" id={id} aria-label="Changer le mot de passe" noValidate hidden={!open} onSubmit={submit}>
        <Stack className="p-4">
          <PasswordField
            id={`${id}-current`}
            label="Mot de passe actuel"
            object="le mot de passe actuel"
            autoComplete="current-password"
            required
            value={draft.current}
            onChange={(current) => change({ current })}
            error={errors.current}
          />
          <PasswordField
            id={`${id}-next`}
            label="Nouveau mot de passe"
            object="le nouveau mot de passe"
            hint="6 caractères au moins, 12 ou davantage sont conseillés."
            autoComplete="new-password"
            required
            value={draft.next}
            onChange={(next) => change({ next })}
            error={errors.next}
          />
          <StrengthMeter password={draft.next} />
          <PasswordField
            id={`${id}-confirmation`}
            label="Confirmer le nouveau mot de passe"
            object="la confirmation"
            autoComplete="new-password"
            required
            value={draft.confirmation}
            onChange={(confirmation) => change({ confirmation })}
            error={errors.confirmation}
          />
          {code && <CodeField id={`${id}-code`} value={code.value} error={code.error} onChange={(value) => setCode({ value })} />}
          <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
          <Inline end>
            <Button variant="quiet" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" disabled={busy}>
              {busy && <Spinner />}
              Modifier le mot de passe
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </>
  );
}
