import { useState } from 'react';
import { failureText } from '@/lib/site/api/client';
import { type Send, useApiCall } from './session';
import { showToast } from './toast';

/**
 * A function that sends a call to the API, and whether one is under way. A toast, `about` something, says that it has
 * failed: `failed` where the server does not say why, `broken` where there is no answer.
 */
export function useAct() {
  const call = useApiCall();
  const [isBusy, setBusy] = useState(false);
  const act = async <T, C>(send: Send<T, C>, failed: string, about?: string, broken?: string) => {
    setBusy(true);
    const result = await call(send);
    setBusy(false);
    if (!result.ok) showToast.error(failureText(result, failed, broken), about);
    return result;
  };
  return [act, isBusy] as const;
}
