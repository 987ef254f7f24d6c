import { type ComponentType, createContext, use } from 'react';
import type { AnyNode } from '@/sections/editor-tree';
import type { Path } from '../form/draft';

export type NodeProps<Node = AnyNode> = {
  readonly node: Node;
  readonly path: Path;
  /** Single-item mode of a list: its index. */
  readonly singleIndex?: number;
  /** Given where a list starts by asking for one to be pasted: leads back when none is. */
  readonly startsPaste?: (() => void) | undefined;
  /** Whether it stands right below the heading of the page. */
  readonly isTop?: boolean;
  /** Whether the heading above it is its label. */
  readonly isNamed?: boolean;
};

/**
 * The editor of any node, for the groups, lists and maps below, which hold nodes themselves. An import of
 * node-editor.tsx, which imports them, would close a circle.
 */
export const NodeEditorContext = createContext<ComponentType<NodeProps>>(() => null);

export function NestedNode(props: NodeProps) {
  const Editor = use(NodeEditorContext);
  return <Editor {...props} />;
}
