'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { AnyNode } from '@/sections/editor-tree';
import type { Path } from '../form/draft';

export type NodeProps = {
  readonly node: AnyNode;
  readonly path: Path;
  /** Single-item mode of a list: its index. */
  readonly singleIndex?: number;
  /** Whether a list starts by asking for one to be pasted. */
  readonly startsPaste?: boolean | undefined;
  /** Whether it stands right below the heading of the page. */
  readonly isTop?: boolean;
  /** Whether the heading above it is its label. */
  readonly isNamed?: boolean;
};

const NodeEditorContext = createContext<ComponentType<NodeProps> | null>(null);

/**
 * Provides the editor of any node to the groups, lists and maps below, which hold nodes themselves. An import of
 * node-editor.tsx, which imports them, would close a circle.
 */
export const NodeEditorProvider = NodeEditorContext.Provider;

/** A node within another. */
export function NestedNode(props: NodeProps) {
  const Editor = useContext(NodeEditorContext);
  if (!Editor) throw new Error('A node of the editor is rendered outside a form');
  return <Editor {...props} />;
}
