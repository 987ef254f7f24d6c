'use client';
import { useRouter } from 'next/navigation';
import { failureText, setSite } from '@/lib/site/api/client';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** Returns a function that changes a switch of the site, shows the page anew, and says what was done; false where it failed. */
export function useSiteSwitch(): (change: Parameters<typeof setSite>[0], done: string) => Promise<boolean> {
  const call = useApiCall();
  const router = useRouter();
  return async (change, done) => {
    const result = await call(() => setSite(change));
    if (!result.ok) {
      showToast.error(failureText(result, 'Le site n’a pas changé', 'Une erreur est survenue'), 'site');
      return false;
    }
    showToast.success(done, undefined, 'site');
    router.refresh();
    return true;
  };
}
