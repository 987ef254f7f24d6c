'use client';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { closeThen, FieldDialog } from './field-dialog';

/** An uploaded image and its alternative text. */
export type Picture = { readonly source: string; readonly alt: string; readonly isNew: boolean };
type Props = { readonly editor: Editor; readonly picture: Picture; readonly onClose: () => void };

/** Inserts an uploaded image, or changes the alternative text of the selected one. */
export function ImageDialog({ editor, picture, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  const confirm = () =>
    closeThen(onClose, () => {
      const chain = editor.chain().focus();
      const text = alt.trim();
      (picture.isNew ? chain.setImage({ src: picture.source, alt: text }) : chain.updateAttributes('image', { alt: text })).run();
    });
  return (
    <FieldDialog
      title="Image"
      label="Texte alternatif"
      hint="Ce que l’image montre, pour qui ne la voit pas. Vide si elle est décorative."
      maxLength={300}
      value={alt}
      onChange={setAlt}
      confirm={picture.isNew ? 'Insérer' : 'Modifier'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {/* biome-ignore lint/performance/noImgElement: an upload that the site serves as it is */}
      <img className="mx-auto max-h-48 border border-rule object-contain" src={picture.source} alt="" />
    </FieldDialog>
  );
}
