import { Download, RotateCcw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { onRelativeDate, timeZone } from '@/lib/format/dates';
import { counted, quoted } from '@/lib/format/french';
import { sessions } from '@/lib/site/api/account';
import type { TrashEntry } from '@/lib/site/history/types';
import { typeLabel } from '@/sections/text-preview';
import { Field, FieldError, Select } from '../fields/field';
import { CodeField, PasswordField } from '../fields/password-field';
import { useApiCall } from '../providers/session';
import { useSiteSwitch } from '../shell/online';
import { Button } from '../ui/button';
import { PanelNote, PanelText, TitledPanel } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';
import { Status } from '../ui/status';
import { useRestore } from './use-restore';

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

/** The deleted sections. A restored one regains its position and visibility. */
export function TrashPanel({ entries, now }: Readonly<{ entries: readonly TrashEntry[]; now: string }>) {
  return (
    <TitledPanel
      id="corbeille"
      title="Corbeille"
      aside={<PanelNote>{counted(entries.length, 'section supprimée', 'sections supprimées')}</PanelNote>}
    >
      {entries.length === 0 ? (
        <PanelText>La corbeille est vide. Une section supprimée y reste jusqu’à ce que vous la restauriez.</PanelText>
      ) : (
        <ul className="list-none" aria-label="Corbeille">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}

function Entry({ entry, now }: Readonly<{ entry: TrashEntry; now: string }>) {
  const router = useRouter();
  const [revive, busy] = useRestore();
  const { id, title, type, visible, deletedAt, preview } = entry;
  const restore = async () => {
    await revive(id, title);
    router.refresh();
  };
  return (
    <Row className="gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_8rem_auto]">
      <div>
        <RowTitle>{title}</RowTitle>
        <RowNote>
          {typeLabel(type)}, supprimée {onRelativeDate(deletedAt, now)}
        </RowNote>
      </div>
      <p className="line-clamp-2 text-ink-soft text-sm max-sm:col-span-full max-sm:row-start-2 [&>em]:text-ink-faint [&>em]:not-italic">
        {preview.empty ? <em>{preview.text}</em> : preview.text} {preview.more && <em>{preview.more}</em>}
      </p>
      <RowNote>Reviendra {visible ? 'visible' : 'masquée'}</RowNote>
      <Button
        className="max-sm:col-span-full"
        disabled={busy}
        aria-label={`Restaurer ${quoted(title)}`}
        onClick={() => void restore()}
      >
        <RotateCcw />
        Restaurer
      </Button>
    </Row>
  );
}

/** The time zone of the site's dates and times, by default the server's. « Aller à… » links to its id. */
export function TimeZonePanel() {
  const change = useSiteSwitch();
  const current = timeZone();
  const browserZone = useBrowserZone();
  const [chosen, setChosen] = useState(current);
  const zones = new Set([current, ...(browserZone === '' ? [] : Intl.supportedValuesOf('timeZone'))]);
  const save = async () => {
    const done = chosen ? `Le site est à l’heure ${chosen}` : 'Le site est à l’heure du serveur';
    if (!(await change({ timeZone: chosen || null }, done))) return;
    if (chosen) document.documentElement.dataset.timeZone = chosen; // for this page's dates, before it is reloaded
  };
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="fuseau" title="Fuseau horaire">
      <div className="grid max-w-96 gap-3 p-4">
        <Field
          label="Fuseau horaire du site"
          hint={browserZone && browserZone !== current ? `Ce navigateur est à l’heure ${browserZone}.` : undefined}
        >
          <Select value={chosen} onText={setChosen}>
            <option value="">Celui du serveur</option>
            {[...zones].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
        <Button className="justify-self-start" disabled={chosen === current} onClick={() => void save()}>
          Sauvegarder
        </Button>
      </div>
    </TitledPanel>
  );
}

/** The browser's time zone; '' on the server, whose zone and zone names differ. */
const useBrowserZone = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
