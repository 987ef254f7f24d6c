'use client';
import { Check, CircleDot, CloudOff, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatTime } from '@/lib/format/dates';
import { useOnline } from '../shell/online';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Kbd } from '../ui/kbd';
import type { SaveState } from './save-state';
import type { StoredForm } from './use-stored-form';

type Props = {
  readonly form: StoredForm;
  /** « 3 champs modifiés » */
  readonly detail?: string;
  readonly saveLabel: string;
  readonly onCancel: () => void;
};

/** How many fields were modified, for the bar. */
export const modifiedText = ({ changed }: StoredForm['draft']): string => (changed.length === 1 ? '1 champ modifié' : `${changed.length} champs modifiés`);

type Look = { readonly icon: ReactNode; readonly title: string; readonly detail?: string; readonly urgent?: boolean; readonly colours: string };

/** Shows the state of the form, with the buttons to save and cancel. Its height is the same in every state. */
export function SaveBar({ form: { state, draft, save, compare }, detail, saveLabel, onCancel }: Props) {
  const online = useOnline();
  const look = lookOf(state, draft.dirty, online, detail);
  const saving = state.at === 'saving';
  return (
    <section
      className={cx(
        'sticky bottom-0 z-10 -mx-bleed mt-auto flex items-center gap-x-4 gap-y-3 border-t-2 px-bleed pt-3 pb-safe forced-color-adjust-none max-sm:gap-2 print:hidden',
        look.urgent && 'max-sm:flex-wrap max-sm:[&>button]:flex-1',
        look.colours,
      )}
      data-save-bar
      aria-label="Enregistrement"
    >
      <div
        className={cx(
          'me-auto flex min-w-0 items-center gap-3 leading-snug [&>:first-child]:size-5',
          look.urgent && 'max-sm:shrink-0 max-sm:grow max-sm:basis-full',
        )}
        role={look.urgent ? 'alert' : 'status'}
      >
        {look.icon}
        <div>
          <strong className="block font-semibold text-control max-sm:text-sm/compact">{look.title}</strong>
          {look.detail && <span className={cx('text-ink-soft text-sm', look.urgent ? 'max-sm:block' : 'max-sm:hidden')}>{look.detail}</span>}
        </div>
      </div>
      <Button variant="quiet" size="tight" onClick={onCancel} disabled={saving}>
        Annuler
      </Button>
      {state.at === 'conflict' ? (
        <Button variant="primary" size="bar" onClick={compare}>
          Comparer
        </Button>
      ) : (
        <Button variant="primary" size="bar" disabled={saving} onClick={() => void save()}>
          {saving && <Spinner />}
          {state.at === 'failed' && state.again ? 'Réessayer' : saveLabel}
          <span className="max-sm:hidden" aria-hidden="true">
            <Kbd className="border-current/40">Ctrl S</Kbd>
          </span>
        </Button>
      )}
    </section>
  );
}

function lookOf(state: SaveState<unknown>, dirty: boolean, online: boolean, detail?: string): Look {
  if (state.at === 'saving') return { colours: 'border-accent bg-accent-wash text-accent', icon: <Spinner />, title: 'Enregistrement…' };
  if (state.at === 'conflict') {
    return {
      colours: 'border-err bg-err-wash text-err',
      icon: <GitCompareArrows aria-hidden />,
      title: 'Conflit à résoudre',
      detail: state.text,
      urgent: true,
    };
  }
  if (state.at === 'failed')
    return { colours: 'border-err bg-err-wash text-err', icon: <TriangleAlert aria-hidden />, title: 'Non enregistré', detail: state.text, urgent: true };
  if (!online)
    return {
      colours: 'border-ink-soft bg-paper-sunk text-ink-soft',
      icon: <CloudOff aria-hidden />,
      title: 'Hors ligne',
      detail: 'Ce que vous saisissez reste dans cette page.',
    };
  if (dirty) return { colours: 'border-warn bg-warn-wash text-warn', icon: <CircleDot aria-hidden />, title: 'Modifications non enregistrées', detail };
  if (state.at === 'saved')
    return { colours: 'border-ok bg-paper-raised text-ok', icon: <Check aria-hidden />, title: `Enregistré à ${formatTime(state.when)}` };
  return { colours: 'border-ink-faint bg-paper-raised text-ink-faint', icon: <Check aria-hidden />, title: 'Aucune modification' };
}
