/** What Ctrl+Z takes back: removals, the newest first, until something else is typed or their screen is left. */
import { showToast } from './toast';

export type UndoOffer = { readonly withdraw: () => void };
type Offer = UndoOffer & { readonly undo: () => void };

let offers: readonly Offer[] = [];

/** Says what was removed in a toast with « Annuler », which Ctrl+Z presses too. */
export function offerUndo(text: string, undo: () => void): UndoOffer {
  const take = () => {
    offers = offers.filter((other) => other !== offer);
    undo();
  };
  const close = showToast.success(text, { label: 'Annuler', run: take });
  const offer: Offer = {
    undo: take,
    withdraw: () => {
      offers = offers.filter((other) => other !== offer);
      close();
    },
  };
  offers = [...offers, offer];
  return offer;
}

/** Undoes the newest removal; false when there is none. */
export function undoLast(): boolean {
  const last = offers.at(-1);
  if (!last) return false;
  last.withdraw();
  last.undo();
  return true;
}

/** Leaves Ctrl+Z to what was typed since; the toasts keep their buttons. */
export function forgetOffers(): void {
  offers = [];
}
