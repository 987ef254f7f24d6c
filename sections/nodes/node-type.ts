/** What a type of editor node does with the values that it stands for (docs/decisions/0016-form-engine.md). */
import type { AnyNode, ItemSummary } from '../editor-tree';
import type { IconName } from '../icons';
import type { Tone } from '../palette';

export type NodeKey = string | number;
/** An item as the list view shows it: a card. */
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
/** The list view of a node: its French texts, its items, and the item that « Ajouter » begins with. */
type Cards<Node extends AnyNode> = {
  texts(node: Node): ItemTexts;
  card(node: Node, item: unknown, index: number): ItemCard;
  blank(node: Node): unknown;
  /** The copy of an item for « Dupliquer », with an id of its own; absent where an item is no more than its text. */
  copy?(node: Node, item: unknown): unknown;
};

/**
 * One entry of the table of node types (./table.ts). All of it also accepts values of another shape: content stored by
 * an older release, or a form's unfinished draft.
 */
export type NodeType<Node extends AnyNode = AnyNode> = {
  /** Whether the value is HTML, to be sanitised. */
  readonly isHtml?: true;
  /** The value of a new section. */
  readonly empty: unknown;
  /** Singular and plural of what a count of it counts; undefined when it is not counted. */
  counted(node: Node): readonly [one: string, many: string] | undefined;
  /** The value as a form first shows it: an empty list has a blank item to fill in. */
  started(node: Node, value: unknown): unknown;
  /** The value without its blank items: those that hold no more than a newly added item. */
  withoutBlanks(node: Node, value: unknown): unknown;
  /** Errors that the form tells beside those of the schema. */
  issues(node: Node, value: unknown): readonly Issue[];
  /** The value's node in a dialog, which has less room, and cards that may be stored in groups. */
  inDialog(node: Node, value: unknown): AnyNode;
  /** The nodes below, whatever the value. */
  below(node: Node): readonly AnyNode[];
  /** The nodes below that the value has, each with the key and the value that it stands for. */
  inner(node: Node, value: unknown): readonly Inner[];
  /** The value of a field as text, on one line or several. */
  format(node: Node, value: unknown): string;
  /** How the list view shows the items; absent where there are none to show. */
  readonly cards?: Cards<Node>;
};
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Inner = readonly [key: NodeKey, node: AnyNode, value: unknown];

/** The table: the type of any node. */
export type NodeTypeOf = (node: AnyNode) => NodeType;
