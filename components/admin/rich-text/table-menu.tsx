'use client';
import type { Editor } from '@tiptap/react';
import { Table as TableIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { insertTable, tableCommands } from './tables';
import { ToolPopover } from './tool-popover';

type Props = { readonly editor: Editor; readonly onCaption: () => void };

/** The button of tables: it inserts one, or opens the menu of the one at the caret. */
export function TableMenu({ editor, onCaption }: Props) {
  const id = useId();
  const pop = useRef<HTMLFieldSetElement>(null);
  const isInside = editor.isActive('table');
  const pick = (act: () => void) => {
    pop.current?.hidePopover();
    act();
  };
  const look = {
    icon: TableIcon,
    size: 'tool',
    tabIndex: -1,
    label: 'Tableau',
    title: 'Tableau',
    'data-tool': true,
  } as const;
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
