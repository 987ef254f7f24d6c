'use client';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureAtLength, secondFactor } from '@/lib/api/client';
import { FieldError } from '../fields/field';
import { useApiCall } from '../providers/reauth';
import { Button } from '../ui/button';
import { Inline, Stack } from '../ui/layout';
import { Panel } from '../ui/panel';
import { Status } from '../ui/status';
import { ProofForm } from './proof-form';

type Step =
  | { readonly at: 'loading' | 'off' | 'on' | 'leaving' }
  | { readonly at: 'proving'; readonly secret: string; readonly qr: string }
  | { readonly at: 'saved'; readonly codes: readonly string[] };

/** Enables and disables the optional second factor. Both need a code and the current password. */
export function SecondFactorPanel() {
  const call = useApiCall();
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const [left, setLeft] = useState(0);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    let gone = false;
    void secondFactor.state().then((result) => {
      if (gone) return;
      if (!result.ok) return setRefusal(failureAtLength(result, 'La double authentification n’a pas pu être lue'));
      setLeft(result.data.recoveryCodesLeft);
      setStep({ at: result.data.enabled ? 'on' : 'off' });
    });
    return () => {
      gone = true;
    };
  }, []);

  const start = async () => {
    const result = await call(secondFactor.start);
    setRefusal(result.ok ? '' : failureAtLength(result, 'Une erreur est survenue'));
    if (result.ok) setStep({ at: 'proving', secret: result.data.secret, qr: result.data.qr });
  };

  return (
    <Stack aria-busy={step.at === 'loading' && !refusal}>
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
        <ProofForm
          label="Activer la double authentification"
          confirm="Activer"
          first="code"
          done="Double authentification activée"
          send={({ code, password }) => secondFactor.enable(step.secret, code, password)}
          onDone={({ recoveryCodes }) => {
            setLeft(recoveryCodes.length);
            setStep({ at: 'saved', codes: recoveryCodes });
          }}
          onCancel={() => setStep({ at: 'off' })}
        >
          <p>Ouvrez votre application d’authentification, puis lisez ce code ou saisissez la clé.</p>
          <Picture svg={step.qr} />
          <p className="text-sm">
            Clé&nbsp;: <code>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
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
              <Button onClick={() => setStep({ at: 'on' })}>J’ai noté ces codes</Button>
            </Inline>
          </Stack>
        </Panel>
      )}
      {step.at === 'on' && (
        <Inline>
          <Button onClick={() => setStep({ at: 'leaving' })}>Désactiver la double authentification</Button>
        </Inline>
      )}
      {step.at === 'leaving' && (
        <ProofForm
          label="Désactiver la double authentification"
          confirm="Désactiver"
          first="password"
          done="Double authentification désactivée"
          send={({ code, password }) => secondFactor.disable(code, password)}
          onDone={() => setStep({ at: 'off' })}
          onCancel={() => setStep({ at: 'on' })}
        />
      )}
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </Stack>
  );
}

/** The QR code, as an `img` so that its SVG never becomes part of the document. */
function Picture({ svg }: { readonly svg: string }) {
  // biome-ignore lint/performance/noImgElement: an inline drawing, made for this one look
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="Code QR de la clé" width={200} height={200} />;
}
