import { useSyncExternalStore } from 'react';
import { formatDateTime } from '@/lib/format/dates';
import { setSite } from '@/lib/site/api/client';
import { useConfirm } from '../providers/confirm';
import { useChange } from '../providers/session';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';

type Props = {
  readonly offlineSince: string | null;
};

/** Whether the browser reports a network connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export function Online({ offlineSince }: Props) {
  const online = useOnline();
  const isOffline = offlineSince !== null;
  const change = useOnlineSwitch(isOffline);
  return (
    <button
      type="button"
      className={cx(
        'inline-flex min-h-6 cursor-pointer items-center gap-mark border-0 bg-transparent p-0 font-medium outline-offset-0 hover:underline',
        'before:size-2 before:rounded-full before:border-2 before:border-current',
        !online ? 'text-ink-faint' : isOffline ? 'text-warn' : 'text-ok before:bg-current',
      )}
      disabled={!online}
      title={isOffline ? 'Remettre en ligne' : 'Mettre hors ligne'}
      onClick={() => void change()}
    >
      {!online ? 'Hors connexion' : isOffline ? 'Site hors ligne' : 'Site en ligne'}
    </button>
  );
}

/** On top of every page while the site is off line. The public pages link to its id. */
export function OfflineBanner({ offlineSince }: Props) {
  const isOffline = offlineSince !== null;
  const change = useOnlineSwitch(isOffline);
  if (!isOffline) return null;
  return (
    <section
      className="-mx-edge -mt-8 mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-b bg-warn-wash px-edge py-2 text-control max-sm:-mt-5 max-sm:mb-5 print:hidden"
      id="en-ligne"
      aria-label="Site hors ligne"
    >
      <p>
        <strong className="font-semibold">Le site est hors ligne</strong> depuis le {formatDateTime(offlineSince)}
        &nbsp;: il n’est visible que pour vous, les visiteurs voient une page d’attente.
      </p>
      <Button onClick={() => void change()}>Remettre en ligne</Button>
    </section>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns a function that changes a switch of the site, refreshes the page and shows a toast; false on failure. */
export function useSiteSwitch() {
  const change = useChange();
  return (settings: Parameters<typeof setSite>[0], done: string) =>
    change(() => setSite(settings), done, 'Le site n’a pas changé', 'site', 'Une erreur est survenue');
}

export function useOnlineSwitch(isOffline: boolean): () => Promise<void> {
  const change = useSiteSwitch();
  const ask = useConfirm();
  return async () => {
    const isSure =
      isOffline ||
      (await ask({
        title: 'Mettre le site hors ligne\u202f?',
        text: 'À chaque adresse, les visiteurs verront une page d’attente. Le site ne restera visible que pour vous.',
        choices: [{ label: 'Mettre hors ligne', tone: 'danger' }],
      }));
    if (isSure) await change({ online: isOffline }, isOffline ? 'Site remis en ligne' : 'Site mis hors ligne');
  };
}
