/**
 * A section kind is one definition: its schema, its French words, its first content, and how it is edited.
 * Everything else (validation, storage, the editor, import, export, history) is shared and does not know which kinds exist.
 */
import type { z } from 'zod';
import type { AnyNode, NodeFor } from './editor-tree';
import type { MenuIcon } from './menu';

/** Spec section 3: what a section's content is made of. */
export type SectionType = 'text' | 'list' | 'cards';

/** Where visitors see a kind: a section of its own, or part of a block (decision 5). */
export type SectionPlace = 'page' | 'about' | 'teaching';

/** Where the sidebar shows a kind's editor, and under what name (spec 2.1). */
export type MenuEntry = { readonly route: string; readonly group: 'Profil' | 'Recherche' | 'Parcours'; readonly icon: MenuIcon };

/** The words of a kind's editor, those of the spec where it gives them. */
export type EditorWords = {
  /** Heading of the list view; « Gestion des Cours ». */
  readonly title: string;
  /** Heading of the edit view; « Gérer mes cours ». */
  readonly editTitle: string;
  /** Heading when a single item is edited; « Modifier le cours ». */
  readonly itemTitle?: string;
  /** The button that opens the edit view. */
  readonly edit: string;
  /** The button that saves. */
  readonly save: string;
  /** The toast after a save; `count` is what the content counts. */
  readonly saved: (count: number) => string;
  /** What the heading counts, one and many; by default the words of the editor's items. */
  readonly counted?: readonly [one: string, many: string];
  /** Sentences of the help guide. */
  readonly help: readonly string[];
};

export type SectionDefinition<Id extends string, Schema extends z.ZodType> = {
  /** The stored section's id, which is also the kind's name. */
  readonly id: Id;
  readonly type: SectionType;
  /** Default place (decision 5); a stored section keeps its own. */
  readonly order: number;
  /** Default public heading (decision 6). */
  readonly title: string;
  /** Name in the administration. */
  readonly label: string;
  /** Where visitors see it: as a section of its own, or as part of a block (decision 5). */
  readonly place: SectionPlace;
  /** Anchor on the page, and the label of its navigation link; no label, no link (decision 5). */
  readonly anchor: string;
  readonly nav?: string;
  /** Absent from lists, counts, reorder and navigation (decision 8). */
  readonly internal?: boolean;
  /** Absent: edited with another section, or in the simple editor. */
  readonly menu?: MenuEntry;
  /** What may be stored; carries the spec's messages. */
  readonly schema: Schema;
  /** What saving drops or replaces: blank lines, « Autre »; never an entry. */
  readonly tidy: (content: z.output<Schema>) => z.output<Schema>;
  /**
   * What the server adds to content that is about to be stored and that no form shows, such as an address that must outlive
   * its title; `stored` is the content that it replaces.
   */
  readonly carry?: (content: z.output<Schema>, stored?: z.output<Schema>) => z.output<Schema>;
  /** « Veuillez ajouter au moins un projet valide »: said when entries were given and none is left. */
  readonly none?: string;
  /** First content, marked as sample until the owner saves it (decision 11). */
  readonly defaults: z.output<Schema>;
  readonly editor: NodeFor<z.output<Schema>>;
  /** The section's own fields that its editor shows above the content (About's title and visibility, spec 2.8). */
  readonly sectionFields?: readonly ('title' | 'visible')[];
  /** Internal sections that are edited on the same screen (decision 8). */
  readonly companions?: readonly string[];
  /** Its save sends the content alone (spec section 7, theses-encadrees). */
  readonly sends?: 'content';
  readonly words: EditorWords;
  /** How many the content holds, for counts and toasts. */
  readonly count: (content: z.output<Schema>) => number;
};

/** Any kind, as shared code sees it. */
// biome-ignore lint/suspicious/noExplicitAny: the content differs from kind to kind; `defineSection` has checked each where it stands
export type AnyDefinition = Omit<SectionDefinition<string, z.ZodType<any>>, 'editor'> & { readonly editor: AnyNode };

/** Types a kind's definition where it is written; returns it as it is, its place known to the compiler (components/portfolio/views.ts asks). */
export function defineSection<const Id extends string, Schema extends z.ZodType, const Place extends SectionPlace>(
  definition: SectionDefinition<Id, Schema> & { readonly place: Place },
): SectionDefinition<Id, Schema> & { readonly place: Place } {
  return definition;
}
