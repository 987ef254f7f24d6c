'use client';
import { useLayoutEffect, useState } from 'react';
import type { FormContextValue } from './form-context';

/**
 * While `isActive`, a save of the form is refused and the element `focusId` is focused. Returns whether a save was
 * refused so.
 */
export function useHoldSave(
  isActive: boolean,
  registerPendingEdit: FormContextValue['registerPendingEdit'],
  focusId: string,
): boolean {
  const [isHolding, setHolding] = useState(false);
  if (isHolding && !isActive) setHolding(false);
  useLayoutEffect(() => {
    if (!isActive) return;
    return registerPendingEdit(() => {
      setHolding(true);
      document.getElementById(focusId)?.focus();
      return false;
    });
  }, [isActive, registerPendingEdit, focusId]);
  return isHolding;
}
