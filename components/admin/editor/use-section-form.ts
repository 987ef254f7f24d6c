'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useId, useState } from 'react';
import type { Result, SectionChange } from '@/lib/api/client';
import { saveSection } from '@/lib/api/client';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { diffDrafts } from '../form/diff';
import { useSaveKey } from '../form/use-save-key';
import { useSaving } from '../form/use-saving';
import { useBlocker } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import type { Path } from './draft';
import { getAt, isWithin, setAt } from './draft';
import { useFocusField } from './focus-field';
import type { FormContextValue } from './form-context';
import type { SectionFields } from './section-draft';
import { accepted, asDraft, changeOf, checkDraft, draftOf, ownDifferences } from './section-draft';
import type { FieldIssue } from './use-draft';
import { fieldIssues, useDraft } from './use-draft';
import { useLatest } from './use-latest';

/** Sends a change to a section; `base` is the stored section that it is based on, null for a new one. */
export type SendSection = (change: SectionChange, base: StoredSection | null) => Promise<Result<StoredSection, StoredSection>>;

export type SectionFormOptions = {
  readonly definition: AnyDefinition;
  readonly stored: StoredSection | null;
  readonly fields: SectionFields;
  /** `isAll`: nothing was typed while the save was under way, so that the form may be closed. */
  readonly onStored: (stored: StoredSection, isAll: boolean) => void;
  /** The success toast; by default the kind's own. */
  readonly saved?: string;
  /** Shown when the server gives no error message. */
  readonly fallback?: string;
  /** The toast when there was no response; the default is that of the card editors. */
  readonly broken?: string;
  /** Sends the change; by default with `saveSection`. */
  readonly send?: SendSection;
  /** Whether the form is in a dialog. */
  readonly inDialog?: boolean;
};

/** The state of a section's form: draft, errors, saving, conflict. A failed save never discards what was typed. */
export function useSectionForm({
  definition,
  stored,
  fields,
  onStored,
  saved,
  fallback = 'Erreur lors de la sauvegarde',
  broken = 'Une erreur est survenue',
  send,
  inDialog,
}: SectionFormOptions) {
  const owner = useOwner();
  const router = useRouter();
  const form = useId();
  const focus = useFocusField(form);
  const check = useCallback((value: unknown) => checkDraft(definition, fields, value), [definition, fields]);
  const draft = useDraft(() => draftOf(definition, stored), check);
  const typed = useLatest(draft.value);
  const saving = useSaving<StoredSection>();
  /** The stored section that the draft began from: what is opened or saved elsewhere meanwhile must not pass for it. */
  const [basis, setBasis] = useState(stored);
  const [comparing, setComparing] = useState(true);

  const refuse = (issues: readonly FieldIssue[], value?: unknown) => {
    draft.show(issues, value);
    focus(issues[0]?.path);
  };

  const save = async (over?: StoredSection): Promise<boolean> => {
    const result = accepted(definition, fields, asDraft(draft.value));
    if (!result.ok) {
      refuse(result.issues, result.draft);
      return false;
    }
    const sent = draft.value;
    draft.show([]);
    setComparing(true);
    const attempt = {
      send: (onto?: StoredSection) => {
        const base = onto ?? basis;
        const change = changeOf(definition, base, fields, result.draft, base?.version);
        return send ? send(change, base) : saveSection(owner.id, definition.id, change);
      },
      onStored: (next: StoredSection) => {
        draft.stored(draftOf(definition, next), sent);
        setBasis(next);
        onStored(next, typed.current === sent);
        router.refresh();
      },
      saved: (next: StoredSection) => saved ?? definition.labels.saved(definition.count(next.content)),
      fallback,
      broken,
      onRefused: (failure: { readonly issues?: Parameters<typeof fieldIssues>[0] }) => {
        if (failure.issues?.length) refuse(fieldIssues(failure.issues, ['content']));
      },
    };
    return saving.run(attempt, over);
  };

  useBlocker(draft.dirty, () => save());
  useSaveKey(() => void save(), inDialog);

  const checkAt = (path: Path, value: unknown): readonly FieldIssue[] =>
    check(setAt(draft.value, path, value))
      .filter((issue) => isWithin(issue.path, path))
      .map(({ path: whole, message }) => ({ path: whole.slice(path.length), message }));

  const { state } = saving;
  return {
    form,
    draft,
    state,
    save,
    editing: { form, draft, checkAt } satisfies FormContextValue,
    /** The two versions of a stale save (409) while they are compared; else null. */
    conflict:
      state.at === 'conflict' && comparing
        ? {
            differences: [
              ...ownDifferences(fields, asDraft(draft.value), state.current),
              ...diffDrafts(definition.editor, getAt(draft.value, ['content']), state.current.content),
            ],
            current: state.current,
            mine: () => void save(state.current),
            theirs: () => {
              draft.reset(draftOf(definition, state.current));
              setBasis(state.current);
              onStored(state.current, true);
              saving.settle(new Date(state.current.updated_at));
              router.refresh();
            },
            later: () => setComparing(false),
          }
        : null,
    compare: () => setComparing(true),
  };
}
export type SectionForm = ReturnType<typeof useSectionForm>;
