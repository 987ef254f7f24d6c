import type { Editor } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import { Field, Input } from '../fields/field';
import { isKey } from '../form/keys';
import { Button } from '../ui/button';
import { DialogActions, SmallDialog } from '../ui/dialog';
import { linkAddress } from './links';

type DialogProps = Readonly<{ editor: Editor; start: string; onClose: () => void }>;

export function CaptionDialog({ editor, start, onClose }: DialogProps) {
  return (
    <FieldDialog
      title="Légende du tableau"
      label="Légende"
      hint={'Une ligne au-dessus du tableau, qui dit ce qu’il contient. Vide\u202f: sans légende.'}
      start={start}
      limit={300}
      confirm={start ? 'Modifier' : 'Ajouter'}
      change={(text) => () => editor.chain().focus().updateAttributes('table', { caption: text.trim() }).run()}
      onClose={onClose}
    />
  );
}

export function LinkDialog({ editor, start, onClose }: DialogProps) {
  const link = () => editor.chain().focus().extendMarkRange('link');
  const change = (text: string) => {
    const href = linkAddress(text, window.location.origin);
    if (!href) return 'Saisissez une adresse web (http ou https), une partie du site, un DOI, un email ou un téléphone';
    return () => {
      if (!editor.state.selection.empty || editor.isActive('link')) return link().setLink({ href }).run();
      return link()
        .insertContent({
          type: 'text',
          text: href.replace(/^(mailto|tel):/, ''),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    };
  };
  return (
    <FieldDialog
      title="Lien"
      label="Adresse"
      hint={'Adresse web, email, téléphone ou DOI\u202f; ou une partie du site\u00a0: #contact, /publications'}
      start={start}
      confirm={start ? 'Modifier' : 'Ajouter'}
      change={change}
      onClose={onClose}
      more={
        start && <Button onClick={() => closeThen(onClose, () => link().unsetLink().run())}>Retirer le lien</Button>
      }
    />
  );
}

export type Picture = Readonly<{ source: string; alt: string; isNew: boolean }>;

type PictureProps = Omit<DialogProps, 'start'> & { readonly picture: Picture };

export function ImageDialog({ editor, picture: { source, alt, isNew }, onClose }: PictureProps) {
  const change = (text: string) => () => {
    const chain = editor.chain().focus();
    return (
      isNew ? chain.setImage({ src: source, alt: text.trim() }) : chain.updateAttributes('image', { alt: text.trim() })
    ).run();
  };
  return (
    <FieldDialog
      title="Image"
      label="Texte alternatif"
      hint="Ce que l’image montre, pour qui ne la voit pas. Vide si elle est décorative."
      start={alt}
      limit={300}
      confirm={isNew ? 'Insérer' : 'Modifier'}
      change={change}
      onClose={onClose}
    >
      {/* biome-ignore lint/performance/noImgElement: an upload, served unchanged */}
      <img className="mx-auto max-h-48 border border-rule object-contain" src={source} alt="" />
    </FieldDialog>
  );
}

type Props = Readonly<{
  title: string;
  label: string;
  hint: string;
  start: string;
  limit?: number;
  confirm: string;
  /** Returns the change of the text, or an error message. */
  change: (text: string) => string | (() => void);
  onClose: () => void;
  more?: ReactNode;
  children?: ReactNode;
}>;

function FieldDialog({ title, start, limit, confirm, change, onClose, more, children, ...words }: Props) {
  const id = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState('');
  const submit = () => {
    const changed = change(text);
    if (typeof changed === 'string') setError(changed);
    else closeThen(onClose, changed);
  };
  return (
    <SmallDialog title={title} onClose={onClose}>
      {children}
      <Field id={id} {...words} error={error} alerts>
        <Input
          maxLength={limit}
          value={text}
          onText={setText}
          onKeyDown={(event) => {
            if (!isKey(event.nativeEvent, 'Enter')) return;
            event.preventDefault();
            submit();
          }}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        {more}
        <Button
          variant="primary"
          onClick={() => {
            document.getElementById(id)?.focus(); // where an error is corrected
            submit();
          }}
        >
          {confirm}
        </Button>
      </DialogActions>
    </SmallDialog>
  );
}

/** Closes the dialog, then changes the text after the dialog has restored the focus. */
function closeThen(onClose: () => void, change: () => void): void {
  onClose();
  setTimeout(change);
}
