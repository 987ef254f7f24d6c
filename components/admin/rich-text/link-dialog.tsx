'use client';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { closeThen, FieldDialog } from './field-dialog';
import { linkAddress } from './links';

type Props = { readonly editor: Editor; readonly start: string; readonly onClose: () => void };

/** Turns the selection into a link, or changes or removes the link at the caret. */
export function LinkDialog({ editor, start, onClose }: Props) {
  const [text, setText] = useState(start);
  const [error, setError] = useState('');
  const confirm = () => {
    const href = linkAddress(text, window.location.origin);
    if (!href) return setError('Saisissez une adresse web (http ou https), une partie du site, un DOI, un courriel ou un téléphone');
    closeThen(onClose, () => {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/, ''), marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
    });
  };
  const remove = () => closeThen(onClose, () => editor.chain().focus().extendMarkRange('link').unsetLink().run());
  return (
    <FieldDialog
      title="Lien"
      label="Adresse"
      hint="Adresse web, courriel, téléphone ou DOI ; ou une partie du site : #contact, /publications"
      error={error}
      value={text}
      onChange={setText}
      confirm={start ? 'Modifier' : 'Ajouter'}
      onConfirm={confirm}
      onClose={onClose}
      more={start && <Button onClick={remove}>Retirer le lien</Button>}
    />
  );
}
