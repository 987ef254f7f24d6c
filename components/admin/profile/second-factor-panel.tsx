'use client';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { failureAtLength, type Result, secondFactor } from '@/lib/api-client';
import { notify } from '../desk/notify';
import { useCall } from '../desk/session';
import { FieldError } from '../fields/field';
import { PasswordField } from '../fields/password-field';
import { CodeField } from '../sign-in/code-field';

type Step =
  | { readonly at: 'loading' | 'off' | 'on' | 'leaving' }
  | { readonly at: 'proving'; readonly secret: string; readonly qr: string }
  | { readonly at: 'saved'; readonly codes: readonly string[] };

const failed = 'Une erreur est survenue';

/** The optional second factor (trust.md 6): switched on with an application's code, off with the password. */
export function SecondFactorPanel() {
  const call = useCall();
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const [left, setLeft] = useState(0);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState('');

  const go = (next: Step) => {
    setStep(next);
    setTyped('');
    setRefusal('');
  };
  const take = async <T,>(send: () => Promise<Result<T>>, then: (data: T) => void) => {
    const result = await call(send);
    if (result.ok) then(result.data);
    else setRefusal(failureAtLength(result, failed));
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
      () => secondFactor.enable(secret, typed),
      ({ recoveryCodes }) => {
        setLeft(recoveryCodes.length);
        go({ at: 'saved', codes: recoveryCodes });
        notify.success('Double authentification activée');
      },
    );
  const disable = () =>
    take(
      () => secondFactor.disable(typed),
      () => {
        go({ at: 'off' });
        notify.success('Double authentification désactivée');
      },
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
        <form
          className="panel"
          aria-label="Activer la double authentification"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void enable(step.secret);
          }}
        >
          <div className="panel-body stack-3">
            <p>Ouvrez votre application d’authentification, puis lisez ce code ou saisissez la clé.</p>
            <Picture svg={step.qr} />
            <p className="small">
              Clé&nbsp;: <code>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
            <CodeField id={`${id}-code`} value={typed} error={refusal} onChange={setTyped} />
            <Choices confirm="Activer" onCancel={() => go({ at: 'off' })} />
          </div>
        </form>
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
        <form
          className="panel"
          aria-label="Désactiver la double authentification"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void disable();
          }}
        >
          <div className="panel-body stack-3">
            <PasswordField
              id={`${id}-password`}
              label="Mot de passe actuel"
              autoComplete="current-password"
              value={typed}
              error={refusal}
              onChange={setTyped}
              autoFocus
            />
            <Choices confirm="Désactiver" onCancel={() => go({ at: 'on' })} />
          </div>
        </form>
      )}
      <div role="alert">{refusal && step.at === 'off' && <FieldError>{refusal}</FieldError>}</div>
    </div>
  );
}

/** The QR code, as a picture: its bytes are the site's own and are never read as markup. */
function Picture({ svg }: { readonly svg: string }) {
  // biome-ignore lint/performance/noImgElement: an inline drawing, made for this one look
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="Code QR de la clé" width={200} height={200} />;
}

function Choices({ confirm, onCancel }: { readonly confirm: string; readonly onCancel: () => void }) {
  return (
    <div className="row end">
      <button type="button" className="btn quiet" onClick={onCancel}>
        Annuler
      </button>
      <button type="submit" className="btn">
        {confirm}
      </button>
    </div>
  );
}
