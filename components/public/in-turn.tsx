import type { ReactNode } from 'react';
import { nextTurn } from '@/lib/turns';

let last = Promise.resolve();

/**
 * A part of a long page, rendered in a turn of its own: whoever asks for something else meanwhile does not wait for the
 * whole page.
 */
export async function InTurn({ children }: { readonly children: ReactNode }) {
  last = last.then(nextTurn);
  await last;
  return children;
}
