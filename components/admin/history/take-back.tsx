import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { restoreVersion } from '@/lib/site/api/client';
import type { Part } from '@/lib/site/history/compare';
import { numberText, restoredText, takenBackText } from '@/lib/site/history/taken-back-text';
import type { Comparison, History } from '@/lib/site/history/types';
import { useConfirm } from '../providers/confirm';
import { showToast } from '../providers/notifications';
import { useOfferUndo } from '../providers/past';
import { useAct } from '../providers/session';
import { Button } from '../ui/button';
import { styled } from '../ui/cx';
import { Status } from '../ui/status';

/** `busy`: this part is being restored; `waiting`: another one is. */
type TakeBackState = 'ready' | 'busy' | 'waiting' | 'taken';

/**
 * Restores single parts of a version. A restored part keeps its row, so that a second click finds the same row:
 * `shownBefore` is the comparison before the restoration, until `forget` (another version is chosen). `refresh` loads
 * the new state with that version chosen; `stay`, for the toast’s « Annuler », with the one chosen by then.
 */
export function useTakeBack(
  history: History,
  comparison: Comparison | null,
  isFresh: boolean,
  offerReturn: OfferReturn,
  refresh: (version: number) => void,
  stay: () => void,
) {
  const [act] = useAct();
  const [shownBefore, setShownBefore] = useState<Comparison | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [working, setWorking] = useState<string | null>(null);
  const isWorking = useRef(false); // two clicks may precede the next render
  const stateOf = (part: Part): TakeBackState => {
    const at = keyOf(part);
    if (taken.includes(at)) return 'taken';
    if (working === at) return 'busy';
    return working === null && isFresh ? 'ready' : 'waiting';
  };
  const take = async (part: Part) => {
    if (!comparison || isWorking.current || stateOf(part) !== 'ready') return;
    const at = keyOf(part);
    const { id, version } = comparison.before;
    isWorking.current = true;
    setWorking(at);
    const send = () => restoreVersion(id, history.current, part.at);
    const result = await act(send, `${quotedBriefly(part.name)} n’a pas pu être repris`);
    isWorking.current = false;
    setWorking(null);
    if (result.ok) {
      setShownBefore((last) => last ?? comparison);
      setTaken((last) => [...last, at]);
      offerReturn(takenBackText(part.name, numberText(version)), result.data.version, () => {
        setTaken((last) => last.filter((other) => other !== at));
        stay();
      });
    }
    refresh(id);
  };
  const forget = () => {
    setShownBefore(null);
    setTaken([]);
  };
  return { shownBefore, forget, takeBack: { stateOf, take } };
}
export type TakeBack = ReturnType<typeof useTakeBack>['takeBack'];

const keyOf = ({ at }: Part): string => JSON.stringify(at);

type OfferReturn = (text: string, made: number, onReturned: () => void) => void;

/**
 * Returns a function that toasts a restoration with an undo: it restores the previous version, unless another save
 * followed. `made` is the version number that the restoration created.
 */
export function useOfferReturn({ subject, versions }: History): OfferReturn {
  const [act] = useAct();
  const offerUndo = useOfferUndo();
  const before = versions[0];
  const again = useRef(new Map<number, number>()); // version number → that of the last version that restored it
  return (text, made, onReturned) => {
    const isInTrash = subject.group === 'bin'; // restored from the trash, to which no version can return it
    if (!before || isInTrash || made === before.version) return void showToast.success(text);
    const goBack = async () => {
      const send = () => restoreVersion(before.id, again.current.get(made) ?? made);
      const result = await act(send, 'La restauration n’a pas pu être annulée');
      if (!result.ok) return;
      again.current.set(before.version, result.data.version);
      showToast.success('Restauration annulée');
      onReturned();
    };
    offerUndo(text, () => void goBack());
  };
}

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
