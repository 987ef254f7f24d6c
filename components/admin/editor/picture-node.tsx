'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PhotoNode } from '@/sections/editor-tree';
import { FieldBox, FieldError, FieldHint, FieldLabel, LabelText } from '../fields/field';
import { FileButton } from '../fields/file-button';
import { useUploadImage } from '../fields/use-upload';
import type { Path } from '../form/draft';
import { asText, useField, useSaveAfter } from '../form/form-context';
import { Button } from '../ui/button';
import { Inline } from '../ui/layout';
import { Status } from '../ui/status';

type Sending =
  | { readonly is: 'resting' }
  | { readonly is: 'sending' }
  | { readonly is: 'failed'; readonly text: string };

/** A picture of an item: chosen, it is uploaded at once; it is part of the item once that is saved. */
export function PictureNode({ node, path }: { readonly node: PhotoNode; readonly path: Path }) {
  const { field, value, set } = useField(path, node);
  const upload = useUploadImage();
  const [state, setState] = useState<Sending>({ is: 'resting' });
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1; // the window was closed: what is being sent is given up
    },
    [],
  );
  const saveAfter = useSaveAfter();
  const source = asText(value);
  /** Resolves to whether a save may go on. */
  const choose = async (file: File): Promise<boolean> => {
    const mine = ++turn.current;
    setState({ is: 'sending' });
    const result = await upload(file);
    if (mine !== turn.current) return true;
    flushSync(() => {
      if (result.ok) set(result.url);
      setState(result.ok ? { is: 'resting' } : { is: 'failed', text: result.error });
    });
    return result.ok;
  };
  const remove = () => {
    turn.current += 1;
    setState({ is: 'resting' });
    set(undefined);
  };
  const error = state.is === 'failed' ? state.text : field.error;
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
        <FileButton
          accept="image/*,.heic,.heif"
          describedBy={hintId}
          disabled={state.is === 'sending'}
          onFiles={([file]) => file && saveAfter(choose(file))}
        >
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
        {state.is === 'sending' && <Status small>Envoi de l’image…</Status>}
        {error && <FieldError>{error}</FieldError>}
      </div>
    </FieldBox>
  );
}
