'use client';
import { useEffect, useRef } from 'react';
import { type LegalFacts, noFacts } from '@/lib/site/legal/facts';
import type { Draft } from '../form/use-draft';

/** What names the publisher: of a person, and of a body, something else. */
const identity = ['name', 'address', 'phone', 'registration', 'capital', 'director'] as const;

/**
 * Empties what names the publisher when the owner says that it is another one, so that no body bears a person's name;
 * going back to the first brings back what was typed of it.
 */
export function useCaseIdentity({ resets, set }: Draft, facts: LegalFacts): void {
  const last = useRef({ facts, resets });
  const left = useRef(new Map<string, LegalFacts>());
  useEffect(() => {
    const was = last.current;
    last.current = { facts, resets };
    if (was.resets !== resets || was.facts.publisher === '' || was.facts.publisher === facts.publisher) return;
    left.current.set(was.facts.publisher, was.facts);
    const next = left.current.get(facts.publisher) ?? noFacts;
    for (const field of identity) set([field], next[field]);
  }, [facts, resets, set]);
}
