/**
 * The page's undo history (Ctrl+Z, newest first; Ctrl+Y redoes). A step lasts until its screen or dialog is left.
 * Removals, moves and copies are undone wherever the focus is; typing, only in its field.
 */
import { showToast } from './toast';

export const cannotUndo = 'Ce qui a été saisi depuis ne permet plus de l’annuler.';

export type Step = Readonly<{
  /** Absent for typing that the browser itself undoes. */
  undo?: () => void;
  redo?: () => void;
  /** The field typed in. */
  field?: Element;
}>;
/** `window`: the dialog that was in front; when it closes, its steps pass to the page. */
type PastStep = Readonly<{
  step: Step;
  owner: object;
  window: Element | null;
  close: () => void;
}>;

let past: readonly PastStep[] = [];
let undone: readonly PastStep[] = [];
/** The most steps stored, each with the trees before and after it. */
const most = 100;

/**
 * Records a step of an owner. `text` shows a toast whose « Annuler » undoes it too, and which replaces one with the
 * same `about`. The toast of an earlier save is outdated.
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

/** Records typing in a field outside any form, which the browser undoes. */
export function keepTyping(field: Element): void {
  if (past.at(-1)?.step.field !== field) keepStep(field, { field });
}

export const isNewest = (step: Step): boolean => past.at(-1)?.step === step;

/** Whether the newest step can be undone wherever the focus is. */
export function canUndo(): boolean {
  const last = newest(past, null);
  return last !== undefined && !last.step.field;
}

/**
 * Undoes the newest step of the front dialog, or of the page if none is open; if that is typing in another field, the
 * newest step of the focused one. False to leave it to the browser.
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

/** Redoes the step undone last, by the same rules. */
export function redoLast(focused: Element | null): boolean {
  const last = newest(undone, focused);
  if (!last) return newest(past, focused)?.step.undo !== undefined;
  undone = undone.filter((other) => other !== last);
  last.step.redo?.();
  past = [...past, last];
  return true;
}

/** Drops the steps of an owner, or all, with their toasts: their values no longer fit. */
export function dropSteps(owner?: object): void {
  for (const { close } of drop((entry) => owner === undefined || entry.owner === owner)) close();
}

function drop(isDropped: (entry: PastStep) => boolean): readonly PastStep[] {
  const dropped = past.filter(isDropped);
  past = past.filter((entry) => !dropped.includes(entry));
  undone = undone.filter((entry) => !isDropped(entry));
  return dropped;
}

function newest(steps: readonly PastStep[], focused: Element | null): PastStep | undefined {
  const front = openWindow();
  const here = steps.filter(({ window }) => (window?.isConnected ? window : null) === front);
  const isTakenBack = ({ step: { field } }: PastStep) => !field || isSameField(field, focused);
  const last = here.at(-1);
  return !last || isTakenBack(last) ? last : here.findLast((entry) => entry.step.field && isTakenBack(entry));
}

/** A rerendered field is recognised by its id. */
const isSameField = (field: Element, focused: Element | null): boolean =>
  field === focused || (field.id !== '' && field.id === focused?.id);

/** The front dialog; not a question, which closes before its action is done. */
const openWindow = (): Element | null =>
  [...document.querySelectorAll('dialog[open]:not([role=alertdialog])')].at(-1) ?? null;
