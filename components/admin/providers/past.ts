/**
 * The page's undo history (Ctrl+Z, newest first; Ctrl+Y redoes). A step lasts until its screen or dialog is left.
 * Removals, moves and copies are undone wherever the focus is; typing, only in its field.
 */

import { useCallback, useEffect, useRef } from 'react';
import { showToast } from './notifications';

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

/** Returns a function that offers an undo, by a toast and by Ctrl+Z, while the component is mounted. */
export function useOfferUndo(): (text: string | undefined, undo: () => void, about?: string) => void {
  const { current: owner } = useRef({});
  useEffect(() => () => dropSteps(owner), [owner]);
  return useCallback((text, undo, about) => keepStep(owner, { undo }, text, about), [owner]);
}

/**
 * Ctrl+Z (Cmd+Z) undoes the last step, and Ctrl+Y redoes it: never typing in a field that is not visible, as the
 * browser's own page-wide history would. Rich text has its own history.
 */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      const isElsewhere =
        event.defaultPrevented ||
        document.querySelector('dialog[open][role=alertdialog]') ||
        (event.target instanceof HTMLElement && event.target.isContentEditable);
      if (isElsewhere || command(document.activeElement)) event.preventDefault();
    };
    /** « Annuler » in the browser's menu. */
    const onBeforeInput = (event: InputEvent) => {
      const command = { historyUndo: undoLast, historyRedo: redoLast }[event.inputType];
      if (!command || !isTextField(event.target)) return;
      if (event.target !== document.activeElement || command(event.target)) event.preventDefault();
    };
    const onInput = ({ target }: Event) => {
      if (isTextField(target)) keepTyping(target);
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('beforeinput', onBeforeInput);
    window.addEventListener('input', onInput); // after a form has recorded it
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('beforeinput', onBeforeInput);
      window.removeEventListener('input', onInput);
    };
  }, []);
}

/** The command of a key: Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo; Cmd on a Mac. */
function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redoLast : undoLast;
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? redoLast : undefined;
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search|url|tel|email|password|number)$/.test(target.type));
