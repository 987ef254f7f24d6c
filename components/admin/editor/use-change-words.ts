'use client';
import { useDeferredValue, useMemo } from 'react';
import { contentSummary } from '@/lib/history/change-summary';
import type { AnyDefinition } from '@/sections/define';
import { withoutBlanks } from '@/sections/validate';
import { modifiedText } from '../form/save-bar';
import type { Draft } from '../form/use-draft';
import { asDraft } from './section-draft';

/** The changes of a section's form since it was stored: « 3 publications ajoutées, 1 supprimée ». Deferred, so that no key waits for it. */
export function useChangeWords(definition: AnyDefinition, draft: Draft): string {
  const value = useDeferredValue(draft.value);
  const { base } = draft;
  const words = useMemo(() => {
    const [before, after] = [base, value].map((each) => asDraft(each).content);
    const told = (from: unknown, to: unknown) => contentSummary(definition.editor, from, to).join(', ');
    return told(withoutBlanks(definition, before), withoutBlanks(definition, after)) || told(before, after);
  }, [definition, base, value]);
  return words || modifiedText(draft);
}
