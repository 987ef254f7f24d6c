'use client';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useFormContext } from './form-context';

/**
 * Has a save of the form around wait for what is being sent. The returned function takes an upload, which resolves once
 * the draft has what came of it, to false where the save is not to go on.
 */
export function useSaveAfter(): (upload: Promise<boolean>) => void {
  const { registerPendingEdit } = useFormContext();
  const [sending, setSending] = useState<Promise<boolean> | null>(null);
  useLayoutEffect(() => (sending ? registerPendingEdit(() => sending) : undefined), [sending, registerPendingEdit]);
  return useCallback((upload) => {
    setSending(upload);
    void upload.finally(() => setSending((now) => (now === upload ? null : now)));
  }, []);
}
