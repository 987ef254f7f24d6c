'use client';
import { useState } from 'react';

/**
 * Whether a block is open, and its setter. `errorRound` is 0 without an error in the block; else a number that changes each time errors are
 * shown, by which it opens again.
 */
export function useOpen(starts: boolean, errorRound: number) {
  const [open, setOpen] = useState(starts || errorRound > 0);
  const [seen, setSeen] = useState(errorRound);
  if (seen !== errorRound) {
    setSeen(errorRound);
    if (errorRound > 0) setOpen(true);
  }
  return [open, setOpen] as const;
}
