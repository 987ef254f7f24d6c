import { useEffect, useId, useState } from 'react';
import { type DossierItem, isTooLong, type PublicCvChoice } from '@/lib/site/api/dossiers';
import { FieldError, FieldHint } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useFieldUpload, useUploadDocument } from '../fields/use-upload';
import { PageLink } from '../page-header';
import { Tick } from '../ui/check-label';
import { TitledPanel } from '../ui/panel';

type Props = Readonly<{
  cv: PublicCvChoice;
  dossiers: readonly DossierItem[];
  hasPdf: boolean;
  onChoose: (cv: PublicCvChoice) => Promise<void>;
}>;

export function PublicCvPanel({ cv, dossiers, hasPdf, onChoose }: Props) {
  const id = useId();
  const { state, send } = useFieldUpload(
    useUploadDocument(),
    (url) => void onChoose({ is: 'document', id: url.replace('/documents/', '') }),
  );
  const isSending = state.status === 'sending';
  const error = state.status === 'failed' && state.failures[0]?.error;
  const [first] = useState(cv);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (first?.is === 'dossier') void isTooLong(hasPdf ? '/cv.pdf' : '/cv').then(setRefused);
  }, [first, hasPdf]);
  const choice = (value: PublicCvChoice, label: string) => (
    <li key={value?.id ?? ''}>
      <Tick
        type="radio"
        name={id}
        checked={(cv?.id ?? null) === (value?.id ?? null)}
        onTick={() => void onChoose(value)}
      >
        {label}
      </Tick>
    </li>
  );
  return (
    <TitledPanel title="CV public" aside={cv && <PageLink href="/cv">Voir le CV</PageLink>}>
      <fieldset className="grid gap-3 p-4">
        <legend className="sr-only">CV que trouvent les visiteurs</legend>
        <ul className="grid list-none gap-2">
          {choice(null, 'Aucun CV sur le site')}
          {dossiers.map((dossier) => choice({ is: 'dossier', id: dossier.id }, dossier.name))}
          {cv?.is === 'document' && choice(cv, 'Mon propre PDF')}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <FileButton accept="application/pdf,.pdf" describedBy={`${id}-hint`} disabled={isSending} onFiles={send}>
            {isSending ? 'Envoi…' : 'Mettre mon propre PDF'}
          </FileButton>
        </div>
        {isRefused && cv?.id === first?.id && (
          <FieldError role="alert">
            Votre CV est devenu trop long&nbsp;: les visiteurs ne l’obtiennent plus. Raccourcissez sa période ou
            décochez-y des groupes.
          </FieldError>
        )}
        {error && <FieldError role="alert">{error}</FieldError>}
        <FieldHint id={`${id}-hint`}>
          À l’adresse /cv, en PDF à /cv.pdf, avec une carte de visite à /contact.vcf et un lien dans l’en-tête du site.
          Un dossier n’y montre que les sections visibles, et suit chaque sauvegarde. Sur un site en plusieurs langues,
          il est en français à /cv, en anglais à /en/cv, en arabe à /ar/cv, quelle que soit la sienne.
        </FieldHint>
      </fieldset>
    </TitledPanel>
  );
}
