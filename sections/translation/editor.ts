/** A translation in its editor: a content's French texts, their translations, and what is saved. */
import { z } from 'zod';
import type { AnyGroup, AnyNode } from '../editor-tree';
import { type Found, placeOf, type TranslatedText, translationFinder } from './entries';
import type { PlacedText } from './texts';

export type TranslationRow = PlacedText & {
  readonly place: string;
  readonly found: Found;
  /** Shown to visitors without the owner's translation, and not asked for (`unaskedFor`). */
  readonly standard?: string;
  /** For a text without a translation: that of the same words in another section, as a suggestion. */
  readonly elsewhere?: string;
};

/**
 * The texts of a content (`textsOf`), each with its stored translation, or else that of the same text `elsewhere`;
 * `standardOf` returns what needs none, passed in so that browsers need not load its table.
 */
export function translationRows<Text extends PlacedText>(
  texts: readonly Text[],
  entries: readonly TranslatedText[],
  standardOf: (text: Text) => string | undefined,
  elsewhere: readonly TranslatedText[] = [],
): TranslationRow[] {
  const find = translationFinder(texts, entries);
  const others = new Map(elsewhere.map(({ form, of, text }) => [`${form} ${of}`, text]));
  return texts.map((text) => {
    const translation = find(text);
    return {
      ...text,
      place: placeOf(text),
      found: translation,
      standard: standardOf(text),
      ...(translation.is === 'missing' && { elsewhere: others.get(`${text.form} ${text.text}`) }),
    };
  });
}

export type Progress = { readonly all: number; readonly missing: number; readonly changed: number };

/** How much of a translation is done, without the texts that are not asked for. */
export function progressOf(rows: readonly TranslationRow[]): Progress {
  const ownRows = rows.filter(({ found, standard }) => found.is !== 'missing' || standard === undefined);
  const count = (is: Found['is']) => ownRows.filter(({ found }) => found.is === is).length;
  return { all: ownRows.length, missing: count('missing'), changed: count('changed') };
}

/** The form's value: the typed texts, by path. */
export const translationDraftShape = z.object({
  title: z.string(),
  visible: z.boolean(),
  texts: z.record(z.string(), z.string()),
  /** Texts whose translation still holds although the French has changed. */
  holds: z.record(z.string(), z.boolean()),
});
export type TranslationDraft = z.output<typeof translationDraftShape>;

type Stored = { readonly title: string; readonly visible: boolean; readonly texts: readonly TranslatedText[] };

export const translationDraft = (rows: readonly TranslationRow[], { title, visible }: Stored): TranslationDraft => ({
  title,
  visible,
  texts: Object.fromEntries(rows.map(({ place, found }) => [place, found.is === 'missing' ? '' : found.text])),
  holds: Object.fromEntries(rows.flatMap(({ place, found }) => (found.is === 'changed' ? [[place, false]] : []))),
});

/** A draft for storage; translations of texts that the content no longer has are kept, in case these come back. */
export function draftTexts(
  rows: readonly TranslationRow[],
  draft: TranslationDraft,
  stored: readonly TranslatedText[],
): TranslatedText[] {
  const sources = new Set(rows.map(({ text }) => text));
  const places = new Set(rows.map(({ place }) => place));
  const left = stored.filter(({ of, place }) => !sources.has(of) && !places.has(place));
  return [
    ...rows.flatMap(({ form, place, text, found }) => {
      const typed = (draft.texts[place] ?? '').trim();
      if (typed === '') return [];
      const isOld = found.is === 'changed' && typed === found.text.trim() && !draft.holds[place];
      return [{ form, place, of: isOld ? found.of : text, text: typed }];
    }),
    ...left,
  ];
}

/** The editor node of a text: its label, in French. */
export function textNode({ form, labels }: Pick<TranslationRow, 'form' | 'labels'>): AnyNode {
  const label = labels.join(' › ') || 'Texte';
  if (form === 'html') return { node: 'richText', label, height: 300 };
  return form === 'lines' ? { node: 'textarea', label } : { node: 'text', label };
}

/** The draft as an editor tree, for its fields and for comparing drafts. */
export function draftTree(rows: readonly TranslationRow[]): AnyGroup {
  const fieldsOf = (node: (row: TranslationRow) => AnyNode) =>
    Object.fromEntries(rows.map((row) => [row.place, node(row)]));
  return {
    node: 'group',
    fields: {
      title: { node: 'text', label: 'Titre' },
      visible: { node: 'checkbox', label: 'Visible dans cette langue' },
      texts: { node: 'group', fields: fieldsOf(textNode) },
      holds: {
        node: 'group',
        fields: fieldsOf(() => ({ node: 'checkbox', label: 'La traduction convient toujours' })),
      },
    },
  };
}

/** A translation's stored texts as an editor tree, for its history. */
export const storedTexts: AnyNode = {
  node: 'list',
  blank: (): TranslatedText => ({ form: 'line', place: '', of: '', text: '' }),
  name: ({ of }: TranslatedText) => of.replace(/<[^<>]*>/g, ' ').trim(),
  labels: {
    one: 'texte traduit',
    many: 'textes traduits',
    add: '',
    confirmRemove: '',
    empty: 'Aucun texte traduit',
    addFirst: '',
  },
  item: {
    node: 'group',
    fields: {
      form: { node: 'hidden' },
      place: { node: 'hidden' },
      of: { node: 'textarea', label: 'Texte français' },
      text: { node: 'textarea', label: 'Traduction' },
    },
  },
};
