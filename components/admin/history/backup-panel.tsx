import { Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { FieldError } from '@/components/admin/fields/field';
import { PasswordField } from '@/components/admin/fields/password-field';
import { onRelativeDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { sessions } from '@/lib/site/api/account';
import { CodeField } from '../fields/password-field';
import { useApiCall } from '../providers/session';
import { Button } from '../ui/button';
import { PanelNote, TitledPanel } from '../ui/panel';
import { Status } from '../ui/status';

/** The fragment that the server redirects to after a wrong password or code; browsers focus the field with this id. */
const passwordId = 'sauvegarde-mot-de-passe';

export type BackupOffer = Readonly<{
  /** When a backup was last downloaded here, ISO 8601; null if never. */
  last: string | null;
  /** The number of pictures and documents missing on disk. */
  missing: number;
  /** The HTTP status of the failure that redirected the browser back here, if any. */
  failure: string | null;
  asksCode: boolean;
}>;

/**
 * Downloads a backup of the whole site. Asks for the password (and the code) again, because the archive contains the
 * password hash and the second factor's secret. The browser submits the form itself, with or without JavaScript, and
 * streams the archive to disk.
 */
export function BackupPanel({ last, missing, failure, asksCode, now }: BackupOffer & { readonly now: string }) {
  const id = useId();
  const call = useApiCall();
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [refusal, setRefusal] = useState(failure === null ? null : refusalOf(failure, asksCode));
  const [started, setStarted] = useState(false);
  const before = last ? `Dernier téléchargement ${onRelativeDate(last, now)}` : 'Jamais téléchargée ici';
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setStarted(false);
    setRefusal(null);
    if (typed.password === '') {
      setRefusal({ isOfProof: true, text: 'Le mot de passe actuel est requis' });
      return document.getElementById(passwordId)?.focus();
    }
    const session = await call(sessions.list); // an expired session is renewed in a dialog, before the form leaves the page
    if (!session.ok) return;
    form.submit();
    setStarted(true);
    setTyped({ password: '', code: '' });
  };
  return (
    <TitledPanel
      id="sauvegarde"
      title="Sauvegarde"
      aside={<PanelNote>{started ? 'Demandée à l’instant' : before}</PanelNote>}
    >
      <form
        className="flex items-start gap-x-6 gap-y-4 p-4 max-sm:flex-wrap"
        method="post"
        action="/api/backup"
        noValidate
        onSubmit={(event) => void start(event)}
      >
        <div className="me-auto grid max-w-measure gap-1">
          <p>
            Tout le site dans un fichier&nbsp;: profil, sections, historique, images et documents. Gardez-le en lieu
            sûr, sur une autre machine.
          </p>
          <p className="text-ink-faint text-sm">
            Pour le remettre en place&nbsp;: donnez-le à la personne qui héberge le site. Elle arrête le site, puis
            lance <code>npm run restore FICHIER</code>, avec le nom de ce fichier.
          </p>
          {missing > 0 && (
            <Status tone="warn" small>
              {counted(missing, 'image ou document manque', 'images ou documents manquent')} sur le disque du
              site&nbsp;: la sauvegarde ne peut pas {missing === 1 ? 'l’avoir' : 'les avoir'}. Prévenez la personne qui
              héberge le site.
            </Status>
          )}
          <Status tone="ok" small role="status">
            {started && 'La sauvegarde est demandée\u00a0: votre navigateur l’enregistre dès qu’elle arrive.'}
          </Status>
          <div role="alert">{refusal && !refusal.isOfProof && <FieldError>{refusal.text}</FieldError>}</div>
        </div>
        <div className="grid shrink-0 grow-0 basis-80 gap-3 max-sm:shrink max-sm:grow max-sm:basis-full">
          <PasswordField
            id={passwordId}
            label="Mot de passe actuel"
            name="password"
            autoComplete="current-password"
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
            error={refusal?.isOfProof ? refusal.text : undefined}
          />
          {asksCode && (
            <CodeField
              id={`${id}-code`}
              value={typed.code}
              onChange={(code) => setTyped({ ...typed, code })}
              autoFocus={false}
            />
          )}
          <Button type="submit">
            <Download />
            Télécharger une sauvegarde
          </Button>
        </div>
      </form>
    </TitledPanel>
  );
}

type Refusal = Readonly<{
  /** Whether the password or the code is wrong, so that the message belongs to the field. */
  isOfProof: boolean;
  text: string;
}>;

const reasons = new Map([
  ['429', 'trop de tentatives. Réessayez dans un quart d’heure.'],
  ['507', 'l’espace de stockage est plein. Libérez de la place sur la machine du site, puis réessayez.'],
  ['503', 'le site est occupé, ou son stockage n’accepte pas d’écriture. Réessayez dans un instant.'],
]);

function refusalOf(status: string, asksCode: boolean): Refusal {
  if (status === '400')
    return { isOfProof: true, text: `Mot de passe actuel ${asksCode ? 'ou code de vérification ' : ''}incorrect` };
  const reason =
    reasons.get(status) ??
    'la base de données est abîmée, ou une erreur interne est survenue. Le journal de la machine en dit la cause.';
  return { isOfProof: false, text: `La sauvegarde n’a pas pu être préparée\u00a0: ${reason}` };
}
