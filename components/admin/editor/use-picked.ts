'use client';
import { useState } from 'react';
import { useEvent } from '../form/use-event';

/** Which rows of a list are picked, by their keys: of those that are shown. */
export function usePicked<Key>(shown: readonly Key[]) {
  const [keys, setKeys] = useState<ReadonlySet<Key> | null>(null);
  const picked = new Set(shown.filter((key) => keys?.has(key)));
  return {
    /** Whether rows are being picked. */
    isOn: keys !== null && shown.length > 0,
    picked,
    isAll: picked.size > 0 && picked.size === shown.length,
    toggle: () => setKeys(keys === null ? new Set() : null),
    pick: useEvent((key: Key) => setKeys((current) => new Set(current?.has(key) ? [...current].filter((other) => other !== key) : [...(current ?? []), key]))),
    pickAll: (all: boolean) => setKeys(new Set(all ? shown : [])),
  };
}
export type Picked = Pick<ReturnType<typeof usePicked>, 'isAll' | 'pickAll'> & { readonly picked: ReadonlySet<unknown> };
