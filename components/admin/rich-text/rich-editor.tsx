import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { notAnImage, pictureTooLarge } from '@/lib/upload-rules';
import type { AriaProps } from '../fields/field';
import { useUploadImage } from '../fields/use-upload';
import { CaptionDialog, ImageDialog, LinkDialog, type Picture } from './dialogs';
import { extensions } from './extensions';
import { isOwnPart, linkAddress } from './links';
import { changesText } from './paste/changes';
import { cleanPasted } from './paste/clean';
import { tableOfTabs } from './paste/lists-and-tables';
import { RichFrame } from './rich-frame';
import { Toolbar } from './toolbar';

type Props = Readonly<{
  tied: AriaProps;
  labelledBy: string;
  /** The initial HTML; another `key` restarts from another text. */
  html: string;
  height: 300 | 400;
  /** Whether the editor takes the focus from the preview that it replaces. */
  takesFocus: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
}>;

/** The rich-text editor (TipTap). Alt+F10 moves to its toolbar, Escape back to the text. */
export default function RichEditor({ tied, labelledBy, html, height, takesFocus, onChange, onBlur }: Props) {
  const box = useRef<HTMLDivElement>(null);
  /**
   * The caret's least distance from the window's edges, in px: below the bars, measured when it moves, and above the
   * save bar.
   */
  const besideBars = useRef({ top: 64, right: 0, bottom: 80, left: 0 });
  const [link, setLink] = useState<string | null>(null);
  /** Pictures whose description is asked for, in sequence; those before `pictureIndex` are done. */
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [pictureIndex, setPictureIndex] = useState(0);
  const picture = pictures[pictureIndex];
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(0);
  const [caption, setCaption] = useState<string | null>(null);
  const upload = useUploadImage(pictureTooLarge);

  const insert = async (files: readonly File[]) => {
    setProblem('');
    setSending((before) => before + files.length);
    const uploaded: Picture[] = [];
    const problems: string[] = [];
    for (const file of files) {
      const result = await upload(file);
      if (result.ok) uploaded.push({ source: result.url, alt: '', isNew: true });
      else
        problems.push(
          files.length === 1 ? refusalOf(result.error) : `${quoted(file.name)}\u00a0: ${refusalOf(result.error)}`,
        );
      setSending((before) => before - 1);
    }
    ask(uploaded);
    setProblem(problems.join(' '));
  };
  const ask = (more: readonly Picture[]) => setPictures((before) => [...before, ...more]);

  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: true, // safe: loaded in the browser only, after hydration
    autofocus: takesFocus && 'start',
    injectCSS: false,
    editorProps: {
      scrollThreshold: besideBars.current,
      scrollMargin: besideBars.current,
      handleScrollToSelection: () => {
        besideBars.current.top = roomAbove(box.current);
        return false;
      },
      attributes: {
        id: tied.id,
        class:
          'prose whitespace-break-spaces px-5 py-4 leading-text focus:outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent [&_.selectedCell]:bg-accent-wash',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        style: `min-height: ${height}px`,
        ...(tied['aria-describedby'] && { 'aria-describedby': tied['aria-describedby'] }),
        ...(tied['aria-invalid'] && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: (pasted) => {
        const { html: clean, changes } = cleanPasted(pasted, window.location.origin);
        setProblem(changesText(changes));
        return clean.endsWith('</table>') ? `${clean}<p></p>` : clean; // to continue after the table
      },
      handlePaste: (view, event, slice) => {
        if (pastesTable(view, event.clipboardData) || linksWords(view, event.clipboardData)) return true;
        // Spreadsheets and word processors copy text with an image of it: images count only in a paste without text.
        const files =
          slice.content.textBetween(0, slice.content.size).trim() === '' ? [...(event.clipboardData?.files ?? [])] : [];
        if (files.length > 0) void insert(files);
        return files.length > 0;
      },
      handleDrop: (_view, event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) void insert(files);
        return files.length > 0;
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => onBlur(),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const bar = box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
    if (event.altKey && event.key === 'F10') bar?.focus();
    else if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[role=toolbar]'))
      editor.commands.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <RichFrame ref={box} onKeyDown={onKeyDown}>
      <EditorContent editor={editor} />
      <Toolbar
        editor={editor}
        controls={tied.id}
        onLink={() => setLink(String(editor.getAttributes('link').href ?? ''))}
        onImage={() => ask([selectedPicture(editor)])}
        onImages={(files) => void insert(files)}
        onCaption={() => setCaption(String(editor.getAttributes('table').caption ?? ''))}
      />
      <div className="flex justify-between gap-4 border-rule border-t px-3 py-1 text-ink-faint text-xs">
        <span>
          <span
            role="status"
            className={problem ? 'block rounded-1 bg-warn-wash px-2 font-medium text-warn' : undefined}
          >
            {problem || sendingText(sending)}
          </span>
          {problem === '' && sending === 0 && words(editor.getText())}
        </span>
        <span className="whitespace-nowrap touch:sr-only max-sm:hidden">Alt F10&nbsp;: barre d’outils</span>
      </div>
      {picture && (
        <ImageDialog
          key={pictureIndex}
          editor={editor}
          picture={picture}
          onClose={() => setPictureIndex(pictureIndex + 1)}
        />
      )}
      {caption !== null && <CaptionDialog editor={editor} start={caption} onClose={() => setCaption(null)} />}
      {link !== null && <LinkDialog editor={editor} start={link} onClose={() => setLink(null)} />}
    </RichFrame>
  );
}

/**
 * The height of the bars that stay above the text, in px, plus a margin: the top bar, and the toolbar unless it scrolls
 * with the text.
 */
function roomAbove(box: HTMLElement | null): number {
  const bar = box?.querySelector<HTMLElement>('[role=toolbar]');
  if (!bar) return 64;
  const { position, top } = getComputedStyle(bar);
  return Number.parseFloat(top) + (position === 'sticky' ? bar.offsetHeight : 0) + 6;
}

/** The message for a file that is no picture; other errors have their own. */
const refusalOf = (error: string): string =>
  error === notAnImage ? 'Choisissez une image PNG, GIF, JPEG, BMP ou ICO.' : error;

function selectedPicture(editor: Editor): Picture {
  const { src, alt } = editor.getAttributes('image');
  return { source: String(src ?? ''), alt: String(alt ?? ''), isNew: false };
}

function sendingText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'Envoi de l’image…' : `Envoi de ${count} images…`;
}

function words(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length;
  return `${count} mot${count > 1 ? 's' : ''}`;
}

/** Pastes spreadsheet rows that come as plain text as a table. */
function pastesTable(view: EditorView, data: DataTransfer | null): boolean {
  if (!data || data.types.includes('text/html')) return false;
  const html = tableOfTabs(data.getData('text/plain'));
  return html !== null && view.pasteHTML(html);
}

/** A site part or DOI pasted over words becomes their link, as a web address does (TipTap's Link). */
function linksWords(view: EditorView, data: DataTransfer | null): boolean {
  const { selection, schema, tr } = view.state;
  const href = linkAddress(data?.getData('text/plain') ?? '', window.location.origin);
  const { link } = schema.marks;
  if (!link || selection.empty || href === null || !(isOwnPart(href) || href.startsWith('https://doi.org/')))
    return false;
  view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href })));
  return true;
}
