/** Keeps a history for each text field of the page, and plays it back in that field alone. */
import { begun, caretAfter, redone, typed, undone } from './text-history';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const histories = new WeakMap<TextField, ReturnType<typeof begun>>();

/** Records the typing in all fields of the document; returns a function that ends it. */
export function followTyping(): () => void {
  const before = ({ target }: Event) => isTextField(target) && current(target);
  const after = (event: Event) => {
    const { target } = event;
    if (!isTextField(target)) return;
    const type = event instanceof InputEvent ? event.inputType : '';
    histories.set(
      target,
      typed(histories.get(target) ?? begun(target.defaultValue), target.value, type, event.timeStamp),
    );
  };
  /** « Annuler » of the browser's menu. */
  const fromMenu = (event: Event) => {
    if (!(event instanceof InputEvent) || !/^history(?:Undo|Redo)$/.test(event.inputType) || !isTextField(event.target))
      return;
    event.preventDefault();
    stepBack(document.activeElement, event.inputType === 'historyRedo');
  };
  document.addEventListener('focusin', before);
  document.addEventListener('beforeinput', before);
  document.addEventListener('beforeinput', fromMenu);
  document.addEventListener('input', after);
  return () => {
    document.removeEventListener('focusin', before);
    document.removeEventListener('beforeinput', before);
    document.removeEventListener('beforeinput', fromMenu);
    document.removeEventListener('input', after);
  };
}

/** Undoes the last step of a text field, or brings it again; does nothing for any other element. */
export function stepBack(field: EventTarget | null, again = false): void {
  if (!isTextField(field) || field.readOnly) return;
  const state = current(field);
  const next = again ? redone(state) : undone(state);
  if (next === state) return;
  histories.set(field, next);
  const before = field.value;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next.now); // React hears of it by the event
  const caret = caretAfter(before, next.now);
  if (field.selectionStart !== null) field.setSelectionRange(caret, caret); // null where a type has no caret
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: again ? 'historyRedo' : 'historyUndo' }));
}

/** The history of a field; it starts again when the page has changed the value meanwhile. */
function current(field: TextField): ReturnType<typeof begun> {
  const known = histories.get(field);
  const state = known?.now === field.value ? known : begun(field.value);
  histories.set(field, state);
  return state;
}

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search|url|tel|email|password|number)$/.test(target.type));
