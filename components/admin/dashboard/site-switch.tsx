'use client';
import { EyeOff, Globe } from 'lucide-react';
import { formatDateTime } from '@/lib/format/dates';
import { useConfirm } from '../providers/confirm';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';
import { StateLine } from '../ui/state-line';
import { useSiteSwitch } from './use-site-switch';

type Props = { /** In ISO 8601; null while the site is on line. */ readonly offlineSince: string | null };

const backOnline = 'Site remis en ligne';

/** Takes the site off line, after a question, and on line again. Its id is the address of « Aller à… ». */
export function SiteSwitch({ offlineSince }: Props) {
  const change = useSiteSwitch();
  const switchTo = (online: boolean) => change({ online }, online ? backOnline : 'Site mis hors ligne');
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
  const change = useSiteSwitch();
  return (
    <StateLine
      label="Site hors ligne"
      tone="hidden"
      title="Le site est hors ligne."
      actions={
        <Button variant="primary" onClick={() => void change({ online: true }, backOnline)}>
          Remettre en ligne
        </Button>
      }
    >
      Depuis le {formatDateTime(since)}, les visiteurs voient une page d’attente. Le site n’est visible que pour vous.
    </StateLine>
  );
}
