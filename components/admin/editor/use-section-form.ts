'use client';
import { useCallback } from 'react';
import type { Result, SectionChange } from '@/lib/site/api/client';
import { saveSection } from '@/lib/site/api/client';
import { changesOf } from '@/lib/site/history/changes';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { withoutBlanks } from '@/sections/validate';
import { fieldIssues } from '../form/use-draft';
import { useStoredForm } from '../form/use-stored-form';
import { useOwner } from '../providers/owner';
import type { EditedItem, SectionDraft, SectionFields } from './section-draft';
import { accepted, asDraft, changeOf, checkDraft, draftOf, draftWithNew, picked } from './section-draft';

/** Stores a change of a section; `base` is the stored section that it is based on, null for a new one. */
export type StoreSection = (
  change: SectionChange,
  base: StoredSection | null,
) => Promise<Result<StoredSection, StoredSection>>;

export type SectionFormOptions = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  readonly fields: SectionFields;
  /** `isAllStored`: nothing was typed while the save was under way, so that the form may be closed. */
  readonly onStored: (stored: StoredSection, isAllStored: boolean) => void;
  /** The texts of the toasts where they are not those of the card editors. */
  readonly words?: { readonly saved: string; readonly failed: string };
  /** By default `saveSection`. */
  readonly storeSection?: StoreSection;
  /** Whether the form is in a dialog. */
  readonly inDialog?: boolean;
  /** Single-item mode: the only item that the form shows. */
  readonly item?: EditedItem;
};

/** The form of a section, by its kind's definition. */
export function useSectionForm({
  definition,
  stored,
  fields,
  onStored,
  words,
  storeSection,
  inDialog,
  item,
}: SectionFormOptions) {
  const owner = useOwner();
  return useStoredForm<SectionDraft, StoredSection>({
    stored,
    initial: () => (item?.isNew ? draftWithNew(definition, stored, item.copyOf) : draftOf(definition, stored)),
    ...(item?.copyOf !== undefined && { base: () => draftOf(definition, stored) }),
    draftOf: (next) => draftOf(definition, next),
    savedOf: useCallback(
      (value: unknown) => {
        const { content, ...own } = asDraft(value);
        return { ...own, content: withoutBlanks(definition, content) };
      },
      [definition],
    ),
    check: useCallback((value) => checkDraft(definition, fields, value), [definition, fields]),
    accept: (value) => accepted(definition, fields, asDraft(value), item?.index),
    request: (draft, base) => {
      const change = changeOf(definition, base, fields, draft, base?.version);
      return storeSection ? storeSection(change, base) : saveSection(owner.id, definition.id, change);
    },
    onStored,
    onRefused: ({ issues = [] }) => fieldIssues(issues, ['content']),
    changes: useCallback(
      (before, after) => {
        const saved = (value: unknown) => {
          const draft = asDraft(value);
          return { ...picked(fields, draft), content: withoutBlanks(definition, draft.content) };
        };
        return changesOf(definition.editor, saved(before), saved(after));
      },
      [definition, fields],
    ),
    words: {
      // A notice above the cards says it too, but on a phone out of sight.
      saved: ({ content, visible }) =>
        words?.saved ??
        `${definition.labels.saved(definition.count(content))}${visible || definition.internal ? '' : ' La section est masquée.'}`,
      fallback: words?.failed ?? 'Erreur lors de la sauvegarde',
      broken: words?.failed ?? 'Une erreur est survenue',
    },
    inDialog,
  });
}
export type SectionForm = ReturnType<typeof useSectionForm>;
