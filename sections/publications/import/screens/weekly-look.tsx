import { useState } from 'react';
import { AdminLink } from '@/components/admin/providers/navigate';
import { useApiCall } from '@/components/admin/providers/session';
import { Tick } from '@/components/admin/ui/check-label';
import { Stack, TitledPanel } from '@/components/admin/ui/panel';
import { Status } from '@/components/admin/ui/status';
import { formatDateTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { setWeeklyLook, type WeeklyLook } from '@/lib/site/api/import';

type Props = {
  readonly look: WeeklyLook;
  readonly isPossible: boolean;
};

/** Switches the weekly look on and off, saving at once, and says how the last one went. */
export function WeeklyLookPanel({ look: first, isPossible }: Props) {
  const call = useApiCall();
  const [look, setLook] = useState(first);
  /** The setting that is being saved. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState('');
  const change = async (on: boolean) => {
    setError('');
    setWanted(on);
    const result = await call((owner) => setWeeklyLook(owner, on));
    setWanted(null);
    if (result.ok) setLook(result.data);
    else setError(result.error || 'Ce réglage n’a pas pu être sauvegardé.');
  };
  return (
    <TitledPanel title="Chaque semaine">
      <Stack className="p-4">
        <Tick checked={wanted ?? look.on} disabled={!isPossible && !look.on} onTick={(on) => void change(on)}>
          <span>Regarder chaque semaine ce qu’il y a de nouveau dans HAL, ORCID et theses.fr</span>
        </Tick>
        <div className="grid">
          <p className="text-ink-faint text-sm">
            {isPossible ? (
              'Avec l’idHAL, l’ORCID et l’IdRef de votre profil. Ce qui est nouveau vous est proposé au tableau de bord\u00a0; rien ne change sans votre accord.'
            ) : (
              <>
                Il faut un idHAL, un ORCID ou un IdRef dans <AdminLink href="/admin/profile">votre profil</AdminLink>.
              </>
            )}
          </p>
          <Status small role="status" tone={error || look.last?.problems.length ? 'warn' : 'plain'}>
            {error || lastText(look)}
          </Status>
        </div>
      </Stack>
    </TitledPanel>
  );
}

/** « Dernier essai le 22 novembre 2026 à 9 h 05 : HAL ne répond pas. » */
function lastText({ on, last, proposals }: WeeklyLook): string {
  if (!last) return on ? 'Premier essai d’ici demain.' : '';
  const count = proposals.reduce((sum, { titles }) => sum + titles.length, 0);
  const outcome =
    count === 0 ? 'rien de nouveau.' : `${counted(count, 'proposition', 'propositions')} au tableau de bord.`;
  return `Dernier essai le ${formatDateTime(last.at)}\u00a0: ${last.problems.length > 0 ? last.problems.join(' ') : outcome}`;
}
