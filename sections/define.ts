/**
 * A section kind is one definition: its schema, its French texts, its sample content, and how it is edited
 * (docs/architecture.md). Everything else (validation, storage, the editor, import, export, history) is shared
 * and does not know which kinds exist.
 */
import type { z } from 'zod';
import type { AnyNode, NodeFor } from './editor-tree';

/**
 * Shape of a section's content: an HTML string (`text`), a list of strings (`list`), or a list or map of objects
 * (`cards`).
 */
export type SectionType = 'text' | 'list' | 'cards';
/** The type of a stored section, even after manual edits. */
export const sectionType = (stored: string): SectionType => (stored === 'list' || stored === 'cards' ? stored : 'text');

/** Where the public page shows a kind: as a section of its own (`page`), or inside the About or Teaching block. */
export type SectionPlace = 'page' | 'about' | 'teaching';

/**
 * The sidebar entry of a kind's editor: `route` is the path below /admin; `group` a block of the menu (`Profil`, `Page`),
 * one of its groups that open, or the tabs of `À propos`.
 */
export type MenuEntry = {
  readonly route: string;
  readonly group: 'Profil' | 'Page' | 'Carrière' | 'Site' | 'À propos';
};

/** A page of the administration that belongs to a kind, or to several; `route` is the path below /admin. */
type ToolEntry = { readonly route: string; readonly label: string; readonly isShared?: true };
/** The import from ORCID and theses.fr, linked from each kind that it adds to. */
export const careerTool: ToolEntry = { route: 'career/import', label: 'Importer ma carrière', isShared: true };

type EditorLabels = {
  /** Heading of the list view, « Gestion des Cours »; by default the menu's label. */
  readonly title?: string;
  /** Heading of the edit view; « Gérer mes cours ». */
  readonly editTitle: string;
  /** Heading when a single item is edited; « Modifier le cours ». */
  readonly itemTitle?: string;
  readonly edit: string;
  readonly save: string;
  /** Toast after a save; `count` is the number of items saved. */
  readonly saved: (count: number) => string;
  /** Singular and plural of what the heading counts; by default those of the editor's items. */
  readonly counted?: readonly [one: string, many: string];
  readonly help: readonly string[];
};

type SectionDefinition<Id extends string, Schema extends z.ZodType> = {
  /** The stored section's id, which is also the kind's name. */
  readonly id: Id;
  readonly type: SectionType;
  /** Default position on the page, possibly fractional; a stored section keeps its own. */
  readonly order: number;
  /** Default public heading; visitors see the stored section's title. */
  readonly title: string;
  /** Name in the administration. */
  readonly label: string;
  readonly place: SectionPlace;
  /** Anchor on the page, and the label of its navigation link; without a label there is no link. */
  readonly anchor: string;
  readonly nav?: string;
  /** Navigation label of a link that a wide header always has under « Plus ». */
  readonly navUnderMore?: string;
  /** Stored and saved like other kinds, but absent from lists, counts, reordering and navigation. */
  readonly internal?: boolean;
  /**
   * For a kind whose section does not exist before its owner first saves one: until then its editor shows its empty
   * first content, and no list, count, export or page includes it. Its `id` has two hyphens, which an id of the owner's
   * own sections never has.
   */
  readonly optional?: true;
  /** Absent if it is edited with another section, or in the simple editor. */
  readonly menu?: MenuEntry;
  /** Pages linked beside the heading of the kind's editor. */
  readonly tools?: readonly ToolEntry[];
  /** The schema of stored content; its messages are shown to the owner. */
  readonly schema: Schema;
  /**
   * Normalises content before it is stored: drops blank lines, replaces « Autre » by the typed text; never drops an
   * entry.
   */
  readonly normalize: (content: z.output<Schema>) => z.output<Schema>;
  /**
   * Adds values that no form shows to content about to be stored, such as a slug that must outlive its title; `stored`
   * is the content being replaced, `inLatin` transliterates a title for a new slug.
   */
  readonly mergeStored?: (
    content: z.output<Schema>,
    stored?: z.output<Schema>,
    inLatin?: (title: string) => string,
  ) => z.output<Schema>;
  /** The error when all entries given were invalid: « Veuillez ajouter au moins un projet valide ». */
  readonly emptyMessage?: string;
  readonly editor: NodeFor<z.output<Schema>>;
  /** Fields of the section itself above the content in its editor (About's title and visibility). */
  readonly sectionFields?: readonly ('title' | 'visible')[];
  /** For content of another shape: the internal section `id` that it is saved to. */
  readonly redirectsContentTo?: { readonly id: string; readonly matches: (content: unknown) => boolean };
  /** Ids of internal sections edited on the same screen. */
  readonly companions?: readonly string[];
  readonly labels: EditorLabels;
  /**
   * False if `forVisitors` leaves nothing: page and menu then omit the section. By default it is shown, with its empty
   * message.
   */
  readonly hasContent?: (content: z.output<Schema>) => boolean;
  /** The content for visitors: the rest never leaves the server or, in a preview, the form. By default all of it. */
  readonly forVisitors?: (content: z.output<Schema>) => z.output<Schema>;
  /** Number of items in the content, for headings and toasts. */
  readonly count: (content: z.output<Schema>) => number;
};

/** Any kind, as shared code sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the content differs from kind to kind; `defineSection` type-checks each definition
export type AnyDefinition = Omit<SectionDefinition<string, z.ZodType<any>>, 'editor'> & {
  readonly editor: AnyNode;
  /**
   * The first content, usually the sample (sample-items.ts). Set by the registry, not by the kind's module: a page that
   * edits a kind receives it while some of it is left.
   */
  readonly defaults?: unknown;
};

/**
 * Type-checks a kind's definition and returns it unchanged; `place` keeps its literal type, which sections/views.ts
 * needs.
 */
export function defineSection<const Id extends string, Schema extends z.ZodType, const Place extends SectionPlace>(
  definition: SectionDefinition<Id, Schema> & { readonly place: Place },
): SectionDefinition<Id, Schema> & { readonly place: Place } {
  return definition;
}
