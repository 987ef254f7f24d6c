/**
 * The steps that Ctrl+Z undoes (removals, moves, copies), the newest first, until something else is typed or their
 * screen or window is left.
 */
import { showToast } from './toast';

export type UndoOffer = { readonly withdraw: () => void };
/** `window`: the dialog that was in front; the page takes over what is still offered once it is closed. */
type Offer = UndoOffer & { readonly undo: () => void; readonly window: Element | null };

let offers: readonly Offer[] = [];
/** The number of steps that are kept, each with the tree before it. */
const most = 50;

/**
 * Says what was removed in a toast with « Annuler », which Ctrl+Z presses too; it takes the place of a toast `about`
 * the same thing. What was saved before it is no longer so. Without a text there is no toast.
 */
export function offerUndo(text: string | undefined, undo: () => void, about?: string): UndoOffer {
  showToast.close('save');
  const take = () => {
    offers = offers.filter((other) => other !== offer);
    undo();
  };
  const close =
    text === undefined ? () => {} : showToast.success(text, { label: 'Annuler', run: take, isKeyed: true }, about);
  const offer: Offer = {
    undo: take,
    window: openWindow(),
    withdraw: () => {
      offers = offers.filter((other) => other !== offer);
      close();
    },
  };
  offers = [...offers, offer].slice(-most);
  return offer;
}

/** Whether `undoLast` would undo something. */
export const canUndo = (): boolean => lastOffer() !== undefined;

/** Undoes the newest step of the window in front, or of the page where none is open; false when there is none. */
export function undoLast(): boolean {
  const last = lastOffer();
  if (!last) return false;
  last.withdraw();
  last.undo();
  return true;
}

function lastOffer(): Offer | undefined {
  const front = openWindow();
  return offers.findLast(({ window }) => (window?.isConnected ? window : null) === front);
}

/** The dialog in front; a question, which closes before what it asked about is done, is none. */
const openWindow = (): Element | null =>
  [...document.querySelectorAll('dialog[open]:not([role=alertdialog])')].at(-1) ?? null;

/** Ends every offer, with its toast: what it would put back no longer stands where it did. */
export function withdrawOffers(): void {
  for (const offer of offers) offer.withdraw();
}

/** Leaves Ctrl+Z to what was typed since; the toasts keep their buttons. */
export function forgetOffers(): void {
  offers = [];
}
