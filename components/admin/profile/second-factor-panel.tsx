'use client';
import { ShieldCheck } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { type Failure, failureAtLength, type Result, secondFactor } from '@/lib/api/client';
import { FieldError } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { CodeField } from '../sign-in/code-field';

type Step =
  | { readonly at: 'loading' | 'off' | 'on' | 'leaving' }
  | { readonly at: 'proving'; readonly secret: string; readonly qr: string }
  | { readonly at: 'saved'; readonly codes: readonly string[] };

const failed = 'Une erreur est survenue';

type Draft = { readonly code: string; readonly password: string };
const blank: Draft = { code: '', password: '' };
/** The message of a failed request, and the field that it concerns, if any. */
type Refusal = { readonly field?: keyof Draft; readonly text: string };

/** Enables and disables the optional second factor. Both need a code and the current password. */
export function SecondFactorPanel() {
  const call = useApiCall();
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const [left, setLeft] = useState(0);
  const [draft, setDraft] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const go = (next: Step) => {
    setStep(next);
    setDraft(blank);
    setRefusal(null);
  };
  const take = async <T,>(send: () => Promise<Result<T>>, then: (data: T) => void) => {
    const result = await call(send);
    if (result.ok) return then(result.data);
    const field = fieldOf(result);
    setRefusal({ field, text: failureAtLength(result, failed) });
    if (field) document.getElementById(`${id}-${field}`)?.focus();
  };

  useEffect(() => {
    let gone = false;
    void secondFactor.state().then((result) => {
      if (gone || !result.ok) return;
      setLeft(result.data.recoveryCodesLeft);
      setStep({ at: result.data.enabled ? 'on' : 'off' });
    });
    return () => {
      gone = true;
    };
  }, []);

  const start = () => take(secondFactor.start, ({ secret, qr }) => go({ at: 'proving', secret, qr }));
  const enable = (secret: string) =>
    take(
      () => secondFactor.enable(secret, draft.code, draft.password),
      ({ recoveryCodes }) => {
        setLeft(recoveryCodes.length);
        go({ at: 'saved', codes: recoveryCodes });
        showToast.success('Double authentification activée');
      },
    );
  const disable = () =>
    take(
      () => secondFactor.disable(draft.code, draft.password),
      () => {
        go({ at: 'off' });
        showToast.success('Double authentification désactivée');
      },
    );

  const errorOf = (field: keyof Draft) => (refusal?.field === field ? refusal.text : undefined);
  const codeField = (autoFocus: boolean) => (
    <CodeField id={`${id}-code`} value={draft.code} error={errorOf('code')} onChange={(code) => setDraft({ ...draft, code })} autoFocus={autoFocus} />
  );
  const passwordField = (autoFocus: boolean) => (
    <PasswordField
      id={`${id}-password`}
      label="Mot de passe actuel"
      object="le mot de passe actuel"
      autoComplete="current-password"
      value={draft.password}
      error={errorOf('password')}
      onChange={(password) => setDraft({ ...draft, password })}
      autoFocus={autoFocus}
    />
  );

  return (
    <div className="stack-3">
      <p className="state small" role="status">
        {step.at === 'on' && `Activée. Codes de secours restants\u00a0: ${left}.`}
        {step.at === 'off' && 'Désactivée.'}
      </p>
      {step.at === 'off' && (
        <div className="row">
          <button type="button" className="btn" onClick={() => void start()}>
            <ShieldCheck className="icon sm" aria-hidden />
            Activer la double authentification
          </button>
        </div>
      )}
      {step.at === 'proving' && (
        <Panel label="Activer la double authentification" confirm="Activer" onSubmit={() => void enable(step.secret)} onCancel={() => go({ at: 'off' })}>
          <p>Ouvrez votre application d’authentification, puis lisez ce code ou saisissez la clé.</p>
          <Picture svg={step.qr} />
          <p className="small">
            Clé&nbsp;: <code>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          {codeField(true)}
          {passwordField(false)}
        </Panel>
      )}
      {step.at === 'saved' && (
        <section className="panel" aria-label="Codes de secours">
          <div className="panel-body stack-3">
            <p>Gardez ces codes en lieu sûr&nbsp;: chacun remplace une fois l’application. Ils ne seront plus montrés.</p>
            <ul className="num">
              {step.codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
            <div className="row end">
              <button type="button" className="btn" onClick={() => go({ at: 'on' })}>
                J’ai noté ces codes
              </button>
            </div>
          </div>
        </section>
      )}
      {step.at === 'on' && (
        <div className="row">
          <button type="button" className="btn" onClick={() => go({ at: 'leaving' })}>
            Désactiver la double authentification
          </button>
        </div>
      )}
      {step.at === 'leaving' && (
        <Panel label="Désactiver la double authentification" confirm="Désactiver" onSubmit={() => void disable()} onCancel={() => go({ at: 'on' })}>
          {passwordField(true)}
          {codeField(false)}
        </Panel>
      )}
      <div role="alert">{refusal && !refusal.field && <FieldError>{refusal.text}</FieldError>}</div>
    </div>
  );
}

/** The field that a failure concerns: the code, else the password; undefined for a rate limit, a server error or no response. */
function fieldOf({ status, secondFactor: isCode }: Failure): keyof Draft | undefined {
  if (isCode) return 'code';
  return status === 400 ? 'password' : undefined;
}

/** The QR code, as an `img` so that its SVG never becomes part of the document. */
function Picture({ svg }: { readonly svg: string }) {
  // biome-ignore lint/performance/noImgElement: an inline drawing, made for this one look
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="Code QR de la clé" width={200} height={200} />;
}

type PanelProps = {
  readonly label: string;
  readonly confirm: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

function Panel({ label, confirm, onSubmit, onCancel, children }: PanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="panel" aria-label={label} noValidate onSubmit={submit}>
      <div className="panel-body stack-3">
        {children}
        <div className="row end">
          <button type="button" className="btn quiet" onClick={onCancel}>
            Annuler
          </button>
          <button type="submit" className="btn">
            {confirm}
          </button>
        </div>
      </div>
    </form>
  );
}
