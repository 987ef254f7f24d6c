'use client';
import { X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { memo } from 'react';
import type { StringsNode } from '@/sections/editor-tree';
import { FieldError } from '../fields/field';
import { GrowingLine } from '../fields/input';
import { dragLook, MoveHandle } from '../sortable/move-handle';
import type { DragState } from '../sortable/use-sortable';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Tools } from '../ui/layout';
import { MoveButtons } from './move-buttons';
import { type Focused, useFocusOn } from './use-list-editor';

/** The props that all lines of a list share; the object is stable, so that `memo` can skip the lines that did not change. */
export type LineList = {
  readonly node: StringsNode;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onType: (index: number, text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => void;
};

type Props = {
  readonly list: LineList;
  readonly id: string;
  readonly text: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly error?: string;
  readonly dragState: DragState;
  readonly focused: Focused;
  /** Single-item mode: shows the input only. */
  readonly single: boolean;
};

/** A line of a list of lines. Memoised: it renders again only when its own props change. */
export const StringLine = memo(function StringLine({ list, id, text, index, isLast, error, dragState, focused, single }: Props) {
  const { node, onFocused, onMove, onRemove, onType, onKeyDown, onPaste } = list;
  const ref = useFocusOn<HTMLDivElement>(focused, onFocused);
  return (
    <div className={cx(dragLook, 'relative grid gap-field rounded-2 [--drop-edge:-0.28rem]')} data-index={index} data-drag={dragState} ref={ref}>
      <div className={single ? 'grid' : 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]'}>
        {!single && <MoveHandle name={text || `${node.line} ${index + 1}`} dragState={dragState} />}
        <GrowingLine
          id={id}
          aria-label={`${node.line} ${index + 1}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          placeholder={node.placeholder}
          value={text}
          onText={(typed) => onType(index, typed)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
        />
        {!single && (
          <Tools className="max-sm:col-start-2 max-sm:justify-self-end">
            <MoveButtons what={`la ligne ${index + 1}`} index={index} last={isLast} onMove={onMove} />
            {!(index === 0 && isLast) && <IconButton size="line" label={`Retirer la ligne ${index + 1}`} icon={X} removes onClick={() => onRemove(index)} />}
          </Tools>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
});
