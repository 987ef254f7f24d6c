/**
 * The past of the page: what Ctrl+Z takes back, the newest first, and Ctrl+Y brings again, until the screen or window of
 * a step is left. A removal, a move or a copy is taken back wherever the focus is; what was typed, in its field alone.
 */
import { showToast } from './toast';

export const cannotUndo = 'Ce qui a été saisi depuis ne permet plus de l’annuler.';

export type Step = Readonly<{
  /** Absent where the browser itself takes back what was typed. */
  undo?: () => void;
  redo?: () => void;
  /** The element that was typed in. */
  field?: Element;
}>;
/** `window`: the dialog that was in front; the page takes over its steps once it is closed. */
type PastStep = Readonly<{
  step: Step;
  owner: object;
  window: Element | null;
  close: () => void;
}>;

let past: readonly PastStep[] = [];
let undone: readonly PastStep[] = [];
/** The number of steps that are kept, each with the trees before and after it. */
const most = 100;

/**
 * Keeps a step of an owner. With a text, a toast says it, whose « Annuler » takes it back, too; it takes the place of a
 * toast `about` the same thing. What was saved before it is no longer so.
 */
export function keepStep(owner: object, step: Step, text?: string, about?: string): void {
  if (!step.field) showToast.close('save');
  const run = () => {
    drop((other) => other === entry);
    step.undo?.();
  };
  const close = text === undefined ? () => {} : showToast.success(text, { label: 'Annuler', run }, about);
  const entry: PastStep = { step, owner, window: openWindow(), close };
  past = [...past, entry].slice(-most);
  undone = [];
}

/** Keeps that something was typed in a field of no form, which the browser takes back. */
export function keepTyping(field: Element): void {
  if (past.at(-1)?.step.field !== field) keepStep(field, { field });
}

export const isNewest = (step: Step): boolean => past.at(-1)?.step === step;

/** Whether the newest step can be taken back wherever the focus is. */
export function canUndo(): boolean {
  const last = newest(past, null);
  return last !== undefined && !last.step.field;
}

/**
 * Takes back the newest step of the window in front, or of the page where none is open; where that is typing in another
 * field than the focused one, the newest of this. False where that is left to the browser.
 */
export function undoLast(focused: Element | null): boolean {
  const last = newest(past, focused);
  if (!last) return true;
  if (!last.step.undo) return false;
  drop((other) => other === last);
  last.close();
  last.step.undo();
  if (last.step.redo) undone = [...undone, last];
  return true;
}

/** Brings again the newest step that was taken back, by the same rules. */
export function redoLast(focused: Element | null): boolean {
  const last = newest(undone, focused);
  if (!last) return newest(past, focused)?.step.undo !== undefined;
  undone = undone.filter((other) => other !== last);
  last.step.redo?.();
  past = [...past, last];
  return true;
}

/** Ends the steps of an owner, or all, with their toasts: what they would put back no longer stands where it did. */
export function dropSteps(owner?: object): void {
  for (const { close } of drop((entry) => owner === undefined || entry.owner === owner)) close();
}

function drop(isGone: (entry: PastStep) => boolean): readonly PastStep[] {
  const gone = past.filter(isGone);
  past = past.filter((kept) => !gone.includes(kept));
  undone = undone.filter((kept) => !isGone(kept));
  return gone;
}

function newest(steps: readonly PastStep[], focused: Element | null): PastStep | undefined {
  const front = openWindow();
  const here = steps.filter(({ window }) => (window?.isConnected ? window : null) === front);
  const isTakenBack = ({ step: { field } }: PastStep) => !field || isSameField(field, focused);
  const last = here.at(-1);
  return !last || isTakenBack(last) ? last : here.findLast((entry) => entry.step.field && isTakenBack(entry));
}

/** A field that was drawn anew is known by its id. */
const isSameField = (field: Element, focused: Element | null): boolean =>
  field === focused || (field.id !== '' && field.id === focused?.id);

/** The dialog in front; a question, which closes before what it asked about is done, is none. */
const openWindow = (): Element | null =>
  [...document.querySelectorAll('dialog[open]:not([role=alertdialog])')].at(-1) ?? null;
