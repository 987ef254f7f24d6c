import { isRecord } from '@/lib/record';
import type { AnyGroup } from '../editor-tree';
import { leaf } from './leaf';
import type { NodeType, NodeTypeOf } from './node-type';
import { withParts } from './shared';

/** The type of a group of fields. */
export function groupType(nodeType: NodeTypeOf): NodeType<AnyGroup> {
  const inner: NodeType<AnyGroup>['inner'] = (node, value) =>
    Object.entries(node.fields).flatMap(([key, field]) =>
      isRecord(value) && Object.hasOwn(value, key) ? [[key, field, value[key]]] : [],
    );
  return {
    ...leaf<AnyGroup>(),
    empty: {},
    withoutBlanks: (node, value) =>
      withParts(
        value,
        inner(node, value).map(([key, field, item]) => [key, nodeType(field).withoutBlanks(field, item)]),
      ),
    below: ({ fields }) => Object.values(fields),
    inner,
  };
}
