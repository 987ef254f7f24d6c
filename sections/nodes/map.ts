import { isRecord } from '@/lib/record';
import type { AnyMap } from '../editor-tree';
import { leaf } from './leaf';
import type { NodeType, NodeTypeOf } from './node-type';
import { withParts } from './shared';

/** The type of a map of named groups. */
export function mapType(nodeType: NodeTypeOf): NodeType<AnyMap> {
  return {
    ...leaf<AnyMap>(),
    empty: {},
    counted: ({ value }) => nodeType(value).counted(value),
    withoutBlanks: (node, value) =>
      withParts(
        value,
        entriesOf(value).map(([key, item]) => [key, nodeType(node.value).withoutBlanks(node.value, item)]),
      ),
    below: ({ value }) => [value],
    inner: (node, value) => entriesOf(value).map(([key, item]) => [key, node.value, item]),
  };
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
