'use client';
import { Download } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { FieldError } from '@/components/admin/fields/field';
import { PasswordField } from '@/components/admin/fields/password-field';
import { sessions } from '@/lib/api-client';
import { onWhen, whenText } from '@/lib/content/when';
import { useCall } from '../desk/session';
import { CodeField } from '../sign-in/code-field';

/** Where a wrong password or code sends back to: a browser gives the focus to a field that its address names. */
const passwordId = 'sauvegarde-mot-de-passe';

export type BackupOffer = {
  /** When one was last downloaded here, ISO 8601. */
  readonly last: string | null;
  /** The status of the refusal that sent the browser back here. */
  readonly failure: string | null;
  /** Whether the second factor is on. */
  readonly asksCode: boolean;
};

/**
 * The download of everything that the site keeps, with the password (and the code): the archive holds what they are checked
 * against. A plain form, with a script or without: the browser saves the archive as it comes, however large.
 */
export function BackupPanel({ last, failure, asksCode, now }: BackupOffer & { readonly now: string }) {
  const id = useId();
  const call = useCall();
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [refusal, setRefusal] = useState(failure === null ? null : refusalOf(failure, asksCode));
  const [started, setStarted] = useState(false);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setStarted(false);
    setRefusal(null);
    if (typed.password === '') {
      setRefusal({ isOfProof: true, text: 'Le mot de passe actuel est requis' });
      return document.getElementById(passwordId)?.focus();
    }
    const session = await call(sessions.list); // a lost session is asked for here, not on a page of its own
    if (!session.ok) return;
    form.submit();
    setStarted(true);
    setTyped({ password: '', code: '' });
  };
  return (
    <section className="panel" id="sauvegarde" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Sauvegarde</h2>
        <span className="small faint num">{last ? `Dernier téléchargement ${onWhen(whenText(last, now))}` : 'Jamais téléchargée ici'}</span>
      </div>
      <form className="panel-body backup" method="post" action="/api/backup" noValidate onSubmit={(event) => void start(event)}>
        <div>
          <p>Tout le site dans un fichier&nbsp;: profil, sections, historique, images. Gardez-le en lieu sûr, sur une autre machine.</p>
          <p className="small faint">
            Pour le remettre en place, sur la machine qui héberge le site&nbsp;: <code>npm run restore</code>.
          </p>
          <p className="state ok small" role="status">
            {started && 'La sauvegarde est demandée\u00a0: votre navigateur l’enregistre dès qu’elle arrive.'}
          </p>
          <div role="alert">{refusal && !refusal.isOfProof && <FieldError>{refusal.text}</FieldError>}</div>
        </div>
        <div className="backup-proof">
          <PasswordField
            id={passwordId}
            label="Mot de passe actuel"
            object="le mot de passe actuel"
            name="password"
            autoComplete="current-password"
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
            error={refusal?.isOfProof ? refusal.text : undefined}
          />
          {asksCode && <CodeField id={`${id}-code`} value={typed.code} onChange={(code) => setTyped({ ...typed, code })} autoFocus={false} />}
          <button type="submit" className="btn">
            <Download className="icon sm" aria-hidden />
            Télécharger une sauvegarde
          </button>
        </div>
      </form>
    </section>
  );
}

type Refusal = {
  /** Whether typing the password (and the code) again may mend it. */
  readonly isOfProof: boolean;
  readonly text: string;
};

/** What went wrong before anything was sent, by status. */
const reasons = new Map([
  ['429', 'trop de tentatives. Réessayez dans un quart d’heure.'],
  ['507', 'l’espace de stockage est plein. Libérez de la place sur la machine du site, puis réessayez.'],
  ['503', 'le site est occupé, ou son stockage n’accepte pas d’écriture. Réessayez dans un instant.'],
]);

function refusalOf(status: string, asksCode: boolean): Refusal {
  if (status === '400') return { isOfProof: true, text: `Mot de passe actuel ${asksCode ? 'ou code de vérification ' : ''}incorrect` };
  const reason = reasons.get(status) ?? 'la base de données est abîmée, ou une erreur interne est survenue. Le journal de la machine en dit la cause.';
  return { isOfProof: false, text: `La sauvegarde n’a pas pu être préparée\u00a0: ${reason}` };
}
