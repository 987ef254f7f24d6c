import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { failureText } from '@/lib/site/api/client';
import { type Send, useApiCall } from './session';
import { showToast } from './toast';

/**
 * Returns a function that sends an API request, and whether one is pending. A failure shows a toast, keyed by `about`:
 * `failed` if the server gives no reason, `broken` if there is no response.
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

/**
 * Returns a function that sends such a request for a change of what pages show. Once it is made, a toast says `done`,
 * if anything, and the page is loaded again; resolves to whether it is.
 */
export function useChange() {
  const [act] = useAct();
  const router = useRouter();
  return async <T, C>(send: Send<T, C>, done: string, failed: string, about?: string, broken?: string) => {
    const { ok } = await act(send, failed, about, broken);
    if (ok && done) showToast.success(done, undefined, about);
    if (ok) router.refresh();
    return ok;
  };
}
