'use client';
import { EyeOff, Globe } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { formatDateTime } from '@/lib/format/dates';
import { failureText, setSite } from '@/lib/site/api/client';
import { useConfirm } from '../providers/confirm';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';
import { StateLine } from '../ui/state-line';

type Props = { /** In ISO 8601; null while the site is on line. */ readonly offlineSince: string | null };

/** Takes the site off line, after a question, and on line again. Its id is the address of « Aller à… ». */
export function SiteSwitch({ offlineSince }: Props) {
  const switchTo = useSwitch();
  const ask = useConfirm();
  const isOnline = offlineSince === null;
  const Mark = isOnline ? Globe : EyeOff;
  const takeOff = async () => {
    const answer = await ask({
      title: 'Mettre le site hors ligne\u202f?',
      text: 'À chaque adresse, les visiteurs verront une page d’attente. Le site ne restera visible que pour vous.',
      choices: [{ value: 'offline', label: 'Mettre hors ligne', tone: 'danger' }],
    });
    if (answer === 'offline') await switchTo(false);
  };
  return (
    <TitledPanel className="scroll-mt-[calc(var(--spacing-topbar)+1rem)]" id="en-ligne" title="Mise en ligne">
      <div className="grid justify-items-start gap-3 p-4">
        <p className="flex items-center gap-2 text-control">
          <Mark className={isOnline ? 'text-ok' : 'text-ink-soft'} aria-hidden />
          {isOnline ? 'Le site est en ligne.' : 'Le site est hors ligne.'}
        </p>
        <Button onClick={() => void (isOnline ? takeOff() : switchTo(true))}>
          {isOnline ? 'Mettre hors ligne' : 'Remettre en ligne'}
        </Button>
      </div>
    </TitledPanel>
  );
}

/** At the top of the dashboard while the site is off line. */
export function OfflineNotice({ since }: { readonly since: string }) {
  const switchTo = useSwitch();
  return (
    <StateLine
      label="Site hors ligne"
      tone="hidden"
      title="Le site est hors ligne."
      actions={
        <Button variant="primary" onClick={() => void switchTo(true)}>
          Remettre en ligne
        </Button>
      }
    >
      Depuis le {formatDateTime(since)}, les visiteurs voient une page d’attente. Le site n’est visible que pour vous.
    </StateLine>
  );
}

function useSwitch() {
  const call = useApiCall();
  const router = useRouter();
  return async (online: boolean) => {
    const result = await call(() => setSite({ online }));
    if (!result.ok)
      return showToast.error(failureText(result, 'Le site n’a pas changé', 'Une erreur est survenue'), 'site');
    showToast.success(online ? 'Site remis en ligne' : 'Site mis hors ligne', undefined, 'site');
    router.refresh();
  };
}
