'use client';
import type { PhotoNode } from '@/sections/editor-tree';
import { FieldBox, FieldError, FieldHint, FieldLabel, LabelText } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useFieldUpload, useUploadImage } from '../fields/use-upload';
import type { Path } from '../form/draft';
import { asText, useField } from '../form/form-context';
import { Button } from '../ui/button';
import { Inline } from '../ui/layout';
import { Status } from '../ui/status';

/** A picture of an item: chosen, it is uploaded at once; it is part of the item once that is saved. */
export function PictureNode({ node, path }: { readonly node: PhotoNode; readonly path: Path }) {
  const { field, value, set } = useField(path, node);
  const { state, send, cancel } = useFieldUpload(useUploadImage(), set);
  const source = asText(value);
  const isSending = state.status === 'sending';
  const remove = () => {
    cancel();
    set(undefined);
  };
  const error = state.status === 'failed' ? state.failures[0]?.error : field.error;
  const hintId = `${field.id}-formats`;
  return (
    <FieldBox span={field.span} id={field.id} tabIndex={-1}>
      <FieldLabel>
        <LabelText {...field} />
      </FieldLabel>
      {source !== '' && (
        // biome-ignore lint/performance/noImgElement: an upload, which the site serves as it is
        <img
          className="max-h-40 max-w-full justify-self-start rounded-1 border border-rule"
          src={source}
          alt="Aperçu"
        />
      )}
      <Inline>
        <FileButton accept="image/*,.heic,.heif" describedBy={hintId} disabled={isSending} onFiles={send}>
          {source === '' ? 'Choisir une image' : 'Choisir une autre image'}
        </FileButton>
        {source !== '' && (
          <Button variant="quiet" onClick={remove}>
            Retirer l’image
          </Button>
        )}
      </Inline>
      {field.hint && <FieldHint id={hintId}>{field.hint}</FieldHint>}
      <div role="status">
        {isSending && <Status small>Envoi de l’image…</Status>}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </FieldBox>
  );
}
