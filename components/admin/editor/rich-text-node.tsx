'use client';
import { lazy, Suspense, useRef, useState } from 'react';
import type { RichTextNode } from '@/lib/content/editor-tree';
import { FieldNotes, LabelText, tied } from '../fields/field';
import { SafeHtml } from '../rich-text/safe-html';
import type { Path } from './draft';
import { asText, useEditing, usePlace } from './editing';
import { useNear } from './use-near';

/** TipTap comes only where a person edits rich text. */
const RichEditor = lazy(() => import('../rich-text/rich-editor'));

type Props = { readonly node: RichTextNode; readonly path: Path };

/** A field of rich text: its text as it is, and its editor once the field is near the window; the focus brings it there. */
export function RichTextNodeEditor({ node, path }: Props) {
  const { draft } = useEditing();
  const { field, value, set, leave } = usePlace(path, node);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box, 400);
  const [hasFocus, setFocus] = useState(false);
  const labelledBy = `${field.id}-label`;
  const html = asText(value);

  const waiting = (
    <div className="rte rte-waiting" aria-busy={isNear}>
      <p className="rte-bar faint">{isNear && 'Chargement de l’éditeur…'}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, which would hold controls */}
      <div
        id={field.id}
        className="rte-area"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus that comes here goes on to the editor
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={tied(field)['aria-describedby']}
        style={{ minHeight: node.height }}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        <SafeHtml html={html} />
      </div>
    </div>
  );
  return (
    <div className="field" ref={box}>
      <span className="label" id={labelledBy}>
        <LabelText {...field} />
      </span>
      {isNear ? (
        <Suspense fallback={waiting}>
          <RichEditor
            key={draft.epoch}
            tied={tied(field)}
            labelledBy={labelledBy}
            html={html}
            height={node.height}
            takesFocus={hasFocus}
            onChange={set}
            onBlur={() => {
              setFocus(false);
              leave();
            }}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <FieldNotes {...field} />
    </div>
  );
}
