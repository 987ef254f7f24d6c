/** The dossier part of a kind with items. */
import { semicolon } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { figuresText, whenInMargin, yearsOfWhen } from './dated';
import {
  comingText,
  type DossierContext,
  type DossierGroup,
  entryBlock,
  groupOf,
  labelled,
  newestFirst,
  type WrittenEntry,
  withYears,
  yearOfToday,
} from './dossier';
import type { ItemKind, ItemView } from './item';

/** All items in one group except private ones, newest first; undated ones keep their owner's order. */
export const itemsDossier =
  <Value>(id: string, heading: DossierGroup['heading'], { view, editor }: Pick<ItemKind<Value>, 'view' | 'editor'>) =>
  (items: readonly Value[], context: DossierContext): readonly DossierGroup[] => {
    const shown = items.filter((item) => !editor.isPrivate?.(item));
    const views = shown.map((item) => view(item, context.lang));
    const isTimed = views.some(({ when }) => when !== undefined);
    const entries = views.map((each) => itemEntry(each, context));
    return [groupOf(id, heading, isTimed ? newestFirst(entries) : entries, isTimed ? context : { order: 'newest' })];
  };

/** « 2019 · **Titre**, lieu » with its details below; an undated one is a paragraph. */
export function itemEntry(
  view: ItemView,
  context: Pick<DossierContext, 'lang' | 'today' | 'hasFullDates' | 'untranslated'>,
): WrittenEntry {
  const { lang } = context;
  const { id, title, where, when, lede, link } = view;
  const { when: time = when, line = view.line ?? [where], below = [lede] } = view.cv ?? {};
  const margin =
    context.hasFullDates && typeof time === 'object'
      ? figuresText(time, time.goesOn, lang)
      : whenInMargin(time ?? '', lang);
  const block = entryBlock(
    {
      label: margin,
      title,
      href: link || undefined,
      facts: [...line, typeof time === 'object' ? comingText(time.start, context) : undefined],
      details: below.map((part) => belowText(part, lang)),
    },
    context,
  );
  return {
    id,
    label: [title, where, margin].filter((part) => part.trim()).join(', '),
    ...withYears(yearsOfWhen(time ?? '', yearOfToday(context))),
    blocks: [time === undefined ? { type: 'paragraph', text: block.text } : block],
  };
}

function belowText(part: Below, lang: Language): string | undefined {
  if (part === undefined || typeof part === 'string') return part;
  return 'lines' in part ? labelled(part.label, part.lines.join('\n'), lang) : part.join(semicolon[lang]);
}
type Below = NonNullable<NonNullable<ItemView['cv']>['below']>[number];
