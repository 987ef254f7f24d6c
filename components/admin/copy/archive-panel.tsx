import { Download } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Field, FieldError } from '@/components/admin/fields/field';
import { Input } from '@/components/admin/fields/input';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, unbreaking } from '@/lib/format/french';
import { archiveAddress, type CopyState, copy } from '@/lib/site/api/copy';
import { Button } from '../ui/button';
import { PanelNote, TitledPanel } from '../ui/panel';
import { Status } from '../ui/status';
import { Progress } from './progress';
import { type Copies, notBegun } from './use-copies';

/** Makes an archive of the copy, and offers the one that is made. */
export function ArchivePanel({ state, isUnread, ask }: Copies) {
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
      aside={archive && <PanelNote>Faite {onRelativeDate(relativeDate(archive.at, state.readAt))}</PanelNote>}
    >
      <div className="grid gap-4 p-4">
        <p className="max-w-160 text-control text-ink-soft">
          Une archive ZIP, avec un mode d’emploi. Déposez le contenu de son dossier «{'\u00a0'}site{'\u00a0'}» dans
          votre espace web (public_html), ou ouvrez-la sur votre ordinateur.
        </p>
        <form className="grid max-w-160 gap-3" noValidate onSubmit={make}>
          <Field
            id={id}
            label="Adresse de la copie, si vous la connaissez"
            hint={unbreaking(hintFor(address, siteUrl))}
            error={error}
          >
            {(tied) => (
              <Input
                {...tied}
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://univ.fr/~nom/"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" className="justify-self-start max-sm:w-full" disabled={running !== null || isOffline}>
            {archive ? 'Préparer une autre copie' : 'Préparer la copie'}
          </Button>
        </form>
        {running?.kind === 'archive' && <Progress {...running} isUnread={isUnread} />}
        {running?.kind === 'publication' && (
          <p className="text-ink-faint text-sm">
            Une copie est en cours de publication{'\u00a0'}: la vôtre pourra se faire ensuite.
          </p>
        )}
        <div className="has-[>:empty+:empty]:-mt-4">
          <div role="alert">{failure && <FieldError>{unbreaking(failure)}</FieldError>}</div>
          <div role="status" className="grid justify-items-start gap-3">
            {archive && <Ready archive={archive} />}
          </div>
        </div>
      </div>
    </TitledPanel>
  );
}

function Ready({ archive }: { readonly archive: NonNullable<CopyState['archive']> }) {
  const { pages, bytes, missing, address } = archive;
  return (
    <>
      <div className="grid gap-1 text-sm">
        <Status tone="ok">
          La copie est prête{'\u00a0'}: {counted(pages, 'page', 'pages')}.
        </Status>
        {address && <p className="text-ink-soft wrap-anywhere">Elle sera à {address}</p>}
      </div>
      <Button as="a" variant="primary" href={archiveAddress} download>
        <Download aria-hidden />
        Télécharger ({formatFileSize(bytes)})
      </Button>
      <p className="text-ink-faint text-sm">Elle reste ici pendant une heure.</p>
      {missing.length > 0 && <Missing missing={missing} />}
    </>
  );
}

/** Links of the site to what is not there: the copy has their words alone. */
function Missing({ missing }: Pick<NonNullable<CopyState['archive']>, 'missing'>) {
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
