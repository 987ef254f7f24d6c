'use client';
import type { RichTextNode } from '@/lib/content/editor-tree';
import { FieldNotes, LabelText, tied } from '../fields/field';
import RichEditor from '../rich-text/rich-editor';
import type { Path } from './draft';
import { asText, useEditing, usePlace } from './editing';

type Props = { readonly node: RichTextNode; readonly path: Path };

export function RichTextNodeEditor({ node, path }: Props) {
  const { draft } = useEditing();
  const { field, value, set, leave } = usePlace(path, node);
  return (
    <div className="field">
      <span className="label" id={`${field.id}-label`}>
        <LabelText {...field} />
      </span>
      <RichEditor
        key={draft.epoch}
        tied={tied(field)}
        labelledBy={`${field.id}-label`}
        html={asText(value)}
        height={node.height}
        onChange={set}
        onBlur={leave}
      />
      <FieldNotes {...field} />
    </div>
  );
}
