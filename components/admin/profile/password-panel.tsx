import { KeyRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { passwordFault } from '@/lib/sign-in-rules';
import { changePassword } from '@/lib/site/api/account';
import { FieldError } from '../fields/field';
import { CodeField, PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import { getAt } from '../form/draft';
import { asText, textControl, usePendingEdit } from '../form/form-context';
import type { FieldIssue } from '../form/use-draft';
import { type Form, useForm } from '../form/use-form';
import { BusyLabel, Button } from '../ui/button';
import { Inline, Panel, Stack } from '../ui/panel';
import { Status } from '../ui/status';

type Draft = PasswordDraft & { readonly code: string };
const empty: Draft = { current: '', next: '', confirmation: '', code: '' };

type Props = Pick<Form, 'registerPendingEdit'> & {
  /** Called after the change, which ended the other sessions. */ readonly onChanged: () => void;
};

const unsaved = 'Le mot de passe n’est pas encore changé\u00a0: modifiez-le ou annulez, puis sauvegardez le profil.';

/**
 * The password form: hidden until opened, then again, cleared, on success and on cancel. Asks for a code if the second
 * factor is on. A typed password blocks saves of the profile, whose success would pass for that of the password.
 */
export function PasswordPanel({ onChanged, ...around }: Props) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [done, setDone] = useState(false);
  const form = useForm<Draft, unknown>({
    initial: () => empty,
    draftOf: () => empty,
    check: issuesOf,
    accept: (value) => {
      const typed = draftOf(value);
      const missing =
        asksCode && typed.code.trim() === '' ? [{ path: ['code'], message: 'Code de vérification requis' }] : [];
      const issues = [...issuesOf(value), ...missing];
      return issues.length > 0 ? { ok: false, issues } : { ok: true, draft: typed };
    },
    send: (owner, { current, next, code }) => changePassword(owner, current, next, code),
    onStored: () => {
      close();
      setDone(true);
      onChanged();
    },
    onRefused: ({ secondFactor, error }) => {
      if (!secondFactor) return [];
      setAsksCode(true);
      return asksCode ? [{ path: ['code'], message: error }] : [];
    },
    words: {
      saved: () => 'Mot de passe modifié avec succès!',
      fallback: 'Erreur lors du changement de mot de passe',
      isQuiet: ({ secondFactor }) => secondFactor === true,
    },
  });
  const { draft, state, settle, onSubmit } = form;
  const isTyped = open && draft.dirty;
  /** Whether a save of the profile was refused because of this panel. */
  const [isBlocking, setBlocking] = useState(false);
  if (isBlocking && !isTyped) setBlocking(false);
  usePendingEdit(
    isTyped,
    () => {
      setBlocking(true);
      document.getElementById(`${id}-submit`)?.focus();
      return false;
    },
    around,
  );
  const close = () => {
    toggle.current?.focus(); // the panel's content is hidden
    setOpen(false);
    setAsksCode(false);
    draft.reset(empty);
    settle();
  };
  const busy = state.status === 'saving';

  return (
    <>
      <Inline>
        <Button
          ref={toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setDone(false);
            if (open) close();
            else setOpen(true);
          }}
        >
          <KeyRound />
          Changer le mot de passe
        </Button>
        <Status as="span" tone="ok" small role="status">
          {done && 'Mot de passe modifié avec succès!'}
        </Status>
      </Inline>
      <Panel as="form" id={id} aria-label="Changer le mot de passe" noValidate hidden={!open} onSubmit={onSubmit}>
        <Stack className="p-4">
          <PasswordField
            {...textControl(form, 'current')}
            label="Mot de passe actuel"
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...textControl(form, 'next')}
            label="Nouveau mot de passe"
            hint="6 caractères au moins, 12 ou davantage sont conseillés."
            autoComplete="new-password"
            required
          />
          <StrengthMeter password={draftOf(draft.value).next} />
          <PasswordField
            {...textControl(form, 'confirmation')}
            label="Confirmer le nouveau mot de passe"
            object="la confirmation"
            autoComplete="new-password"
            required
          />
          {asksCode && <CodeField {...textControl(form, 'code')} />}
          <div role="alert">
            {state.status === 'failed' && <FieldError>{state.text}</FieldError>}
            {isBlocking && <FieldError>{unsaved}</FieldError>}
          </div>
          <Inline className="justify-end">
            <Button variant="quiet" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" id={`${id}-submit`} disabled={busy}>
              <BusyLabel busy={busy}>Modifier le mot de passe</BusyLabel>
            </Button>
          </Inline>
        </Stack>
      </Panel>
    </>
  );
}

function draftOf(value: unknown): Draft {
  const text = (name: keyof Draft) => asText(getAt(value, [name]));
  return { current: text('current'), next: text('next'), confirmation: text('confirmation'), code: text('code') };
}

function issuesOf(value: unknown): FieldIssue[] {
  return Object.entries(checkPasswords(draftOf(value))).map(([name, message]) => ({ path: [name], message }));
}

type PasswordDraft = Readonly<{ current: string; next: string; confirmation: string }>;
type PasswordErrors = Readonly<{ current?: string; next?: string; confirmation?: string }>;

/** The error of each field; {} if none. */
export function checkPasswords({ current, next, confirmation }: PasswordDraft): PasswordErrors {
  return {
    ...(current === '' && { current: 'Le mot de passe actuel est requis' }),
    ...nextError(next),
    ...(confirmation !== next && { confirmation: 'Les mots de passe ne correspondent pas' }),
  };
}

function nextError(next: string): PasswordErrors {
  const fault = passwordFault(next);
  if (fault === 'short') return { next: 'Le mot de passe doit contenir au moins 6 caractères' };
  return fault === 'long' ? { next: 'Le mot de passe est trop long' } : {};
}
