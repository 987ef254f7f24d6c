'use client';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { failureText, restoreVersion } from '@/lib/api/client';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import type { Comparison, History } from '@/lib/history/types';
import { useConfirm } from '../providers/confirm';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

type Props = { readonly history: History; readonly comparison: Comparison; readonly isAgainstCurrent: boolean; readonly now: string };

/** Restores the chosen version after a confirmation, or shows why it cannot be restored. */
export function RestoreButton({ history, comparison, isAgainstCurrent, now }: Props) {
  const router = useRouter();
  const call = useApiCall();
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const { before, rows, obstacle } = comparison;
  const when = ofRelativeDate(relativeDate(before.at, now));
  if (obstacle !== null) {
    return (
      <div className="modal-foot hist-foot">
        <p className="state err">
          <TriangleAlert className="icon" aria-hidden />
          {obstacle}
        </p>
      </div>
    );
  }
  if (isAgainstCurrent && rows.length === 0 && history.subject.group === 'site') return null;
  const restore = async () => {
    const answer = await ask({
      title: 'Restaurer cette version',
      text: `« ${history.subject.label} » reprendra sa version ${when} et le site changera aussitôt. La version actuelle reste dans l’historique.`,
      ...(isAgainstCurrent && consequence(comparison)),
      choices: [{ value: 'restore', label: 'Restaurer', tone: 'primary' }],
    });
    if (answer !== 'restore') return;
    setBusy(true);
    const result = await call(() => restoreVersion(before.id, history.current));
    setBusy(false);
    if (result.ok) showToast.success(`Version ${when} restaurée`);
    else showToast.error(failureText(result, 'La version n’a pas pu être restaurée'));
    router.replace(`/admin/history?sujet=${encodeURIComponent(history.subject.key)}`, { scroll: false });
    router.refresh();
  };
  return (
    <div className="modal-foot hist-foot">
      <span className="small faint">Restaurer crée une nouvelle version{'\u00a0'}: rien n’est perdu.</span>
      <button type="button" className="btn primary" disabled={busy} onClick={() => void restore()}>
        {busy ? <Spinner /> : <RotateCcw className="icon sm" aria-hidden />}
        Restaurer la version {when}
      </button>
    </div>
  );
}

/** Tells whether the restoration shows or hides the section. */
function consequence({ rows }: Comparison): { detail?: string } {
  const row = rows.find(({ place }) => place.length === 1 && place[0] === 'Visibilité');
  if (!row) return {};
  return { detail: row.before === 'Visible' ? 'La section sera de nouveau visible sur le site.' : 'La section sera masquée.' };
}
