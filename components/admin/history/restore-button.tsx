import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Spinner } from '@/components/ui/spinner';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import { quoted } from '@/lib/format/french';
import { restoreVersion } from '@/lib/site/api/client';
import { numberText, restoredText } from '@/lib/site/history/taken-back-text';
import type { Comparison, History } from '@/lib/site/history/types';
import { useAct } from '../providers/act';
import { useConfirm } from '../providers/confirm';
import { Button } from '../ui/button';
import { styled } from '../ui/cx';
import { Status } from '../ui/status';
import type { OfferReturn } from './use-take-back';

type Props = Readonly<{
  history: History;
  comparison: Comparison;
  isAgainstCurrent: boolean;
  now: string;
  offerReturn: OfferReturn;
  /** Also called after a failure: another version may be stored by then. */
  onRestored: () => void;
}>;

export function RestoreButton({ history, comparison, isAgainstCurrent, now, offerReturn, onRestored }: Props) {
  const [act, busy] = useAct();
  const ask = useConfirm();
  const { before, rows, obstacle } = comparison;
  const when = ofRelativeDate(relativeDate(before.at, now));
  if (obstacle !== null) {
    return (
      <Foot>
        <Status tone="err">
          <TriangleAlert />
          {obstacle}
        </Status>
      </Foot>
    );
  }
  if (isAgainstCurrent && rows.length === 0 && history.subject.group === 'site') return null;
  const restore = async () => {
    const isSure = await ask({
      title: 'Restaurer cette version',
      text: `${quoted(history.subject.label)} reprendra sa version ${when} et le site changera aussitôt. La version actuelle reste dans l’historique.`,
      details: [isAgainstCurrent && consequence(comparison)],
      choices: [{ label: 'Restaurer', tone: 'primary' }],
    });
    if (!isSure) return;
    const send = () => restoreVersion(before.id, history.current);
    const result = await act(send, 'La version n’a pas pu être restaurée');
    if (result.ok) offerReturn(restoredText(numberText(before.version)), result.data.version, onRestored);
    onRestored();
  };
  return (
    <Foot>
      <span className="me-auto text-ink-faint text-sm">
        Restaurer crée une nouvelle version&nbsp;: rien n’est perdu.
      </span>
      <Button
        variant="primary"
        className="max-sm:grow max-sm:basis-full"
        disabled={busy}
        onClick={() => void restore()}
      >
        {busy ? <Spinner /> : <RotateCcw />}
        Restaurer la version n°&nbsp;
        {before.version}, {when}
      </Button>
    </Foot>
  );
}

const Foot = styled(
  'div',
  'flex flex-wrap items-center justify-end gap-2 rounded-b-3 border-rule border-t bg-paper px-6 py-3 max-sm:px-4',
);

function consequence({ rows }: Comparison): string | undefined {
  const row = rows.find(({ place }) => place.length === 1 && place[0] === 'Visibilité');
  return (
    row && (row.before === 'Visible' ? 'La section sera de nouveau visible sur le site.' : 'La section sera masquée.')
  );
}
