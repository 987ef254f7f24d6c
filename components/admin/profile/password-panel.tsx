'use client';
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { changePassword } from '@/lib/api/client';
import { FieldError } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { StrengthMeter } from '../fields/strength-meter';
import { getAt } from '../form/draft';
import { asText, textControl } from '../form/form-context';
import type { FieldIssue } from '../form/use-draft';
import { useForm } from '../form/use-form';
import { useOwner } from '../providers/owner';
import { CodeField } from '../sign-in/code-field';
import type { PasswordDraft } from './password-rules';
import { checkPasswords } from './password-rules';

type Draft = PasswordDraft & { readonly code: string };
const empty: Draft = { current: '', next: '', confirmation: '', code: '' };

/** The password form: hidden until opened, hidden and cleared on success and on cancel. It asks for a code if the second factor is on. */
export function PasswordPanel() {
  const owner = useOwner();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [done, setDone] = useState(false);
  const { draft, state, fields, settle, onSubmit } = useForm<Draft, unknown>({
    initial: () => empty,
    draftOf: () => empty,
    check: issuesOf,
    accept: (value) => {
      const typed = draftOf(value);
      const missing = asksCode && typed.code.trim() === '' ? [{ path: ['code'], message: 'Code de vérification requis' }] : [];
      const issues = [...issuesOf(value), ...missing];
      return issues.length > 0 ? { ok: false, issues } : { ok: true, draft: typed };
    },
    send: ({ current, next, code }) => changePassword(owner.id, current, next, code),
    onStored: () => {
      close();
      setDone(true);
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
  const close = () => {
    setOpen(false);
    setAsksCode(false);
    draft.reset(empty);
    settle();
  };
  const busy = state.at === 'saving';

  return (
    <>
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setDone(false);
            if (open) close();
            else setOpen(true);
          }}
        >
          <KeyRound className="icon sm" aria-hidden />
          Changer le mot de passe
        </button>
        <span className="state ok small" role="status">
          {done && 'Mot de passe modifié avec succès!'}
        </span>
      </div>
      <form className="panel" id={id} aria-label="Changer le mot de passe" noValidate hidden={!open} onSubmit={onSubmit}>
        <div className="panel-body stack-3">
          <PasswordField
            {...textControl(fields, 'current')}
            label="Mot de passe actuel"
            object="le mot de passe actuel"
            autoComplete="current-password"
            required
          />
          <PasswordField
            {...textControl(fields, 'next')}
            label="Nouveau mot de passe"
            object="le nouveau mot de passe"
            hint="6 caractères au moins, 12 ou davantage sont conseillés."
            autoComplete="new-password"
            required
          />
          <StrengthMeter password={draftOf(draft.value).next} />
          <PasswordField
            {...textControl(fields, 'confirmation')}
            label="Confirmer le nouveau mot de passe"
            object="la confirmation"
            autoComplete="new-password"
            required
          />
          {asksCode && <CodeField {...textControl(fields, 'code')} />}
          <div role="alert">{state.at === 'failed' && <FieldError>{state.text}</FieldError>}</div>
          <div className="row end">
            <button type="button" className="btn quiet" onClick={close}>
              Annuler
            </button>
            <button type="submit" className="btn" disabled={busy}>
              {busy && <Spinner />}
              Modifier le mot de passe
            </button>
          </div>
        </div>
      </form>
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
