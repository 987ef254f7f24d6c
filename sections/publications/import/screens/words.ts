/** The words of the review: how many entries of each outcome, and what an entry is. */

import { counted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { shownNames } from '@/lib/format/shown-names';
import { countsOf } from '../choices';
import { type DraftEntry, draftValues } from '../draft';
import { fieldLabel, fieldText } from '../field-labels';
import { type Fields, yes } from '../from-work';
import type { Planned } from '../plan-shape';

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

/** « 2 nouvelles, 1 refusée »; once it is done, « 2 ajoutées, 52 exemples enlevés ». */
export const countsText = (counts: { readonly [Name in (typeof outcomes)[number][0]]?: number }): string =>
  outcomes.flatMap(([name, one, many]) => (counts[name] ? counted(counts[name], one, many) : [])).join(', ');

/** « 3 références : 2 nouvelles, 1 refusée »; the counts add up. */
export const outcomeText = (entries: readonly Planned[]): string =>
  `${counted(entries.length, 'référence', 'références')}\u00a0: ${countsText(countsOf(entries))}`;

/**
 * No line ends with a dot: « Sophie Benali · Cahiers d’histoire · 2023 », and what it is when it is neither an article
 * nor a communication.
 */
export const summaryOf = ({ authors, journal, conference, container, year, nature }: Fields): string =>
  [
    shortened(shownNames(authors ?? ''), mostOfAuthors),
    journal ?? conference ?? container,
    year,
    nature && fieldText('nature', nature),
  ]
    .filter(Boolean)
    .join(' ·\u00a0');

/** What a heading or a line may say of a work beside its fields. */
const facts = ['status', 'audience', 'peerReviewed', 'unreviewed', 'proceedings'];

/** « Ouvrage · Le miasme · Sophie Benali · 2017 », « Préface · Le miasme · 2017 »: what was understood of a draft. */
export function draftSummary(draft: DraftEntry): string {
  const nature = fieldText('nature', draftValues(draft).nature ?? '');
  const said = facts.flatMap((name) => {
    const text = draft.fields[name];
    return text === undefined
      ? []
      : text === yes
        ? fieldLabel(name)
        : `${fieldLabel(name)}\u00a0: ${fieldText(name, text)}`;
  });
  const parts = [draft.title, summaryOf({ ...draft.fields, nature: '' }), ...said];
  if (draft.isKept) return ['Gardée telle quelle', nature, draft.fields.year, ...said].filter(Boolean).join(' · ');
  return (draft.title.startsWith(nature) ? parts : [nature, ...parts]).join(' · ');
}

/**
 * What the owner is told of an entry that is read: what was left out or guessed, and what becomes its note for want of
 * another field. Of a line that is kept as it was written nothing was guessed.
 */
export const remarksOn = (planned: Planned): readonly string[] => [
  ...((planned.is === 'new' && planned.isKept ? undefined : planned.odd) ?? []),
  ...(planned.is === 'new' && planned.fields.note ? [`Dans la note\u00a0: ${planned.fields.note}`] : []),
];

/** Authors by the hundred fill the screen. */
const mostOfAuthors = 160;
