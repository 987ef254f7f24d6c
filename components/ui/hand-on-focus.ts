/**
 * A ref for a control that can be taken away while it has the focus. The browser would then give the focus to nobody,
 * and Tab start at the top of the page: what stood beside the control has it instead, else the page's heading.
 */
export const handOnFocus = (control: HTMLElement | null) => () => {
  if (control && control === document.activeElement) passFocusOn(control);
};

/** Gives the focus to what stands beside an element that is about to go. */
export function passFocusOn(control: Element): void {
  const near = neighboursOf(control);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return; // its new place has been set
    const target = firstControl(near) ?? document.querySelector<HTMLElement>('main h1[tabindex]');
    // A save bar is always in sight: the page would be scrolled to bring it out of the room that is kept free for it.
    target?.focus({ preventScroll: target.matches('h1, [data-save-bar] *') });
  });
}

/** The siblings of an element, then its ancestors and theirs, from the inside. */
function neighboursOf(control: Element): readonly Element[] {
  const near = [control.nextElementSibling, control.previousElementSibling].filter((element) => element !== null);
  const around = control.parentElement;
  return !around || around.matches('main, dialog, body') ? near : [...near, around, ...neighboursOf(around)];
}

const controls = 'a[href], button, input, textarea, select, summary, [tabindex], [contenteditable="true"]';

function firstControl(near: readonly Element[]): HTMLElement | undefined {
  for (const element of near) {
    const found = element.isConnected ? [element, ...element.querySelectorAll(controls)].find(canFocus) : undefined;
    if (found) return found;
  }
  return undefined;
}

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(controls) &&
  !element.matches(':disabled, [type="hidden"], [inert] *') &&
  element.checkVisibility();
