import { type Editor, useEditorState } from '@tiptap/react';
import {
  Baseline,
  Highlighter,
  Image as ImageIcon,
  Link as LinkIcon,
  type LucideIcon,
  Table as TableIcon,
} from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../ui/button';
import { cx, styled } from '../ui/cx';
import { alignments, type Command, clear, headings, insertTable, lists, marks, past, tableCommands } from './commands';
import { imageTypes } from './extensions';
import { RichBar } from './rich-frame';
import { backgrounds, textColours } from './text-colors';

type Props = Readonly<{
  editor: Editor;
  controls: string;
  onLink: () => void;
  onImage: () => void;
  onImages: (files: readonly File[]) => void;
  onCaption: () => void;
}>;

/** The editor's toolbar. It is a single Tab stop; arrows, Début and Fin move between buttons. */
export function Toolbar({ editor, controls, onLink, onImage, onImages, onCaption }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  const buttons = () => [
    ...(bar.current?.querySelectorAll<HTMLButtonElement>('[data-tool]:not([aria-disabled="true"])') ?? []),
  ];
  useEffect(() => {
    const all = buttons();
    if (!all.some((button) => button.tabIndex === 0)) stopAt(all[0]);
  });
  const stopAt = (target: HTMLElement | undefined) => {
    for (const button of bar.current?.querySelectorAll<HTMLButtonElement>('[data-tool]') ?? [])
      button.tabIndex = button === target ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 };
    const target = at < 0 ? undefined : targets[event.key];
    const button = target === undefined ? undefined : all[(target + all.length) % all.length];
    if (!button) return;
    event.preventDefault();
    stopAt(button);
    button.focus();
  };
  const button = (command: Command) => (
    <IconButton
      {...tool}
      key={command.label}
      label={command.label}
      title={command.keys ? `${command.label} (${command.keys})` : command.label}
      aria-pressed={command.isOn?.(editor)}
      disabled={command.can ? !command.can(editor) : false}
      onClick={() => command.run(editor.chain().focus()).run()}
      icon={command.icon}
    />
  );

  return (
    <RichBar
      ref={bar}
      className="px-1"
      role="toolbar"
      aria-label="Mise en forme"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) event.preventDefault(); // the text keeps its selection
      }}
    >
      <ToolGroup>{headings.map(button)}</ToolGroup>
      <ToolGroup>{marks.map(button)}</ToolGroup>
      <ToolGroup>
        <Swatches editor={editor} of="color" label="Couleur du texte" icon={Baseline} shades={textColours} />
        <Swatches
          editor={editor}
          of="backgroundColor"
          label="Couleur de fond"
          icon={Highlighter}
          shades={backgrounds}
        />
      </ToolGroup>
      <ToolGroup>{lists.map(button)}</ToolGroup>
      <ToolGroup>{alignments.map(button)}</ToolGroup>
      <ToolGroup>
        <IconButton {...tool} label="Lien" aria-pressed={editor.isActive('link')} onClick={onLink} icon={LinkIcon} />
        <IconButton
          {...tool}
          label="Image"
          aria-pressed={editor.isActive('image')}
          onClick={() => (editor.isActive('image') ? onImage() : file.current?.click())}
          icon={ImageIcon}
        />
        <TableMenu editor={editor} onCaption={onCaption} />
        {button(clear)}
      </ToolGroup>
      <ToolGroup>{past.map(button)}</ToolGroup>
      <input
        ref={file}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label="Choisir une image"
        onChange={(event) => {
          if (event.target.files) onImages([...event.target.files]);
          event.target.value = '';
        }}
      />
    </RichBar>
  );
}

/** Related buttons; on a phone they flow in the bar’s one line. */
const ToolGroup = styled('div', 'flex gap-px max-sm:contents');

/** The props of a toolbar button; the toolbar itself manages the Tab stop. */
const tool = { size: 'tool', tabIndex: -1, 'data-tool': true } as const;

type SwatchesProps = Readonly<{
  editor: Editor;
  /** What is coloured, as an attribute of a text's style. */
  of: 'color' | 'backgroundColor';
  label: string;
  icon: LucideIcon;
  shades: typeof textColours;
}>;

function Swatches({ editor, of, label, icon, shades }: SwatchesProps) {
  const id = useId();
  const pop = useRef<HTMLFieldSetElement>(null);
  /** Sets a colour, or removes it (null). */
  const pick = (value: string | null) => {
    pop.current?.hidePopover();
    const chain = editor
      .chain()
      .focus()
      .setMark('textStyle', { [of]: value });
    (value ? chain : chain.removeEmptyTextStyle()).run();
  };
  return (
    <span className="contents">
      <IconButton {...tool} icon={icon} label={label} popoverTarget={id} />
      <ToolPopover ref={pop} id={id} label={label} className="items-center gap-1 open:flex">
        <Button variant="quiet" onClick={() => pick(null)}>
          Aucune
        </Button>
        {shades.map((shade) => (
          <button
            key={shade.value}
            type="button"
            className="size-7 cursor-pointer rounded-1 border border-rule-strong p-0 forced-color-adjust-none aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-1 forced-colors:border-system-ink forced-colors:outline-system-ink"
            aria-label={shade.label}
            title={shade.label}
            aria-pressed={shade.value === editor.getAttributes('textStyle')[of]}
            style={{ backgroundColor: shade.value }}
            onClick={() => pick(shade.value)}
          />
        ))}
      </ToolPopover>
    </span>
  );
}

type TableMenuProps = Readonly<{ editor: Editor; onCaption: () => void }>;

function TableMenu({ editor, onCaption }: TableMenuProps) {
  const id = useId();
  const pop = useRef<HTMLFieldSetElement>(null);
  const isInside = editor.isActive('table');
  const pick = (act: () => void) => {
    pop.current?.hidePopover();
    act();
  };
  const look = { ...tool, icon: TableIcon, label: 'Tableau' };
  if (!isInside) return <IconButton {...look} aria-pressed={false} onClick={() => insertTable(editor)} />;
  return (
    <span className="contents">
      <IconButton {...look} aria-pressed popoverTarget={id} />
      <ToolPopover ref={pop} id={id} label="Tableau" className="grid-cols-2 gap-1 open:grid sm:grid-cols-3">
        {tableCommands.map((group, index) => (
          <div key={group[0]?.label} className="grid content-start gap-1">
            {group.map(({ label, run }) => (
              <Button
                key={label}
                variant="quiet"
                size="tight"
                className="justify-start whitespace-nowrap"
                onClick={() => pick(() => run(editor.chain().focus()).run())}
              >
                {label}
              </Button>
            ))}
            {index === tableCommands.length - 1 && (
              <Button variant="quiet" size="tight" className="justify-start" onClick={() => pick(onCaption)}>
                Légende…
              </Button>
            )}
          </div>
        ))}
      </ToolPopover>
    </span>
  );
}

type PopoverProps = Omit<ComponentProps<'fieldset'>, 'aria-label' | 'popover' | 'onToggle'> & {
  readonly label: string;
};

/** A popover under a toolbar button, its previous element; the browser closes it on Escape and outside clicks. */
function ToolPopover({ label, className, ...rest }: PopoverProps) {
  return (
    <fieldset
      popover="auto"
      className={cx('fixed inset-auto m-0 rounded-2 border border-rule bg-paper-raised p-2 shadow-lift', className)}
      aria-label={label}
      onToggle={(event) => {
        const anchor = event.currentTarget.previousElementSibling?.getBoundingClientRect();
        if (event.newState !== 'open' || !anchor) return;
        const pop = event.currentTarget;
        pop.style.top = `${anchor.bottom + 4}px`;
        pop.style.left = '0'; // where it has its natural width
        pop.style.left = `${Math.max(8, Math.min(anchor.left, window.innerWidth - pop.offsetWidth - 8))}px`;
        pop.querySelector('button')?.focus();
      }}
      {...rest}
    />
  );
}
