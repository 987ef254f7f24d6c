'use client';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '../fields/field';
import { linkAddress } from './links';

type Props = { readonly editor: Editor; readonly start: string; readonly onClose: () => void };

export function LinkDialog({ editor, start, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState('');
  const finish = (change: () => void) => {
    onClose();
    setTimeout(change); // once the dialog has given the focus back
  };
  const confirm = () => {
    const href = linkAddress(text);
    if (!href) return setError('Saisissez une adresse web (http ou https), un email ou un téléphone');
    finish(() => {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: href.replace(/^(mailto|tel):/, ''), marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
    });
  };
  return (
    <Dialog className="alert" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>Lien</h2>
      <Field id={id} label="Adresse" hint="Adresse web, email ou téléphone" error={error}>
        {(tied) => (
          <input
            {...tied}
            className="input"
            value={text}
            onChange={(event) => setText(event.target.value)}
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
        {start && (
          <button type="button" className="btn" onClick={() => finish(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}>
            Retirer le lien
          </button>
        )}
        <button type="button" className="btn primary" onClick={confirm}>
          {start ? 'Modifier' : 'Ajouter'}
        </button>
      </div>
    </Dialog>
  );
}
