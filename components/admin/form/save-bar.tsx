'use client';
import { Check, CircleDot, CloudOff, GitCompareArrows, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatTime } from '@/lib/format/dates';
import { useOnline } from '../shell/online';
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

type Look = { readonly name: string; readonly icon: ReactNode; readonly title: string; readonly detail?: string; readonly urgent?: boolean };

/** Shows the state of the form, with the buttons to save and cancel. Its height is the same in every state. */
export function SaveBar({ form: { state, draft, save, compare }, detail, saveLabel, onCancel }: Props) {
  const online = useOnline();
  const look = lookOf(state, draft.dirty, online, detail);
  const saving = state.at === 'saving';
  return (
    <section className="savebar" data-state={look.name} aria-label="Enregistrement">
      <div className="what" role={look.urgent ? 'alert' : 'status'}>
        {look.icon}
        <div>
          <strong>{look.title}</strong>
          {look.detail && <span className="detail">{look.detail}</span>}
        </div>
      </div>
      <button type="button" className="btn quiet" onClick={onCancel} disabled={saving}>
        Annuler
      </button>
      {state.at === 'conflict' ? (
        <button type="button" className="btn primary" onClick={compare}>
          Comparer
        </button>
      ) : (
        <button type="button" className="btn primary" disabled={saving} onClick={() => void save()}>
          {saving && <Spinner />}
          {state.at === 'failed' && state.again ? 'Réessayer' : saveLabel}
          <span aria-hidden="true">
            <kbd>Ctrl S</kbd>
          </span>
        </button>
      )}
    </section>
  );
}

function lookOf(state: SaveState<unknown>, dirty: boolean, online: boolean, detail?: string): Look {
  if (state.at === 'saving') return { name: 'saving', icon: <Spinner />, title: 'Enregistrement…' };
  if (state.at === 'conflict') {
    return { name: 'conflict', icon: <GitCompareArrows className="icon" aria-hidden />, title: 'Conflit à résoudre', detail: state.text, urgent: true };
  }
  if (state.at === 'failed')
    return { name: 'failed', icon: <TriangleAlert className="icon" aria-hidden />, title: 'Non enregistré', detail: state.text, urgent: true };
  if (!online)
    return { name: 'offline', icon: <CloudOff className="icon" aria-hidden />, title: 'Hors ligne', detail: 'Ce que vous saisissez reste dans cette page.' };
  if (dirty) return { name: 'dirty', icon: <CircleDot className="icon" aria-hidden />, title: 'Modifications non enregistrées', detail };
  if (state.at === 'saved') return { name: 'saved', icon: <Check className="icon" aria-hidden />, title: `Enregistré à ${formatTime(state.when)}` };
  return { name: 'rest', icon: <Check className="icon" aria-hidden />, title: 'Aucune modification' };
}
