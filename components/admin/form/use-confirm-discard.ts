'use client';
import { useConfirm } from '../providers/confirm';

/** Returns a function that closes a form: at once without changes, else after a confirmation that they are lost. */
export function useConfirmDiscard(dirty: boolean, close: () => void): () => void {
  const ask = useConfirm();
  return () => {
    if (!dirty) return close();
    void ask({
      title: 'Abandonner les modifications\u202f?',
      text: 'Ce que vous avez saisi ici sera perdu.',
      safe: 'Continuer la saisie',
      choices: [{ value: 'discard', label: 'Abandonner', tone: 'danger' }],
    }).then((answer) => {
      if (answer === 'discard') close();
    });
  };
}
