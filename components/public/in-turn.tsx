import type { ReactNode } from 'react';
import { nextTurn } from '@/lib/turns';

let last = Promise.resolve();

/**
 * A part of a long page, rendered in its own turn of the event loop, so that other requests do not wait for the whole
 * page.
 */
export async function InTurn({ children }: { readonly children: ReactNode }) {
  last = last.then(nextTurn);
  await last;
  return children;
}
