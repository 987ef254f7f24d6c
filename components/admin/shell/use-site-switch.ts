'use client';
import { useRouter } from 'next/navigation';
import { failureText, setSite } from '@/lib/site/api/client';
import { useConfirm } from '../providers/confirm';
import { useApiCall } from '../providers/session';
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

export function useOnlineSwitch(isOffline: boolean): () => Promise<void> {
  const change = useSiteSwitch();
  const ask = useConfirm();
  return async () => {
    const answer = isOffline
      ? 'online'
      : await ask({
          title: 'Mettre le site hors ligne\u202f?',
          text: 'À chaque adresse, les visiteurs verront une page d’attente. Le site ne restera visible que pour vous.',
          choices: [{ value: 'offline', label: 'Mettre hors ligne', tone: 'danger' }],
        });
    if (answer === 'online' || answer === 'offline')
      await change({ online: isOffline }, isOffline ? 'Site remis en ligne' : 'Site mis hors ligne');
  };
}
