/**
 * The vocabulary of the definition-driven editor: a tree, typed after the content's schema, that says how a value is edited.
 * A field that is missing from a group, or is of the wrong node for its type, does not compile.
 * The tree is plain data and small pure functions; components/admin/editor draws it.
 */
import type { IconName } from './icons';
import type { Swatch } from './palette';

/** What every field shows: a label above, a hint under it, how much of the row it takes. */
export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  /** Shown as « obligatoire »; the rule itself is in the schema. */
  readonly required?: boolean;
  readonly span?: 'full' | 'half' | 'third';
  /** Shown only while this holds for the group that the field belongs to. */
  readonly when?: (group: Readonly<Record<string, unknown>>) => boolean;
};

export type Option = { readonly value: string; readonly label: string };

export type TextNode = FieldWords & {
  readonly node: 'text';
  readonly input?: 'text' | 'url' | 'year';
  readonly placeholder?: string;
  readonly suggestions?: readonly string[];
};
export type TextareaNode = FieldWords & { readonly node: 'textarea'; readonly rows?: number; readonly placeholder?: string };
/** HTML, sanitised on the server when written and when rendered (decision 17); `height` in px. */
export type RichTextNode = FieldWords & { readonly node: 'richText'; readonly height: 300 | 400 };
export type SelectNode = FieldWords & { readonly node: 'select'; readonly options: readonly Option[] };
/** Few options, all in sight: a segmented radio group. */
export type ChoiceNode = FieldWords & { readonly node: 'choice'; readonly options: readonly Option[] };
export type ColourNode = FieldWords & { readonly node: 'colour'; readonly palette: readonly Swatch[] };
export type IconNode = FieldWords & { readonly node: 'icon'; readonly icons: readonly IconName[] };
export type NumberNode = FieldWords & { readonly node: 'number'; readonly min?: number; readonly max?: number };
export type CheckboxNode = FieldWords & { readonly node: 'checkbox' };
/** A list of lines: Enter adds the next one. */
export type StringsNode = FieldWords & {
  readonly node: 'strings';
  readonly line: string;
  readonly add: string;
  readonly placeholder?: string;
  /** Said under the first line when every line is blank. */
  readonly firstRequired?: string;
};
/** A hand-written control, found by name in components/admin/custom.ts. */
export type CustomNode = FieldWords & { readonly node: 'custom'; readonly control: string };
/** Kept, not shown: the value survives the save (decision 12). */
export type HiddenNode = { readonly node: 'hidden' };

type Layout = 'stacked' | 'tabs';
export type GroupNode<T> = {
  readonly node: 'group';
  readonly label?: string;
  readonly layout?: Layout;
  readonly fields: { readonly [K in keyof Known<T>]-?: NodeFor<Known<T>[K]> };
};

/** The French words of a list of items; `saved` and the confirmations are those of spec section 8. */
export type ListWords = {
  /** « projet », « projets »: for counts. */
  readonly one: string;
  readonly many: string;
  /** « une thèse ajoutée »; a masculine noun when absent. */
  readonly feminine?: true;
  readonly add: string;
  readonly confirmRemove: string;
  readonly removed?: string;
  readonly empty: string;
  readonly addFirst: string;
};
export type ListNode<T> = {
  readonly node: 'list';
  readonly label?: string;
  readonly item: GroupNode<T>;
  /** A new item, with a new id where items have one. */
  readonly blank: () => T;
  /** The item's name in lists, headings and accessible names. */
  readonly name: (item: T) => string;
  /** What its card says under the name. */
  readonly summary?: (item: T) => ItemSummary;
  /** How an item is edited: as a block of the form (default), in a dialog (publications), in its row (theses). */
  readonly edit?: 'blocks' | 'dialog' | 'row';
  readonly words: ListWords;
};
export type ItemSummary = {
  readonly badge?: { readonly text: string; readonly tone: 'vert' | 'bleu' | 'orange' | 'gris' };
  readonly facts?: readonly string[];
  readonly text?: string;
};
/** A map of named groups (theses by domain). */
export type MapNode<V> = {
  readonly node: 'map';
  readonly label?: string;
  readonly value: NodeFor<V>;
  readonly blank: () => V;
  /** « choices »: a grid to pick from (theses); « tabs »: a tab each, with a count (publications). */
  readonly layout?: 'choices' | 'tabs';
  /** Groups whose key is an id: what they are called, and a new or renamed group of a name. Absent: the key is the name. */
  readonly named?: {
    readonly name: (key: string, value: V) => string;
    readonly create: (name: string) => { readonly key: string; readonly value: V };
    readonly rename: (value: V, name: string) => V;
  };
  /** How many a group holds, for its badge. */
  readonly count?: (value: V) => number;
  readonly words: {
    readonly keyLabel: string;
    readonly add: string;
    readonly confirmRemove: string;
    readonly keyRequired: string;
    readonly keyTaken: string;
    readonly empty: string;
    /** « 4 thèses, 2 soutenues » */
    readonly summary: (value: V) => string;
  };
};

export type StringNode = TextNode | TextareaNode | RichTextNode | SelectNode | ChoiceNode | ColourNode | IconNode;

/** The keys a schema names; the index signature of `catchall` is left out. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Present<T> = Exclude<T, undefined | null>;

/** The nodes that may edit a value of type T. */
export type NodeFor<T> = [Present<T>] extends [string]
  ? StringNode | CustomNode | HiddenNode
  : [Present<T>] extends [number]
    ? NumberNode | CustomNode | HiddenNode
    : [Present<T>] extends [boolean]
      ? CheckboxNode | CustomNode | HiddenNode
      : [Present<T>] extends [readonly string[]]
        ? StringsNode | CustomNode | HiddenNode
        : [Present<T>] extends [readonly (infer Item)[]]
          ? ListNode<Item> | CustomNode | HiddenNode
          : [keyof Known<Present<T>>] extends [never]
            ? Present<T> extends Record<string, infer V>
              ? MapNode<V> | CustomNode | HiddenNode
              : never
            : GroupNode<Present<T>> | CustomNode | HiddenNode;

/** A group, as the editor sees it at run time. */
export type AnyGroup = { readonly node: 'group'; readonly label?: string; readonly layout?: Layout; readonly fields: Readonly<Record<string, AnyNode>> };

/** Any node, as the editor sees it at run time. The items' types are the definition's: the tree was checked where it was written. */
export type AnyNode =
  | StringNode
  | NumberNode
  | CheckboxNode
  | StringsNode
  | CustomNode
  | HiddenNode
  | AnyGroup
  // biome-ignore lint/suspicious/noExplicitAny: see above
  | (Omit<ListNode<any>, 'item'> & { readonly item: AnyGroup })
  // biome-ignore lint/suspicious/noExplicitAny: see above
  | (Omit<MapNode<any>, 'value'> & { readonly value: AnyNode });

export const hidden: HiddenNode = { node: 'hidden' };

/** Options whose value is their label. */
export function options(list: readonly string[]): readonly Option[] {
  return list.map((value) => ({ value, label: value }));
}
