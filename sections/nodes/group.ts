import { plural } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyGroup, AnyNode } from '../editor-tree';
import { leaf } from './leaf';
import type { NodeType, NodeTypeOf } from './node-type';
import { joinedLines, labelOf, partsIn, withLabel, withParts } from './shared';
import { shortList } from './tally';

/** The type of a group of fields. */
export function groupType(nodeType: NodeTypeOf): NodeType<AnyGroup> {
  const inner: NodeType<AnyGroup>['inner'] = (node, value) =>
    Object.entries(node.fields).flatMap(([key, field]) => (isRecord(value) && Object.hasOwn(value, key) ? [[key, field, value[key]]] : []));
  const compare: NodeType<AnyGroup>['compare'] = (node, before, after, given) => {
    const place = withLabel(given, node);
    const [one, other] = [fieldsOf(before), fieldsOf(after)];
    const known = Object.entries(node.fields).flatMap(([key, field]) => partsIn(key, nodeType(field).compare(field, one[key], other[key], place)));
    const extra = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !Object.hasOwn(node.fields, key));
    return [...known, ...extra.flatMap((key) => partsIn(key, unnamed.compare(unnamedField, one[key], other[key], [...place, key])))];
  };
  return {
    ...leaf<AnyGroup>(),
    empty: {},
    isPage: true,
    withoutBlanks: (node, value) =>
      withParts(
        value,
        inner(node, value).map(([key, field, item]) => [key, nodeType(field).withoutBlanks(field, item)]),
      ),
    below: ({ fields }) => Object.values(fields),
    inner,
    format: (node, value) =>
      joinedLines(Object.entries(node.fields).map(([key, field]) => labelled(field, nodeType(field).format(field, fieldsOf(value)[key])))),
    compare,
    takenBack(node, now, old, [key, ...rest]) {
      if (typeof key !== 'string') return old;
      const [mine, theirs] = [fieldsOf(now), fieldsOf(old)[key]];
      const field = Object.hasOwn(node.fields, key) ? node.fields[key] : undefined;
      return { ...mine, [key]: field ? nodeType(field).takenBack(field, mine[key], theirs, rest) : theirs };
    },
    /** Lists of the group are summarised by counts, its other fields are listed by label. */
    summarise(node, before, after) {
      const [one, other] = [fieldsOf(before), fieldsOf(after)];
      const isCounted = (key: string) => node.fields[key]?.node === 'list';
      const lists = Object.entries(node.fields).flatMap(([key, field]) => (isCounted(key) ? nodeType(field).summarise(field, one[key], other[key]) : []));
      const plain = (record: Fields) => Object.fromEntries(Object.entries(record).filter(([key]) => !isCounted(key)));
      const fields = Object.fromEntries(Object.entries(node.fields).filter(([key]) => !isCounted(key)));
      const labels = compare({ node: 'group', fields }, plain(one), plain(other), []).map(({ place }) => place.at(-1) ?? '');
      return [...(labels.length === 0 ? [] : [`${plural(labels.length, 'Champ modifié', 'Champs modifiés')}\u00a0: ${shortList(labels)}`]), ...lists];
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** A stored key that no form shows. */
const unnamedField = { node: 'text', label: '' } as const;
const unnamed = leaf<AnyNode>();

function labelled(node: AnyNode, text: string): string {
  const label = labelOf(node);
  return text === '' || label === '' ? text : `${label}\u00a0: ${text}`;
}
