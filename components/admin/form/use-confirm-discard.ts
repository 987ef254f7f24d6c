import { useConfirm } from '../providers/confirm';
import { canUndo, undoLast } from '../providers/past';

/**
 * Returns a function that closes a form: at once without changes, else after a confirmation. If the last change alone
 * can be undone, which « Annuler » may have meant, the question offers that too.
 */
export function useConfirmDiscard(
  dirty: boolean,
  close: () => void,
  /** What is lost, where that is nothing that can be undone. */
  text?: string,
): () => void {
  const ask = useConfirm();
  return () => {
    if (!dirty) return close();
    const undoes = text === undefined && canUndo();
    void ask({
      title: 'Abandonner les modifications\u202f?',
      text: text ?? 'Ce que vous avez saisi ici sera perdu.',
      details: [undoes && 'La dernière modification peut aussi être annulée seule.'],
      safe: 'Continuer la saisie',
      choices: [
        ...(undoes ? [{ value: 'undo', label: 'Annuler la dernière modification' }] : []),
        { value: 'discard', label: 'Abandonner', tone: 'danger' },
      ],
    }).then((answer) => {
      if (answer === 'discard') close();
      if (answer === 'undo') undoLast(null);
    });
  };
}
