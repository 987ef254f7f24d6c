/** How a type of editor node treats its values (docs/decisions/0016-form-engine.md). */
import type { AnyNode, ItemSummary } from '../editor-tree';
import type { IconName } from '../icons';
import type { Tone } from '../palette';

export type NodeKey = string | number;
/** An item's card in the list view. */
export type ItemCard = ItemSummary & {
  readonly key: string;
  readonly name: string;
  readonly tone?: Tone;
  readonly icon?: IconName;
};
type ItemTexts = {
  readonly empty: string;
  /** « Ajouter un cours » */
  readonly addOne: string;
  readonly addFirst: string;
  readonly confirmRemove: string;
  readonly removed?: string;
};
/** The list view of a node: its French texts, its items, and the blank item for « Ajouter ». */
type Cards<Node extends AnyNode> = {
  texts(node: Node): ItemTexts;
  card(node: Node, item: unknown, index: number): ItemCard;
  blank(node: Node): unknown;
  /** The copy of an item for « Dupliquer », with a new id; absent where items are just texts. */
  copy?(node: Node, item: unknown): unknown;
};

/**
 * An entry of the table of node types (./table.ts). Every function also accepts values of another shape: content of an
 * older release, or an unfinished draft.
 */
export type NodeType<Node extends AnyNode = AnyNode> = {
  /** Whether the value is HTML that must be sanitised. */
  readonly isHtml?: true;
  /** Value in a new section. */
  readonly empty: unknown;
  /** Singular and plural nouns for its count; undefined if not counted. */
  counted(node: Node): readonly [one: string, many: string] | undefined;
  /** Initial value in a form: an empty list gets a blank item. */
  started(node: Node, value: unknown): unknown;
  /** The value without items that equal a newly added one. */
  withoutBlanks(node: Node, value: unknown): unknown;
  /** Errors that a form shows besides the schema's. */
  issues(node: Node, value: unknown): readonly Issue[];
  /** The node for editing the value in a dialog, which has less room, or cards stored in groups. */
  inDialog(node: Node, value: unknown): AnyNode;
  /** Child nodes, whatever the value. */
  below(node: Node): readonly AnyNode[];
  /** Child nodes that the value has, each with its key and value. */
  inner(node: Node, value: unknown): readonly Inner[];
  /** The value of a field as text of one or more lines. */
  format(node: Node, value: unknown): string;
  /** The list view of its items; absent if there is none. */
  readonly cards?: Cards<Node>;
};
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Inner = readonly [key: NodeKey, node: AnyNode, value: unknown];

/** Looks up the type of any node. */
export type NodeTypeOf = (node: AnyNode) => NodeType;
