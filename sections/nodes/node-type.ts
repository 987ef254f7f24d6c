/** What a type of editor node does with the values that it stands for (docs/decisions/0016-form-engine.md). */
import type { AnyNode, ItemSummary } from '../editor-tree';
import type { IconName } from '../icons';
import type { Tone } from '../palette';

/** A field that differs between two versions. */
export type Difference = {
  /** Names and labels from the outermost item to the field: « RIVAGES », « Période ». */
  readonly place: Place;
  /** Null when the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** Set when both texts are equal and only their formatting differs. */
  readonly note?: string;
  /** What of the older value the difference is in; absent for what it does not have, and for an order. */
  readonly part?: Part;
};
/** The smallest part that can be taken back alone, an item of a list or else a field: where it lies in the older value, its name, and its place. */
export type Part = { readonly at: PartPath; readonly name: string; readonly place: Place };
export type PartPath = readonly (string | number)[];
export type Place = readonly string[];

/** An item as the list view shows it: a card. */
export type ItemCard = ItemSummary & { readonly key: string; readonly name: string; readonly tone?: Tone; readonly icon?: IconName };
export type ItemTexts = {
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
 * One entry of the table of node types (./table.ts). All of it also accepts values of another shape: content stored by an older
 * release, or a form's unfinished draft.
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
  /** The value as text; lists and long texts take several lines. */
  format(node: Node, value: unknown): string;
  /** All differences, in the order of the tree; each place starts with the given one. */
  compare(node: Node, before: unknown, after: unknown, place: Place): Difference[];
  /** The value `now` with one part as `old` has it; the rest stays. `at` is that of a difference between the two. */
  takenBack(node: Node, now: unknown, old: unknown, at: PartPath): unknown;
  /** Short French sentences of what changed between two different values: « 2 projets ajoutés, 1 modifié ». */
  summarise(node: Node, before: unknown, after: unknown): string[];
  /** How the list view shows the items; absent where there are none to show. */
  readonly cards?: Cards<Node>;
  /** Whether the form is the page: there is no flat list of items to show first. */
  readonly isPage?: true;
};
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Inner = readonly [key: string | number, node: AnyNode, value: unknown];

/** The table: the type of any node. */
export type NodeTypeOf = (node: AnyNode) => NodeType;
