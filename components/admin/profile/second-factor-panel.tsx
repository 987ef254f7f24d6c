import { Download, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { secondFactor } from '@/lib/site/api/account';
import { type Failure, failureText, fullFailureText, type Result } from '@/lib/site/api/client';
import { FieldError } from '../fields/field';
import { CodeField, PasswordField } from '../fields/password-field';
import { getAt } from '../form/draft';
import { asText, textControl } from '../form/form-context';
import { useForm } from '../form/use-form';
import { useBlocker } from '../providers/navigation-blocker';
import { useApiCall } from '../providers/session';
import { Button } from '../ui/button';
import { Inline, Panel, Stack } from '../ui/panel';
import { saveAsFile } from '../ui/save-csv-button';
import { Status } from '../ui/status';

type Step =
  | { readonly at: 'loading' | 'off' | 'on' | 'leaving' }
  /** `qr`: the QR code of the secret, as SVG. */
  | Readonly<{ at: 'proving'; secret: string; qr: string }>
  | Readonly<{ at: 'saved'; codes: readonly string[] }>;

export function SecondFactorPanel() {
  const call = useApiCall();
  const [step, setStep] = useState<Step>({ at: 'loading' });
  const [left, setLeft] = useState(0);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    void secondFactor.state().then((result) => {
      if (!result.ok) return setRefusal(fullFailureText(result, 'La double authentification n’a pas pu être lue'));
      setLeft(result.data.recoveryCodesLeft);
      setStep({ at: result.data.enabled ? 'on' : 'off' });
    });
  }, []);

  const start = async () => {
    const result = await call(secondFactor.start);
    setRefusal(result.ok ? '' : fullFailureText(result, 'Une erreur est survenue'));
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
            <ShieldCheck />
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
          submit={({ code, password }) => secondFactor.enable(step.secret, code, password)}
          onDone={({ recoveryCodes: codes }) => {
            setLeft(codes.length);
            setStep({ at: 'saved', codes });
          }}
          onCancel={() => setStep({ at: 'off' })}
        >
          <p>Ouvrez votre application d’authentification, puis lisez ce code ou saisissez la clé.</p>
          {/* biome-ignore lint/performance/noImgElement: inline, but an `img` so that its SVG is not part of the page */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
            alt="Code QR de la clé"
            width={200}
            height={200}
          />
          <p className="text-sm">
            Clé&nbsp;: <code>{step.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </ProofForm>
      )}
      {step.at === 'saved' && <RecoveryCodes codes={step.codes} onDone={() => setStep({ at: 'on' })} />}
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
          submit={({ code, password }) => secondFactor.disable(code, password)}
          onDone={() => setStep({ at: 'off' })}
          onCancel={() => setStep({ at: 'on' })}
        />
      )}
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </Stack>
  );
}

/** The recovery codes, shown once: leaving them asks first. */
function RecoveryCodes({ codes, onDone }: Readonly<{ codes: readonly string[]; onDone: () => void }>) {
  useBlocker(
    true,
    undefined,
    'Les codes de secours ne seront plus montrés\u00a0: notez-les ou téléchargez-les d’abord.',
  );
  return (
    <Panel aria-label="Codes de secours">
      <Stack className="p-4">
        <p>Gardez ces codes en lieu sûr&nbsp;: chacun remplace une fois l’application. Ils ne seront plus montrés.</p>
        <ul className="list-none columns-2 lining-nums tabular-nums">
          {codes.map((code) => (
            <li key={code} className="py-0.5">
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Inline className="justify-end">
          <Button onClick={() => saveAsFile('codes-de-secours.txt', `${codes.join('\n')}\n`)}>
            <Download />
            Télécharger les codes
          </Button>
          <Button variant="primary" onClick={onDone}>
            J’ai noté ces codes
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}

type Proof = Readonly<{ code: string; password: string }>;
type Props<Data> = Readonly<{
  label: string;
  confirm: string;
  /** The first field, which takes the focus: the code if the second factor is enabled without recovery codes yet. */
  first: keyof Proof;
  done: string;
  submit: (proof: Proof) => Promise<Result<Data, never>>;
  onDone: (data: Data) => void;
  onCancel: () => void;
  children?: ReactNode;
}>;

const blank: Proof = { code: '', password: '' };
const fallback = 'Une erreur est survenue';

function ProofForm<Data>({ label, confirm, first, done, submit, onDone, onCancel, children }: Props<Data>) {
  const form = useForm<Proof, Data>({
    initial: () => blank,
    draftOf: () => blank,
    accept: (value) => ({
      ok: true,
      draft: { code: asText(getAt(value, ['code'])), password: asText(getAt(value, ['password'])) },
    }),
    send: (_, proof) => submit(proof),
    onStored: onDone,
    onRefused: (failure) => {
      const name = fieldOf(failure);
      return name ? [{ path: [name], message: failureText(failure, fallback) }] : [];
    },
    words: { saved: () => done, fallback, isQuiet: (failure) => fieldOf(failure) !== undefined },
  });
  const code = (
    <CodeField
      key="code"
      {...textControl(form, 'code')}
      autoFocus={first === 'code'}
      takesRecoveryCodes={first !== 'code'}
    />
  );
  const password = (
    <PasswordField
      key="password"
      {...textControl(form, 'password')}
      label="Mot de passe actuel"
      autoComplete="current-password"
      autoFocus={first === 'password'}
    />
  );
  return (
    <Panel as="form" aria-label={label} noValidate onSubmit={form.onSubmit}>
      <Stack className="p-4">
        {children}
        {first === 'code' ? [code, password] : [password, code]}
        <div role="alert">{form.state.status === 'failed' && <FieldError>{form.state.text}</FieldError>}</div>
        <Inline className="justify-end">
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit">{confirm}</Button>
        </Inline>
      </Stack>
    </Panel>
  );
}

/**
 * The field that a failure concerns: the code or the password; undefined for a rate limit, a server error or no
 * response.
 */
function fieldOf({ status, secondFactor: isCode }: Failure): keyof Proof | undefined {
  if (isCode) return 'code';
  return status === 400 ? 'password' : undefined;
}
