/**
 * Node types of the definition-driven editor: a tree, typed after the content's schema, that describes how a value is
 * edited. A field that is missing from a group, or whose node does not fit its type, does not compile.
 * The tree is plain data and small pure functions; components/admin/editor renders it.
 */
import type { IconName } from './icons';
import type { LineReading } from './line-reader';
import type { Swatch } from './palette';
import type { Owner } from './profil/own-names';

/**
 * Which texts are translated (docs/decisions/0031-languages.md): those of `textarea`, `richText`, `strings`, and `text`
 * without `input` or `names`; a value of a `select` or a `choice` that is none of its options; the names of a map's
 * groups. A value of `options` or `suggestions` is no such text: the kind says it in each language (`offers` of item.ts).
 */
type Translated = {
  /**
   * Set where there is nothing to translate, for all that stands below too: a name of a person or a body, a place, a
   * period, an amount, a code, or what visitors do not read. It is shown as it is in every language; a `named` one, a
   * town or a body, in the name that a translation gives it there.
   */
  readonly fact?: true | 'named';
};

/** A hint that follows from what else the field's group says; undefined shows none. */
type HintOf = (group: Readonly<Record<string, unknown>>) => string | undefined;
/** Options of every field: a label above, a hint under it, its share of the row. */
export type FieldLabels = Translated & {
  readonly label: string;
  readonly hint?: string | HintOf;
  /** Shown as « obligatoire »; the rule itself is in the schema. */
  readonly required?: boolean;
  readonly span?: 'full' | 'half' | 'third';
  /** The field is shown only while this returns true for its group's value. */
  readonly when?: (group: Readonly<Record<string, unknown>>) => boolean;
};

export type Option = { readonly value: string; readonly label: string };

export type TextNode = FieldLabels &
  LineReading & {
    readonly node: 'text';
    readonly input?: 'text' | 'url' | 'year' | 'hours' | 'date' | 'time';
    readonly placeholder?: string;
    /** The site's reading of a text, shown in place of the hint while one types; '' where it is obvious. */
    readonly reading?: (text: string) => string;
    /** Several names in one line: pasted lines are separated as names are. */
    readonly names?: true;
    readonly suggestions?: readonly string[];
    /** The autofill detail token (https://html.spec.whatwg.org/#autofill). */
    readonly autofill?: 'given-name' | 'family-name' | 'tel' | 'email' | 'organization-title';
  };
export type TextareaNode = FieldLabels &
  LineReading & {
    readonly node: 'textarea';
    readonly rows?: number;
    readonly placeholder?: string;
  };
/** HTML, sanitised on the server both when stored and when rendered; `height` in px. */
export type RichTextNode = FieldLabels & {
  readonly node: 'richText';
  readonly height: 300 | 400;
  /** Set when its label is feminine: « Introduction modifiée ». */
  readonly feminine?: true;
};
export type SelectNode = FieldLabels & {
  readonly node: 'select';
  /** What an item counts as that says nothing here; the window of a pasted list tells it. */
  readonly unsaid?: string;
  readonly options: readonly Option[];
  /** Loads what makes its hint; it comes with the first such field. */
  readonly loadHint?: () => Promise<HintOf>;
  /** The fields of the list's other items whose texts are offered too. */
  readonly learns?: readonly string[];
  /**
   * Options of one place: below the others until an item has one of them, and not offered where the items have only
   * texts of their own.
   */
  readonly local?: readonly string[];
  readonly other?: OtherText;
};
/** Few options, all in sight: a segmented radio group. */
export type ChoiceNode = FieldLabels & {
  readonly node: 'choice';
  readonly options: readonly Option[];
  readonly other?: OtherText;
};
/** The option « Autre », and the field for the text that then becomes the value. */
type OtherText = { readonly label: string; readonly placeholder?: string };
export type ColourNode = FieldLabels & { readonly node: 'colour'; readonly palette: readonly Swatch[] };
export type IconNode = FieldLabels & { readonly node: 'icon'; readonly icons: readonly IconName[] };
export type CheckboxNode = FieldLabels & {
  readonly node: 'checkbox';
  /** Set where a box that is ticked is stored as nothing, and one that is not as true. */
  readonly inverted?: true;
};
/** A list of lines: Enter adds the next one. */
export type StringsNode = FieldLabels & {
  readonly node: 'strings';
  /** « Axe »: what a line is. */
  readonly line: string;
  /** Set when that noun is feminine: « Aucune ligne ». */
  readonly feminine?: true;
  readonly add: string;
  readonly placeholder?: string;
  /** Error under the first line when every line is blank. */
  readonly firstRequired?: string;
};
/** Several of what the item around the group says: its authors. Each is a box to tick. */
export type SomeOfNode = FieldLabels & {
  readonly node: 'someOf';
  /** Loads what reads the choices from that item and the stored values; it comes with the first such field. */
  readonly load: () => Promise<(item: unknown, values: readonly string[]) => readonly Choosable[]>;
};
type Choosable = Option & { readonly isChosen: boolean };
/** An uploaded picture: named here for the history; the profile's form has a control of its own for it. */
export type PhotoNode = FieldLabels & { readonly node: 'photo' };
/** One of the site's own publications, chosen from their list; the value is its slug. */
export type PublicationNode = FieldLabels & { readonly node: 'publication' };
/** Not shown; the stored value survives a save. */
export type HiddenNode = { readonly node: 'hidden' };

export type GroupNode<T> = Translated & {
  readonly node: 'group';
  readonly label?: string;
  readonly folds?: Folds;
  readonly fields: { readonly [K in keyof Known<T>]-?: NodeFor<Known<T>[K]> };
};
/**
 * What few items need, folded by purpose: labels, each with the names of fields of the group, or of a group in it, of
 * which nothing else is shown. A fold opens when errors are shown and one of them is inside.
 */
export type Folds = Readonly<Record<string, readonly string[]>>;

export type ListLabels = {
  /** « projet », « projets »: for counts. */
  readonly one: string;
  readonly many: string;
  /** Set when the noun is feminine: « une thèse ajoutée ». */
  readonly feminine?: true;
  readonly add: string;
  /** « Modifier l’article »: the heading of the dialog that edits one. */
  readonly editOne?: string;
  readonly confirmRemove: string;
  readonly removed?: string;
  readonly empty: string;
  readonly addFirst: string;
};
export type ListNode<T> = Translated & {
  readonly node: 'list';
  readonly label?: string;
  /** The list is shown only while this returns true for its group's value. */
  readonly when?: (group: Readonly<Record<string, unknown>>) => boolean;
  readonly item: GroupNode<T>;
  /** A new item, with a new id where items have one. */
  readonly blank: () => T;
  /** The item's name in lists, headings and accessible names. */
  readonly name: (item: T) => string;
  /** The second line of the item's card. */
  readonly summary?: (item: T) => ItemSummary;
  /**
   * How an item is edited: as a block of the form (default), or in a dialog (publications); « files »: each is an
   * uploaded PDF, which adds it (sections/documents.ts).
   */
  readonly edit?: 'dialog' | 'files';
  /** Of rows: set where the site sorts the items itself, so that nothing here moves them. */
  readonly sorted?: true;
  /** The part of an item that a copy keeps; by default all of it. Its id is new in any case. */
  readonly copy?: (item: T) => T;
  /**
   * Shows only some of the items, by what the profile says: `label` on the button, `none` where there are none. `load`
   * comes with the first use.
   */
  readonly narrow?: {
    readonly label: string;
    readonly none: string;
    readonly load: () => Promise<(owner: Owner) => (item: T) => boolean>;
  };
  /** Tells an item that nobody but its owner is told of: none of its texts is translated. */
  readonly isPrivate?: (item: T) => boolean;
  /** The names of the fields that several items can be given at once; each has options or suggestions. */
  readonly together?: readonly string[];
  readonly labels: ListLabels;
};
export type ItemSummary = {
  /** `own`: the item's own colour. */
  readonly badge?: { readonly text: string; readonly tone: 'vert' | 'bleu' | 'orange' | 'violet' | 'gris' | 'own' };
  readonly facts?: readonly string[];
  readonly text?: string;
  /** What a filter finds it by beside what is shown. */
  readonly found?: string;
};
/** A map of named groups (theses by domain). */
type MapNode<V> = Translated & {
  readonly node: 'map';
  readonly label?: string;
  readonly value: NodeFor<V>;
  readonly blank: () => V;
  /** « choices »: a grid to pick from (theses); « tabs »: a tab each, with a count (publications). */
  readonly layout?: 'choices' | 'tabs';
  /**
   * For groups whose key is an id: reads, creates and renames them by display name. Absent when the key is the name.
   */
  readonly named?: {
    readonly name: (key: string, value: V) => string;
    /** The name that visitors read, which is translated. */
    readonly title: (value: V) => string;
    readonly create: (name: string) => { readonly key: string; readonly value: V };
    readonly rename: (value: V, name: string) => V;
  };
  /** The key, and the name in the administration, of the group of items for which nobody has named one: no text. */
  readonly unnamed?: string;
  /** The group of what the owner filed in one of the sample's, where that has groups. */
  readonly neutral?: { readonly key: string; readonly value: V };
  /** The items of all its groups, for a count over all of them. */
  readonly items?: Pick<ListLabels, 'one' | 'many' | 'feminine'>;
  readonly count?: (value: V) => number;
  readonly labels: {
    /** « Domaine » */
    readonly one: string;
    readonly keyLabel: string;
    readonly add: string;
    readonly confirmRemove: string;
    readonly remove: string;
    readonly keyRequired: string;
    readonly keyTaken: string;
    readonly empty: string;
    /** « 4 thèses, 2 soutenues » */
    readonly summary: (value: V) => string;
  };
};

type StringNode = TextNode | TextareaNode | RichTextNode | SelectNode | ChoiceNode | ColourNode | IconNode;

/** The keys that a schema names, without the index signature of `catchall`. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Present<T> = Exclude<T, undefined | null>;

/** The nodes that may edit a value of type T. */
export type NodeFor<T> = [Present<T>] extends [string]
  ? StringNode | PhotoNode | PublicationNode | HiddenNode
  : [Present<T>] extends [number]
    ? HiddenNode
    : [Present<T>] extends [boolean]
      ? CheckboxNode | HiddenNode
      : [Present<T>] extends [readonly string[]]
        ? StringsNode | SomeOfNode | HiddenNode
        : [Present<T>] extends [readonly (infer Item)[]]
          ? ListNode<Item> | HiddenNode
          : [keyof Known<Present<T>>] extends [never]
            ? Present<T> extends Record<string, infer V>
              ? MapNode<V> | HiddenNode
              : never
            : GroupNode<Present<T>> | HiddenNode;

/** A group, as the editor sees it at run time. */
export type AnyGroup = Translated & {
  readonly node: 'group';
  readonly label?: string;
  readonly folds?: Folds;
  readonly fields: Readonly<Record<string, AnyNode>>;
};

/** Any node, as the editor sees it at run time. Item types are erased: each tree is type-checked in its definition. */
export type AnyNode =
  | StringNode
  | CheckboxNode
  | StringsNode
  | SomeOfNode
  | PhotoNode
  | PublicationNode
  | HiddenNode
  | AnyGroup
  // biome-ignore lint/suspicious/noExplicitAny: see above
  | (Omit<ListNode<any>, 'item'> & { readonly item: AnyGroup })
  // biome-ignore lint/suspicious/noExplicitAny: see above
  | (Omit<MapNode<any>, 'value'> & { readonly value: AnyNode });

export type AnyList = Extract<AnyNode, { readonly node: 'list' }>;
export type AnyMap = Extract<AnyNode, { readonly node: 'map' }>;

export const itemTitle = (node: Pick<AnyList, 'name'>, item: unknown): string => node.name(item) || 'Sans titre';

export const hidden: HiddenNode = { node: 'hidden' };

export function optionsOf(labels: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Options whose value is their label. */
export function options(list: readonly string[]): readonly Option[] {
  return list.map((value) => ({ value, label: value }));
}
