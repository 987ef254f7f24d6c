'use client';
import { EditorContent, useEditor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Tied } from '../fields/field';
import { useUploadImage } from '../fields/use-upload-image';
import { extensions, imageTypes } from './extensions';
import { LinkDialog } from './link-dialog';
import { Toolbar } from './toolbar';

type Props = {
  readonly tied: Tied;
  readonly labelledBy: string;
  /** HTML; read once: give another `key` to start again from another text. */
  readonly html: string;
  readonly height: 300 | 400;
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
};

/** The rich-text editor (TipTap); Alt+F10 goes to its toolbar, Escape comes back. */
export default function RichEditor({ tied, labelledBy, html, height, onChange, onBlur }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const upload = useUploadImage();
  const latest = useRef({ onChange, onBlur });
  useEffect(() => {
    latest.current = { onChange, onBlur };
  });

  const insert = async (files: readonly File[]) => {
    const file = files.find(({ type }) => imageTypes.some((known) => known === type));
    if (!file || !editor) return setProblem('Choisissez une image PNG, GIF, JPEG, BMP ou ICO.');
    setProblem('');
    const result = await upload(file);
    if (result.ok)
      editor
        .chain()
        .focus()
        .setImage({ src: result.url, alt: file.name.replace(/\.\w+$/, '') })
        .run();
    else setProblem(result.error);
  };
  const take = useRef(insert);
  useEffect(() => {
    take.current = insert;
  });
  const pictures = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: tied.id,
        class: 'rte-area prose ProseMirror',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        style: `min-height: ${height}px`,
        ...(tied['aria-describedby'] && { 'aria-describedby': tied['aria-describedby'] }),
        ...(tied['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
      handlePaste: (_view, event) => {
        const files = pictures(event.clipboardData);
        if (files.length > 0) void take.current(files);
        return files.length > 0;
      },
      handleDrop: (_view, event) => {
        const files = pictures(event.dataTransfer);
        if (files.length > 0) void take.current(files);
        return files.length > 0;
      },
    },
    onUpdate: ({ editor: now }) => latest.current.onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => latest.current.onBlur(),
  });
  if (!editor) return <div className="rte" style={{ minHeight: height }} />;

  const onKeyDown = (event: KeyboardEvent) => {
    const bar = box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
    if (event.altKey && event.key === 'F10') bar?.focus();
    else if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[role=toolbar]')) editor.commands.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the toolbar and the text, both inside
    <div className="rte" ref={box} onKeyDown={onKeyDown}>
      <Toolbar
        editor={editor}
        controls={tied.id}
        onLink={() => setLink(String(editor.getAttributes('link').href ?? ''))}
        onImages={(files) => void insert(files)}
      />
      <EditorContent editor={editor} />
      <div className="rte-foot">
        <span role="status">{problem || words(editor.getText())}</span>
        <span className="nowrap">Alt F10{'\u00a0'}: barre d’outils</span>
      </div>
      {link !== null && <LinkDialog editor={editor} start={link} onClose={() => setLink(null)} />}
    </div>
  );
}

function words(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length;
  return `${count} mot${count > 1 ? 's' : ''}`;
}
