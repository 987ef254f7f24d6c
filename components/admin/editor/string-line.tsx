'use client';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { memo } from 'react';
import type { StringsNode } from '@/sections/editor-tree';
import { FieldError } from '../fields/field';
import { IconButton } from '../form/icon-button';
import { MoveHandle } from '../sortable/move-handle';
import { MoveButtons } from './move-buttons';
import type { Placed } from './sortable-item-props';
import { useFocusOn } from './use-list-editor';

type Props = Placed & {
  readonly id: string;
  readonly node: StringsNode;
  readonly text: string;
  readonly error?: string;
  /** Single-item mode: shows the input only. */
  readonly single: boolean;
  readonly canRemove: boolean;
  readonly onType: (index: number, text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
};

/** A line of a list of lines. Memoised: it renders again only when its own props change. */
export const StringLine = memo(function StringLine(props: Props) {
  const { id, node, text, index, last, error, look, focused, single, canRemove, onFocused, onType, onKeyDown, onMove, onRemove } = props;
  const ref = useFocusOn<HTMLDivElement>(focused, onFocused);
  return (
    <div className="line-block" data-index={index} data-drag={look} ref={ref}>
      <div className={single ? 'line is-single' : 'line'}>
        {!single && <MoveHandle name={text || `${node.line} ${index + 1}`} taken={look === 'taken'} />}
        <input
          id={id}
          className="input"
          aria-label={`${node.line} ${index + 1}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          placeholder={node.placeholder}
          value={text}
          onChange={(event) => onType(index, event.target.value)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
        {!single && (
          <span className="tools">
            <MoveButtons what={`la ligne ${index + 1}`} index={index} last={last} onMove={onMove} />
            {canRemove && <IconButton label={`Retirer la ligne ${index + 1}`} icon={X} removes onClick={() => onRemove(index)} />}
          </span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
});
