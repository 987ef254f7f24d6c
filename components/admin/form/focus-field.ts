'use client';
import { useEffect, useState } from 'react';
import type { Path } from './draft';
import { fieldId } from './draft';

/** The id of a form's error summary. */
export const summaryId = (form: string): string => `${form}-erreurs`;

/** The element at a path: its field, else the nearest element around it, such as the row of an item edited in a dialog. */
export function elementAt(form: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(form, path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

/** Returns a function that focuses the element at a path, else the error summary, after the next render. */
export function useFocusField(form: string): (path: Path | undefined) => void {
  const [wanted, setWanted] = useState<{ readonly path: Path | undefined } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const target = (wanted.path && elementAt(form, wanted.path)) ?? document.getElementById(summaryId(form));
    target?.focus();
  }, [form, wanted]);
  return (path) => setWanted({ path });
}
