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
import { Button } from '../ui/button';
import { Inline, Stack } from '../ui/layout';
import { Panel } from '../ui/panel';
import { Status } from '../ui/status';

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
    <Stack>
      <Status small role="status">
        {step.at === 'on' && `Activée. Codes de secours restants\u00a0: ${left}.`}
        {step.at === 'off' && 'Désactivée.'}
      </Status>
      {step.at === 'off' && (
        <Inline>
          <Button onClick={() => void start()}>
            <ShieldCheck aria-hidden />
            Activer la double authentification
          </Button>
        </Inline>
      )}
      {step.at === 'proving' && (
        <ProofForm label="Activer la double authentification" confirm="Activer" onSubmit={() => void enable(step.secret)} onCancel={() => go({ at: 'off' })}>
          <p>Ouvrez votre application d’authentification, puis lisez ce code ou saisissez la clé.</p>
          <Picture svg={step.qr} />
          <p className="text-sm">
            Clé&nbsp;: <code>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          {codeField(true)}
          {passwordField(false)}
        </ProofForm>
      )}
      {step.at === 'saved' && (
        <Panel aria-label="Codes de secours">
          <Stack className="p-4">
            <p>Gardez ces codes en lieu sûr&nbsp;: chacun remplace une fois l’application. Ils ne seront plus montrés.</p>
            <ul className="lining-nums tabular-nums">
              {step.codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
            <Inline end>
              <Button onClick={() => go({ at: 'on' })}>J’ai noté ces codes</Button>
            </Inline>
          </Stack>
        </Panel>
      )}
      {step.at === 'on' && (
        <Inline>
          <Button onClick={() => go({ at: 'leaving' })}>Désactiver la double authentification</Button>
        </Inline>
      )}
      {step.at === 'leaving' && (
        <ProofForm label="Désactiver la double authentification" confirm="Désactiver" onSubmit={() => void disable()} onCancel={() => go({ at: 'on' })}>
          {passwordField(true)}
          {codeField(false)}
        </ProofForm>
      )}
      <div role="alert">{refusal && !refusal.field && <FieldError>{refusal.text}</FieldError>}</div>
    </Stack>
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

type ProofFormProps = {
  readonly label: string;
  readonly confirm: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

function ProofForm({ label, confirm, onSubmit, onCancel, children }: ProofFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel as="form" aria-label={label} noValidate onSubmit={submit}>
      <Stack className="p-4">
        {children}
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
