'use client';
import { Download } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { FieldError } from '@/components/admin/fields/field';
import { sessions } from '@/lib/api-client';
import { onWhen, whenText } from '@/lib/content/when';
import { useCall } from '../desk/session';

type Props = {
  /** When one was last downloaded here, ISO 8601. */
  readonly last: string | null;
  /** The status of the refusal that sent the browser back here. */
  readonly failure: string | null;
  readonly now: string;
};

/** The download of everything that the site keeps (trust.md 30); the browser saves it as it comes. */
export function BackupPanel({ last, failure, now }: Props) {
  const id = useId();
  const call = useCall();
  const [started, setStarted] = useState(false);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setStarted(false);
    const session = await call(sessions.list); // a lost session is asked for here, not on a page of its own
    if (!session.ok) return;
    setStarted(true);
    form.submit();
  };
  return (
    <section className="panel" id="sauvegarde" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Sauvegarde</h2>
        <span className="small faint num">{last ? `Dernier téléchargement ${onWhen(whenText(last, now))}` : 'Jamais téléchargée ici'}</span>
      </div>
      <form className="panel-body backup" method="post" action="/api/backup" onSubmit={(event) => void start(event)}>
        <div>
          <p>Tout le site dans un fichier&nbsp;: profil, sections, historique, images. Gardez-le en lieu sûr, sur une autre machine.</p>
          <p className="small faint">
            Pour le remettre en place, sur la machine qui héberge le site&nbsp;: <code>npm run restore</code>.
          </p>
          <p className="state ok small" role="status">
            {started && 'La sauvegarde est demandée\u00a0: votre navigateur l’enregistre dès qu’elle arrive.'}
          </p>
          <div role="alert">{failure && !started && <FieldError>{whyNone(failure)}</FieldError>}</div>
        </div>
        <button type="submit" className="btn">
          <Download className="icon sm" aria-hidden />
          Télécharger une sauvegarde
        </button>
      </form>
    </section>
  );
}

/** What went wrong before anything was sent, by status. */
const reasons = new Map([
  ['507', 'l’espace de stockage est plein. Libérez de la place sur la machine du site, puis réessayez.'],
  ['503', 'le site est occupé, ou son stockage n’accepte pas d’écriture. Réessayez dans un instant.'],
]);
const whyNone = (status: string) =>
  `La sauvegarde n’a pas pu être préparée\u00a0: ${reasons.get(status) ?? 'la base de données est abîmée, ou une erreur interne est survenue. Le journal de la machine en dit la cause.'}`;
