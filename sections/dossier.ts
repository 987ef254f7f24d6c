/** What a kind of section says in a dossier: a CV, an activity report, a file for a committee. */
import type { Language } from '@/lib/languages';
import type { Block } from '@/lib/typeset/tree';
import type { Profile } from './profil/schema';
import type { StyleId } from './publications/citing/styles/style-names';
import type { ListOrder } from './publications/classes/orders';
import type { AnyKindId, ContentOf } from './registry';

export type DossierContext = {
  /** The language of headings and of the site's own words. */
  readonly lang: Language;
  readonly profile: Profile;
  /** Whether the owner's name is left out. */
  readonly isAnonymous: boolean;
  /** How publications are classified. */
  readonly scheme: ListOrder;
  readonly order: 'newest' | 'oldest';
  /** How references are written; ISO 690 where none is given. */
  readonly style?: StyleId;
  /** What the owner writes over the works that are in no class; the product's own words where that is ''. */
  readonly unclassedTitle?: string;
  /** ISO 8601, the day in the site's time zone. */
  readonly today: string;
  /** The contents of the site's sections by kind, internal ones too, for a kind that needs another's. */
  readonly contents?: { readonly [Id in AnyKindId]?: ContentOf<Id> };
  /** The contents as their owner typed them, where those to be written are translated: words decide by these. */
  readonly typed?: DossierContext['contents'];
  /** Of translated contents, the texts that are left in French; undefined where all that the owner wrote is French. */
  readonly untranslated?: ReadonlySet<string>;
  /** The names of those who belong to the owner's unit, whom a classified list marks. */
  readonly unit?: readonly string[];
  /** Whether it follows the national form of reports. */
  readonly isTrame?: boolean;
  /** Whether the margin says months and days, where they are known. */
  readonly hasFullDates?: boolean;
  /** The section's own title, for a kind that has no heading of its own. */
  readonly title?: string;
};

/** Something that the owner can tick; `years` are the first and last it belongs to, where it says them. */
export type DossierEntry = {
  readonly id: string;
  readonly label: string;
  readonly years?: readonly [first: number, last: number];
  /** Set of a post that is held today. */
  readonly isHeld?: boolean;
  /** Set where it should say a year and says none. */
  readonly isUndated?: true;
};

/**
 * Entries under one heading; `write` gives the blocks of the ticked ones, without the heading. One that begins with a
 * heading of level 2 has its entries under several headings of its own, in the place of that one.
 */
export type DossierGroup = {
  readonly id: string;
  readonly heading: Readonly<Record<Language, string>>;
  /** Whether its entries are works of no class: a dossier has them only under a heading that its owner wants. */
  readonly isUnclassed?: true;
  readonly entries: readonly DossierEntry[];
  readonly write: (isTicked: (id: string) => boolean, works?: WorksToWrite) => readonly Block[];
};

/** Of publications: all ticked works are numbered, and some of them written. */
type WorksToWrite = {
  readonly isShown: (id: string) => boolean;
  /** Whether these are the chosen ones, which stand first, with what their owner says of them. */
  readonly isChosen: boolean;
};

/** The groups of a section, in the order of a French CV. */
export type DossierOf<Id extends AnyKindId> = (
  content: ContentOf<Id>,
  context: DossierContext,
) => readonly DossierGroup[];
