import { useRouter } from 'next/navigation';
import { setSite } from '@/lib/site/api/client';
import { useAct } from '../providers/act';
import { useConfirm } from '../providers/confirm';
import { showToast } from '../providers/toast';

/** Returns a function that changes a switch of the site, shows the page anew, and says what was done; false where it failed. */
export function useSiteSwitch(): (change: Parameters<typeof setSite>[0], done: string) => Promise<boolean> {
  const [act] = useAct();
  const router = useRouter();
  return async (change, done) => {
    const result = await act(() => setSite(change), 'Le site n’a pas changé', 'site', 'Une erreur est survenue');
    if (!result.ok) return false;
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
