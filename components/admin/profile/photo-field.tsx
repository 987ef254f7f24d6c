import { Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { ChangedMark, FieldError, FieldHint } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useFieldUpload, useUploadImage } from '../fields/use-upload';
import { useField, useFormContext } from '../form/form-context';
import { showToast } from '../providers/notifications';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Inline, Stack } from '../ui/panel';
import { Status } from '../ui/status';

/**
 * The profile's photo: shows the chosen file at once, then its uploaded URL, which is saved with the profile. A save of
 * the profile waits for the upload.
 */
export function PhotoField() {
  const { value, set, field } = useField(['photo'], { label: 'Photo' });
  const { draft, undoable } = useFormContext();
  const uploadImage = useUploadImage();
  const id = useId();
  const [local, setLocal] = useState('');
  useEffect(() => () => URL.revokeObjectURL(local), [local]);
  const { state, send, cancel } = useFieldUpload(
    async (file, { signal }) => {
      setLocal(file.type.startsWith('image/') ? URL.createObjectURL(file) : '');
      const result = await uploadImage(file);
      if (!result.ok && !signal.aborted) showToast.error(result.error);
      return result;
    },
    (url) => {
      set(url);
      showToast.success('Photo uploadée avec succès!', undefined, 'save');
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form restarts, an upload is cancelled
  useEffect(() => cancel, [draft.resets]);
  const withdraw = () => {
    cancel();
    if (value) undoable('Photo retirée', () => draft.set(['photo'], null));
  };
  const isSending = state.status === 'sending';
  const source = (isSending && local) || (typeof value === 'string' ? value : '');
  const error = state.status === 'failed' ? state.failures[0]?.error : field.error;

  return (
    <div data-photo className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {source && <Views key={source} source={source} />}
      <Stack>
        <Inline>
          <FileButton
            id={`${field.id}-file`}
            accept="image/*,.heic,.heif"
            describedBy={`${id}-conseil ${id}-formats`}
            onFiles={send}
          >
            {source ? 'Choisir une autre photo' : 'Choisir une photo'}
          </FileButton>
          {source && (
            <Button variant="quiet" onClick={withdraw}>
              Retirer
            </Button>
          )}
          {field.changed && <ChangedMark />}
        </Inline>
        <FieldHint id={`${id}-conseil`}>Carrée, au moins 400x400 px, JPG, PNG ou GIF. 2 Mo au plus.</FieldHint>
        <FieldHint id={`${id}-formats`}>
          WebP, AVIF, HEIC, BMP et ICO passent aussi. Au-delà de 2&nbsp;Mo, la photo est réduite avant l’envoi.
        </FieldHint>
        <div id={field.id} tabIndex={-1} role="status">
          {isSending && (
            <Status>
              <Spinner /> Envoi de la photo…
            </Status>
          )}
          {state.status === 'done' && (
            <Status tone="ok" small>
              <Check className="size-3.75" />
              Photo uploadée avec succès! Elle paraîtra sur le site après la sauvegarde du profil.
            </Status>
          )}
          {error && <FieldError>{error}</FieldError>}
        </div>
      </Stack>
    </div>
  );
}

const shapes = [
  ['Accueil', 'aspect-4/5 h-auto w-30 rounded-1', 'Aperçu du portrait', 500],
  ['En-tête', 'size-12 rounded-full', '', 400],
] as const;

/** The photo in the two shapes that the site shows; hidden if it does not load. */
function Views({ source }: { readonly source: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <div className="flex items-end gap-3 [&>figure]:grid [&>figure]:justify-items-center [&>figure]:gap-1 [&>figure]:text-ink-faint [&>figure]:text-xs">
      {shapes.map(([name, look, alt, height]) => (
        // biome-ignore lint/a11y/noRedundantRoles: RGAA 1.9 requires it, for software that does not know the element
        <figure key={name} role="figure" aria-label={name}>
          {/* biome-ignore lint/performance/noImgElement: a local preview, then an upload served unchanged */}
          <img
            className={cx(look, 'border border-rule bg-paper-sunk object-[50%_30%] object-cover')}
            src={source}
            alt={alt}
            width={400}
            height={height}
            onError={() => setBroken(true)}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
