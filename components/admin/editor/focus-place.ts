'use client';
import { useEffect, useState } from 'react';
import type { Path } from './draft';
import { fieldId } from './draft';

/** Where a form's messages are listed. */
export const summaryId = (form: string): string => `${form}-erreurs`;

/** The element of a place: its field, else what holds it, such as the row of an item that is edited apart. */
export function elementAt(form: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(form, path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

/** Puts the focus on a place of the form, or on the list of its messages, once what was asked with it is drawn. */
export function useFocusPlace(form: string): (path: Path | undefined) => void {
  const [wanted, setWanted] = useState<{ readonly path: Path | undefined } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const target = (wanted.path && elementAt(form, wanted.path)) ?? document.getElementById(summaryId(form));
    target?.focus();
  }, [form, wanted]);
  return (path) => setWanted({ path });
}
