'use client';
import { Globe } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { failureText, setSite } from '@/lib/api/client';
import { formatDateTime } from '@/lib/format/dates';
import { useConfirm } from '../providers/confirm';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { Button } from '../ui/button';
import { TitledPanel } from '../ui/panel';
import { StateLine } from '../ui/state-line';

/** The address of both below, for « Aller à… ». */
const id = 'en-ligne';
const place = 'scroll-mt-[calc(var(--spacing-topbar)+1rem)]';

/** While the site is on line: takes it off, after a question. */
export function SiteSwitch() {
  const switchTo = useSwitch();
  const ask = useConfirm();
  const takeOff = async () => {
    const answer = await ask({
      title: 'Mettre le site hors ligne ?',
      text: 'À chaque adresse, les visiteurs verront une page d’attente. Vous seul continuerez à voir le site.',
      choices: [{ value: 'offline', label: 'Mettre hors ligne', tone: 'danger' }],
    });
    if (answer === 'offline') await switchTo(false);
  };
  return (
    <TitledPanel className={place} id={id} title="Mise en ligne">
      <div className="grid justify-items-start gap-3 p-4">
        <p className="flex items-center gap-2 text-control">
          <Globe className="text-ok" aria-hidden />
          Le site est en ligne.
        </p>
        <Button onClick={() => void takeOff()}>Mettre hors ligne</Button>
      </div>
    </TitledPanel>
  );
}

/** While the site is off line: says so, and puts it on line again. */
export function OfflineNotice({ since }: { readonly since: string }) {
  const switchTo = useSwitch();
  return (
    <StateLine
      className={place}
      id={id}
      label="Mise en ligne"
      tone="hidden"
      title="Le site est hors ligne."
      actions={
        <Button variant="primary" onClick={() => void switchTo(true)}>
          Remettre en ligne
        </Button>
      }
    >
      Depuis le {formatDateTime(since)}, les visiteurs voient une page d’attente. Vous seul voyez le site.
    </StateLine>
  );
}

function useSwitch() {
  const call = useApiCall();
  const router = useRouter();
  return async (online: boolean) => {
    const result = await call(() => setSite({ online }));
    if (!result.ok) return showToast.error(failureText(result, 'Le site n’a pas changé', 'Une erreur est survenue'));
    showToast.success(online ? 'Site remis en ligne' : 'Site mis hors ligne');
    router.refresh();
  };
}
