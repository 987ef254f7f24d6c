'use client';
import { useState } from 'react';

/**
 * Whether a block is open, and its setter. `wrong` is 0 without an error in the block; else a number that changes each time errors are
 * shown, by which it opens again.
 */
export function useOpen(starts: boolean, wrong: number) {
  const [open, setOpen] = useState(starts || wrong > 0);
  const [seen, setSeen] = useState(wrong);
  if (seen !== wrong) {
    setSeen(wrong);
    if (wrong > 0) setOpen(true);
  }
  return [open, setOpen] as const;
}
