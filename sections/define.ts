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
/** That of a stored section, whatever was edited by hand. */
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
/** The import of what ORCID and theses.fr say, from each kind that it adds to. */
export const careerTool: ToolEntry = { route: 'career/import', label: 'Importer ma carrière', isShared: true };

type EditorLabels = {
  /** Heading of the list view, « Gestion des Cours »; by default the name in the menu. */
  readonly title?: string;
  /** Heading of the edit view; « Gérer mes cours ». */
  readonly editTitle: string;
  /** Heading when a single item is edited; « Modifier le cours ». */
  readonly itemTitle?: string;
  readonly edit: string;
  readonly save: string;
  /** Text of the toast after a save; `count` is the number of items saved. */
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
  /** The label of a link that a wide header has under « Plus », whatever room there is. */
  readonly navUnderMore?: string;
  /** Stored and saved like the others, but absent from lists, counts, reordering and navigation. */
  readonly internal?: boolean;
  /**
   * Set for a kind that a site has no section of before its owner first saves one: until then its editor shows
   * its first content, which is empty, and no list, count, export or page has it. Its `id` has two hyphens, which the id of a
   * section that an owner has added never has.
   */
  readonly optional?: true;
  /** Absent when it is edited with another section, or in the simple editor. */
  readonly menu?: MenuEntry;
  /** Pages that the kind's editor links to beside its heading. */
  readonly tools?: readonly ToolEntry[];
  /** The schema of stored content; its messages are shown to the owner. */
  readonly schema: Schema;
  /**
   * Normalises content before it is stored: drops blank lines, replaces « Autre » by the typed text; never drops an
   * entry.
   */
  readonly normalize: (content: z.output<Schema>) => z.output<Schema>;
  /**
   * Adds values that no form shows to content about to be stored, such as an address that must outlive its title;
   * `stored` is the content being replaced, `inLatin` writes a title of another alphabet for a new address.
   */
  readonly mergeStored?: (
    content: z.output<Schema>,
    stored?: z.output<Schema>,
    inLatin?: (title: string) => string,
  ) => z.output<Schema>;
  /** The error when entries were given and none is left: « Veuillez ajouter au moins un projet valide ». */
  readonly emptyMessage?: string;
  readonly editor: NodeFor<z.output<Schema>>;
  /** The section's own fields that its editor shows above the content (About's title and visibility). */
  readonly sectionFields?: readonly ('title' | 'visible')[];
  /** Content of another shape may arrive: that of the internal section `id`, which it is saved to. */
  readonly redirectsContentTo?: { readonly id: string; readonly matches: (content: unknown) => boolean };
  /** Ids of the internal sections that are edited on the same screen. */
  readonly companions?: readonly string[];
  readonly labels: EditorLabels;
  /**
   * False when `forVisitors` leaves nothing: the page and its menu then omit the section. By default it is shown, with
   * its empty message.
   */
  readonly hasContent?: (content: z.output<Schema>) => boolean;
  /**
   * What visitors are told of the content: the rest leaves neither the server nor, in a preview, the form. By default
   * all of it.
   */
  readonly forVisitors?: (content: z.output<Schema>) => z.output<Schema>;
  /** Number of items in the content, for headings and toasts. */
  readonly count: (content: z.output<Schema>) => number;
};

/** Any kind, as shared code sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the content differs from kind to kind; `defineSection` type-checks each definition
export type AnyDefinition = Omit<SectionDefinition<string, z.ZodType<any>>, 'editor'> & {
  readonly editor: AnyNode;
  /**
   * The first content, as a rule the sample (sample-items.ts). The registry says it, not a kind's own module: a page that
   * edits a kind is given it while some of it is left.
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
