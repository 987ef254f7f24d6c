/** The French words of the review: how many entries have each outcome, and what an entry is. */

import { counted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { shownNames } from '@/lib/format/shown-names';
import type { HostSource } from '@/sections/publications/import/host-source';
import { countsOf } from '../choices';
import { type DraftEntry, draftValues } from '../draft';
import { fieldLabel, fieldText } from '../field-labels';
import { type Fields, yes } from '../from-work';
import type { Planned } from '../plan-shape';
import words from './source-words.json' with { type: 'json' };

const outcomes = [
  ['added', 'ajoutée', 'ajoutées'],
  ['new', 'nouvelle', 'nouvelles'],
  ['changed', 'modifiée', 'modifiées'],
  ['same', 'déjà là', 'déjà là'],
  ['ask', 'à confirmer', 'à confirmer'],
  ['foreign', 'sans votre nom', 'sans votre nom'],
  ['refused', 'refusée', 'refusées'],
  ['examples', 'exemple enlevé', 'exemples enlevés'],
] as const;

/** « 2 nouvelles, 1 refusée »; after the import, « 2 ajoutées, 52 exemples enlevés ». */
export const countsText = (counts: { readonly [Name in (typeof outcomes)[number][0]]?: number }): string =>
  outcomes.flatMap(([name, one, many]) => (counts[name] ? counted(counts[name], one, many) : [])).join(', ');

/** « 3 références : 2 nouvelles, 1 refusée »; the counts add up. */
export const outcomeText = (entries: readonly Planned[]): string =>
  `${counted(entries.length, 'référence', 'références')}\u00a0: ${countsText(countsOf(entries))}`;

/** « Sophie Benali · Cahiers d’histoire · 2023 », then its nature unless it is an article or a communication. */
export const summaryOf = ({ authors, journal, conference, container, year, nature }: Fields): string =>
  [
    shortened(shownNames(authors ?? ''), maxAuthorsLength),
    journal ?? conference ?? container,
    year,
    nature && fieldText('nature', nature),
  ]
    .filter(Boolean)
    .join(' ·\u00a0');

/** What a heading or a line may say of a work besides its reference. */
const stateFields = ['status', 'audience', 'peerReviewed', 'unreviewed', 'proceedings'];

/** How a draft was read: « Ouvrage · Le miasme · Sophie Benali · 2017 », « Préface · Le miasme · 2017 ». */
export function draftSummary(draft: DraftEntry): string {
  const nature = fieldText('nature', draftValues(draft).nature ?? '');
  const factTexts = stateFields.flatMap((name) => {
    const text = draft.fields[name];
    return text === undefined
      ? []
      : text === yes
        ? fieldLabel(name)
        : `${fieldLabel(name)}\u00a0: ${fieldText(name, text)}`;
  });
  const { institution, publisher } = draft.fields; // besides the venue
  const parts = [draft.title, summaryOf({ ...draft.fields, nature: '' }), institution, publisher, ...factTexts];
  if (draft.isKept) return ['Gardée telle quelle', nature, draft.fields.year, ...factTexts].filter(Boolean).join(' · ');
  return (draft.title.startsWith(nature) ? parts : [nature, ...parts]).filter(Boolean).join(' · ');
}

/**
 * What was left out or guessed when an entry was read, and what went into its note for want of another field. Nothing
 * was guessed for a line kept as written.
 */
export const remarksOn = (planned: Planned): readonly string[] => [
  ...((planned.is === 'new' && planned.isKept ? undefined : planned.odd) ?? []),
  ...(planned.is === 'new' && planned.fields.note ? [`Dans la note\u00a0: ${planned.fields.note}`] : []),
];

/** A paper may have hundreds of authors, which would fill the screen. */
const maxAuthorsLength = 160;

// The source that an import reads, and the French words that depend on it.

/** A file, a pasted text, or the works that a host is asked for. */
export type ImportSource = { readonly name: string } & (
  | { readonly file: Blob }
  | { readonly text: string }
  | { readonly asked: HostSource }
);

export const sourceLabels = { hal: 'HAL', orcid: 'ORCID', doi: 'vos DOI' } as const;

/** The words differ because a file or a text can be corrected and read again, while a host is asked again. */
export const wordsOf = (source: ImportSource) => words['file' in source ? 'file' : 'text' in source ? 'text' : 'host'];
