'use client';
import { Download } from 'lucide-react';
import { type FormEvent, startTransition, useId, useOptimistic, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { onRelativeDate } from '@/lib/format/dates';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, formatNumber, unbreaking } from '@/lib/format/french';
import { archiveAddress, type CopyState, copy } from '@/lib/site/api/copy';
import { Field, FieldError, Input } from '../fields/field';
import { Page, PageHeader } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { PanelNote, TitledPanel } from '../ui/panel';
import { StateLine } from '../ui/state-line';
import { Meter, Status } from '../ui/status';
import { type Copies, notBegun, useCopies } from './use-copies';

/** The site as static files, to download or publish where the deployer configured. */
export function CopyPage({ initial }: { readonly initial: CopyState }) {
  const copies = useCopies(initial);
  const { isOffline, publication } = copies.state;
  const panels = [<PublicationPanel key="publication" {...copies} />, <ArchivePanel key="archive" {...copies} />];
  return (
    <Page>
      <PageHeader
        title="Copie du site"
        purpose="Le site public en simples fichiers, pour l’espace web d’une université ou pour être lu sans réseau. Rien de l’administration n’y est, ni ce qui est masqué ou sous embargo."
        meta={
          <AdminLink className="inline-flex min-h-6 items-center" href="/admin/history#sauvegarde">
            Copie de sauvegarde, pour remettre le site en place
          </AdminLink>
        }
      />
      {isOffline && (
        <StateLine label="Copie" tone="hidden" title="Il n’y a pas de copie à faire maintenant.">
          Une copie montre ce que voient les visiteurs&nbsp;: une page d’attente.
          {publication?.last && ' Celle que vous avez publiée reste en ligne, telle quelle.'}
        </StateLine>
      )}
      {publication ? panels : panels.toReversed()}
    </Page>
  );
}

function PublicationPanel({ state, isUnread, ask }: Copies) {
  const { publication, running, isOffline, readAt } = state;
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="publier" title="Publier la copie">
      <div className="grid justify-items-start gap-4 p-4">
        {publication ? (
          <>
            <p className="max-w-160 text-control text-ink-soft wrap-anywhere">
              Le site dépose sa copie dans {publication.to}
              {publication.address && (
                <>
                  , où elle se lit à <a href={publication.address}>{publication.address}</a>
                </>
              )}
              .
            </p>
            <Outcome {...publication} readAt={readAt} isAgain={running?.kind === 'publication'} />
            <Button
              variant="primary"
              className="max-sm:w-full"
              disabled={running !== null || isOffline}
              onClick={() => void ask(() => copy.begin('publication'), notBegun)}
            >
              Publier la copie maintenant
            </Button>
            {running?.kind === 'publication' && <Progress {...running} isUnread={isUnread} />}
            <AutomaticChoice isOn={publication.isAutomatic} ask={ask} />
          </>
        ) : (
          <p className="max-w-160 text-control text-ink-soft">
            Le site peut écrire lui-même sa copie dans un dossier de sa machine, d’un clic ou après chaque changement.
            La personne qui l’héberge lui dit d’abord lequel&nbsp;: réglage <code>COPY_TO</code> du fichier{' '}
            <code>.env</code>. De là, une ligne l’envoie vers une autre machine&nbsp;:{' '}
            <code>rsync -a --delete /var/www/copie/ nom@univ.fr:public_html/</code>
          </p>
        )}
      </div>
    </TitledPanel>
  );
}

/** Shows the choice at once, then the stored value from the response. */
function AutomaticChoice({ isOn, ask }: Pick<Copies, 'ask'> & { readonly isOn: boolean }) {
  const [chosen, setChosen] = useOptimistic(isOn);
  const choose = (choice: boolean) =>
    startTransition(async () => {
      setChosen(choice);
      await ask(() => copy.setAutomatic(choice), 'Le choix n’a pas pu être sauvegardé');
    });
  return (
    <div className="grid gap-1 text-control">
      <Tick checked={chosen} onTick={choose}>
        Publier aussi après chaque changement
      </Tick>
      <p className="max-w-160 ps-6 text-ink-faint text-sm">
        Une minute après la dernière sauvegarde, et chaque nuit pour ce qui dépend du jour.
      </p>
    </div>
  );
}

type OutcomeProps = Pick<CopyState, 'readAt'> &
  NonNullable<CopyState['publication']> & {
    /** Whether a new publication is running, whose result will replace an old failure. */
    readonly isAgain: boolean;
  };

function Outcome({ last, isAutomatic, isCurrent, problem, failedAt, readAt, isAgain }: OutcomeProps) {
  const near = (at: string) => onRelativeDate(at, readAt);
  return (
    <div className="max-w-160">
      <div role="alert">
        {problem !== null && !isAgain && (
          <Status tone="err" small>
            {failedAt && `Échec ${near(failedAt)}. `}
            {unbreaking(problem)}
            {isAutomatic && ' Nouvel essai au prochain changement, ou la nuit prochaine.'}
          </Status>
        )}
      </div>
      <div role="status">
        {last === null ? (
          <Status small>Elle n’a pas encore été publiée.</Status>
        ) : (
          <Status tone={isCurrent ? 'ok' : 'plain'} small>
            Publiée {near(last)}
            {isCurrent ? ', à jour.' : '. Le site a changé depuis.'}
          </Status>
        )}
      </div>
    </div>
  );
}

function ArchivePanel({ state, isUnread, ask }: Copies) {
  const id = useId();
  const { running, archive, failure, isOffline, siteUrl } = state;
  const [address, setAddress] = useState(state.address ?? '');
  const [error, setError] = useState<string>();
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (running || isOffline) return;
    if (!isAddress(address)) {
      setError('Donnez l’adresse entière, comme https://univ.fr/~nom/');
      document.getElementById(id)?.focus();
      return;
    }
    setError(undefined);
    void ask(() => copy.begin('archive', address), notBegun);
  };
  return (
    <TitledPanel
      title="Télécharger une copie"
      aside={archive && <PanelNote>Faite {onRelativeDate(archive.at, state.readAt)}</PanelNote>}
    >
      <div className="grid gap-4 p-4">
        <p className="max-w-160 text-control text-ink-soft">
          Une archive ZIP, avec un mode d’emploi. Déposez le contenu de son dossier «&nbsp;site&nbsp;» dans votre espace
          web (public_html), ou ouvrez-la sur votre ordinateur.
        </p>
        <form className="grid max-w-160 gap-3" noValidate onSubmit={make}>
          <Field
            id={id}
            label="Adresse de la copie, si vous la connaissez"
            hint={unbreaking(hintFor(address, siteUrl))}
            error={error}
          >
            <Input
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://univ.fr/~nom/"
              value={address}
              onText={setAddress}
            />
          </Field>
          <Button type="submit" className="justify-self-start max-sm:w-full" disabled={running !== null || isOffline}>
            {archive ? 'Préparer une autre copie' : 'Préparer la copie'}
          </Button>
        </form>
        {running?.kind === 'archive' && <Progress {...running} isUnread={isUnread} />}
        {running?.kind === 'publication' && (
          <p className="text-ink-faint text-sm">
            Une copie est en cours de publication&nbsp;: la vôtre pourra se faire ensuite.
          </p>
        )}
        <div className="has-[>:empty+:empty]:-mt-4">
          <div role="alert">{failure && <FieldError>{unbreaking(failure)}</FieldError>}</div>
          <div role="status" className="grid justify-items-start gap-3">
            {archive && <Ready {...archive} />}
          </div>
        </div>
      </div>
    </TitledPanel>
  );
}

type Archive = NonNullable<CopyState['archive']>;

function Ready({ pages, bytes, missing, address }: Archive) {
  return (
    <>
      <div className="grid gap-1 text-sm">
        <Status tone="ok">La copie est prête&nbsp;: {counted(pages, 'page', 'pages')}.</Status>
        {address && <p className="text-ink-soft wrap-anywhere">Elle sera à {address}</p>}
      </div>
      <Button as="a" variant="primary" href={archiveAddress} download>
        <Download />
        Télécharger ({formatFileSize(bytes)})
      </Button>
      <p className="text-ink-faint text-sm">Elle reste ici pendant une heure.</p>
      {missing.length > 0 && <Missing missing={missing} />}
    </>
  );
}

/** Broken links of the site, which the copy has as plain text. */
function Missing({ missing }: Pick<Archive, 'missing'>) {
  return (
    <details className="max-w-160 text-control">
      <summary className="cursor-pointer text-warn">
        {counted(missing.length, 'lien du site ne mène', 'liens du site ne mènent')} à rien
      </summary>
      <ul className="mt-2 grid list-none gap-1 text-ink-soft wrap-anywhere">
        {missing.map(({ address, from }) => (
          <li key={address}>
            {address}, sur la page <a href={from}>{from}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isAddress = (value: string): boolean =>
  value.trim() === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));

function hintFor(address: string, siteUrl: string): string {
  return address.trim() === ''
    ? `Sans adresse, les moteurs de recherche restent renvoyés à ce site, ${siteUrl}.`
    : 'C’est celle que liront les moteurs de recherche. La copie marche aussi ailleurs.';
}

const steps = { read: 'Lecture des pages', pack: 'Écriture de l’archive' } as const;

/** Progress of the copy. Screen readers hear only the steps, since the figures change each second. */
function Progress({ step, done, known, isUnread }: NonNullable<CopyState['running']> & Pick<Copies, 'isUnread'>) {
  const isCounted = step === 'read' && known > 0;
  return (
    <div className="grid w-full max-w-120 gap-2">
      <Status small>
        <Spinner />
        <span className="tabular-nums">
          <span role="status">{isUnread ? 'L’avancement n’a pas pu être lu, nouvel essai' : steps[step]}</span>
          {!isUnread && isCounted && (
            <>
              &nbsp;: {formatNumber(done)} sur {formatNumber(known)}
            </>
          )}
        </span>
      </Status>
      <Meter share={isCounted ? (done / known) * 100 : step === 'read' ? 0 : 100} />
      <p className="text-ink-faint text-sm">Vous pouvez quitter cette page&nbsp;: la copie continue.</p>
    </div>
  );
}
