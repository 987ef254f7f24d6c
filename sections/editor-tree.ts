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
 * without `input` or `names`; a value of a `select` or `choice` that is not one of its options; names of a map's
 * groups. A value of `options` or `suggestions` is not: the kind has it in each language (`offers` of item.ts).
 */
type Translated = {
  /**
   * Set where there is nothing to translate, including all fields below: a person's or organisation's name, a place, a
   * period, an amount, a code, or what visitors do not see: true, shown unchanged in every language. What may get
   * another name in a translation, without being asked for in English, where it usually stays in French: `named`, a
   * town or an organisation, which is shown in French even where other texts are left out; `kept`, the title of a
   * thesis, a talk or a project. Depends on the field's group where it may be one or a text like others.
   */
  readonly fact?: true | Kept | ((group: Readonly<Record<string, unknown>>) => Kept | undefined);
};
type Kept = 'named' | 'kept';

/** A hint that depends on the field's group; undefined for none. */
type HintOf = (group: Readonly<Record<string, unknown>>) => string | undefined;
/** Options of every field: label, hint, and its share of the row. */
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
    /** How the site reads the typed text, shown instead of the hint; '' where obvious. */
    readonly reading?: (text: string) => string;
    /** Several names on a line: pasted lines are separated as names are. */
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
  /** What an item without this value counts as; shown in the pasted-list dialog. */
  readonly unsaid?: string;
  readonly options: readonly Option[];
  /** Loads the function for its hint, with the first such field. */
  readonly loadHint?: () => Promise<HintOf>;
  /** Fields of the list's other items whose texts are suggested too. */
  readonly learns?: readonly string[];
  /** Local options, which the sample has: offered while an item has one of them. */
  readonly local?: readonly string[];
  readonly other?: OtherText;
};
/** Few options, all visible: a segmented radio group. */
export type ChoiceNode = FieldLabels & {
  readonly node: 'choice';
  readonly options: readonly Option[];
  readonly other?: OtherText;
};
/** The option « Autre », and the field whose text then becomes the value. */
type OtherText = { readonly label: string; readonly placeholder?: string };
export type ColourNode = FieldLabels & { readonly node: 'colour'; readonly palette: readonly Swatch[] };
export type IconNode = FieldLabels & { readonly node: 'icon'; readonly icons: readonly IconName[] };
export type CheckboxNode = FieldLabels & {
  readonly node: 'checkbox';
  /** Set for a box that is stored as true when not ticked, and as nothing when ticked. */
  readonly inverted?: true;
};
/** A list of lines: Enter adds one. */
export type StringsNode = FieldLabels & {
  readonly node: 'strings';
  /** « Axe »: the noun for a line. */
  readonly line: string;
  /** Set when that noun is feminine: « Aucune ligne ». */
  readonly feminine?: true;
  readonly add: string;
  readonly placeholder?: string;
  /** Error under the first line when every line is blank. */
  readonly firstRequired?: string;
};
/** A choice of several values from the surrounding item, such as its authors; a checkbox each. */
export type SomeOfNode = FieldLabels & {
  readonly node: 'someOf';
  /** Loads the function that returns the choices, from that item and the stored values, with the first such field. */
  readonly load: () => Promise<(item: unknown, values: readonly string[]) => readonly Choosable[]>;
};
type Choosable = Option & { readonly isChosen: boolean };
/** An uploaded picture: listed here for the history; the profile's form has its own control for it. */
export type PhotoNode = FieldLabels & { readonly node: 'photo' };
/** One of the site's publications, chosen from a list; the value is its slug. */
export type PublicationNode = FieldLabels & { readonly node: 'publication' };
/** Not shown; its stored value survives saves. */
export type HiddenNode = { readonly node: 'hidden' };

export type GroupNode<T> = Translated & {
  readonly node: 'group';
  readonly label?: string;
  readonly folds?: Folds;
  readonly fields: { readonly [K in keyof Known<T>]-?: NodeFor<Known<T>[K]> };
};
/**
 * Fields that few items need, folded by purpose: a label, and the fields of the group, or of a group in it, that only
 * appear there. A fold opens when it contains an error.
 */
export type Folds = Readonly<Record<string, readonly string[]>>;

export type ListLabels = {
  /** « projet », « projets »: for counts. */
  readonly one: string;
  readonly many: string;
  /** Set when the noun is feminine: « une thèse ajoutée ». */
  readonly feminine?: true;
  readonly add: string;
  /** « Modifier l’article »: heading of the item's dialog. */
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
  /** Creates an item, with a new id where items have one. */
  readonly blank: () => T;
  /** An item's name in lists, headings and accessible names. */
  readonly name: (item: T) => string;
  /** The second line of an item's card. */
  readonly summary?: (item: T) => ItemSummary;
  /**
   * How an item is edited: as a block of the form (default), or in a dialog (publications); « files »: items are added
   * by uploading PDFs (sections/documents.ts).
   */
  readonly edit?: 'dialog' | 'files';
  /** For rows: set where the site sorts the items, so that they cannot be moved. */
  readonly sorted?: true;
  /** The part of an item that a copy keeps; by default all but its id. */
  readonly copy?: (item: T) => T;
  /**
   * Shows only some of the items, depending on the profile: `label` on the button, `none` if there are none. `load`
   * runs at the first use.
   */
  readonly narrow?: {
    readonly label: string;
    readonly none: string;
    readonly load: () => Promise<(owner: Owner) => (item: T) => boolean>;
  };
  /** Whether only its owner sees an item: its texts are not translated. */
  readonly isPrivate?: (item: T) => boolean;
  /** Fields that can be set for several items at once; each has options or suggestions. */
  readonly together?: readonly string[];
  readonly labels: ListLabels;
};
export type ItemSummary = {
  /** `own`: the item's own colour. */
  readonly badge?: { readonly text: string; readonly tone: 'vert' | 'bleu' | 'orange' | 'violet' | 'gris' | 'own' };
  readonly facts?: readonly string[];
  readonly text?: string;
  /** Extra text that a filter matches. */
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
  /** For groups whose key is an id: gets, creates and changes their display name. Absent if the key is the name. */
  readonly named?: {
    readonly name: (key: string, value: V) => string;
    /** The name for visitors, which is translated. */
    readonly title: (value: V) => string;
    readonly create: (name: string) => { readonly key: string; readonly value: V };
    readonly rename: (value: V, name: string) => V;
  };
  /** Key, and administration name, of the group for items without one; not translated. */
  readonly unnamed?: string;
  /** The group that receives the owner's items from a sample group, where the sample has groups. */
  readonly neutral?: { readonly key: string; readonly value: V };
  /** The noun for counts over all groups. */
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

/** A group with its types erased, for the editor at run time. */
export type AnyGroup = Translated & {
  readonly node: 'group';
  readonly label?: string;
  readonly folds?: Folds;
  readonly fields: Readonly<Record<string, AnyNode>>;
};

/** Any node with its types erased, for the editor at run time: each tree is type-checked in its definition. */
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
