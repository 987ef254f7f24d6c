'use client';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '../fields/field';

/** A picture of the site, and what it says to those who don't see it. */
export type Picture = { readonly source: string; readonly alt: string; readonly isNew: boolean };
type Props = { readonly editor: Editor; readonly picture: Picture; readonly onClose: () => void };

/** Puts an uploaded picture into the text, or changes the one that is selected: its alternative text. */
export function ImageDialog({ editor, picture, onClose }: Props) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const confirm = () => {
    onClose();
    setTimeout(() => {
      const chain = editor.chain().focus();
      const text = alt.trim();
      (picture.isNew ? chain.setImage({ src: picture.source, alt: text }) : chain.updateAttributes('image', { alt: text })).run();
    }); // once the dialog has given the focus back
  };
  return (
    <Dialog className="alert" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>Image</h2>
      {/* biome-ignore lint/performance/noImgElement: an upload that the site serves as it is */}
      <img className="image-shown" src={picture.source} alt="" />
      <Field id={id} label="Texte alternatif" hint="Ce que l’image montre, pour qui ne la voit pas. Vide si elle est décorative.">
        {(tied) => (
          <input
            {...tied}
            className="input"
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              confirm();
            }}
          />
        )}
      </Field>
      <div className="actions">
        <button type="button" className="btn" onClick={onClose}>
          Annuler
        </button>
        <button type="button" className="btn primary" onClick={confirm}>
          {picture.isNew ? 'Insérer' : 'Modifier'}
        </button>
      </div>
    </Dialog>
  );
}
