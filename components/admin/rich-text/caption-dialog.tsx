'use client';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { closeThen, FieldDialog } from './field-dialog';

type Props = { readonly editor: Editor; readonly start: string; readonly onClose: () => void };

/** Gives the table at the caret its caption, or takes it away. */
export function CaptionDialog({ editor, start, onClose }: Props) {
  const [text, setText] = useState(start);
  const confirm = () => closeThen(onClose, () => editor.chain().focus().updateAttributes('table', { caption: text.trim() }).run());
  return (
    <FieldDialog
      title="Légende du tableau"
      label="Légende"
      hint="Une ligne au-dessus du tableau, qui dit ce qu’il contient. Vide : sans légende."
      maxLength={300}
      value={text}
      onChange={setText}
      confirm={start ? 'Modifier' : 'Ajouter'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
