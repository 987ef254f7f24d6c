'use client';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { StringsNode } from '@/lib/content/editor-tree';
import { FieldError, FieldGroup } from '../fields/field';
import type { Path } from './draft';
import { fieldId, pathKey } from './draft';
import { asText, useEditing, usePlace } from './editing';
import { useListEditor } from './use-list-editor';

type Props = { readonly node: StringsNode; readonly path: Path; readonly only?: number };

/** Lines of text: Enter goes to the next, Backspace on an empty one removes it. */
export function StringsEditor({ node, path, only }: Props) {
  const { form, draft } = useEditing();
  const { field, value, set } = usePlace(path, node);
  const lines: readonly string[] = Array.isArray(value) && value.length > 0 ? value.map(asText) : [''];
  const list = useListEditor<string>({ items: lines, onChange: set, blank: () => '', name: (line) => line, only });
  const focus = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (list.focusKey === null) return;
    focus.current?.focus();
    list.focused();
  });

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (list.single || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (index === lines.length - 1) list.add();
      else document.getElementById(fieldId(form, [...path, index + 1]))?.focus();
    } else if (event.key === 'Backspace' && lines[index] === '' && list.canRemove) {
      event.preventDefault();
      list.remove(index);
    }
  };

  return (
    <FieldGroup {...field} label={list.single ? node.line : node.label}>
      <div className="lines">
        {list.rows.map(({ item, index, key }) => {
          const id = fieldId(form, [...path, index]);
          const issueKey = pathKey([...path, index]);
          const error = draft.issues.find((issue) => pathKey(issue.path) === issueKey)?.message;
          return (
            <div className="line-block" key={key}>
              <div className="line">
                <input
                  ref={key === list.focusKey ? focus : undefined}
                  id={id}
                  className="input"
                  aria-label={`${node.line} ${index + 1}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${id}-error`}
                  placeholder={node.placeholder}
                  value={item}
                  onChange={(event) => set(lines.with(index, event.target.value))}
                  onKeyDown={(event) => onKeyDown(event, index)}
                />
                {!list.single && (
                  <span className="tools">
                    <button
                      type="button"
                      className="ibtn"
                      aria-label={`Monter la ligne ${index + 1}`}
                      disabled={index === 0}
                      onClick={() => list.move(index, index - 1)}
                    >
                      <ArrowUp className="icon sm" aria-hidden />
                    </button>
                    <button
                      type="button"
                      className="ibtn"
                      aria-label={`Descendre la ligne ${index + 1}`}
                      disabled={index === lines.length - 1}
                      onClick={() => list.move(index, index + 1)}
                    >
                      <ArrowDown className="icon sm" aria-hidden />
                    </button>
                    {list.canRemove && (
                      <button type="button" className="ibtn del" aria-label={`Retirer la ligne ${index + 1}`} onClick={() => list.remove(index)}>
                        <X className="icon" aria-hidden />
                      </button>
                    )}
                  </span>
                )}
              </div>
              {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            </div>
          );
        })}
      </div>
      {!list.single && (
        <div className="row">
          <button type="button" className="btn quiet" onClick={list.add}>
            <Plus className="icon sm" aria-hidden />
            {node.add}
          </button>
        </div>
      )}
    </FieldGroup>
  );
}
