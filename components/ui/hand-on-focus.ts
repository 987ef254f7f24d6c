/**
 * A ref for a control that may be removed while it has the focus. The browser would then focus nothing, and Tab would
 * start at the top of the page: instead its neighbour gets the focus, else the page's heading.
 */
export const handOnFocus = (control: HTMLElement | null) => () => {
  if (control && control === document.activeElement) passFocusOn(control);
};

/** Focuses the neighbour of an element that is about to be removed. */
export function passFocusOn(control: Element): void {
  const near = neighboursOf(control);
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return; // the focus was set elsewhere
    const target = firstControl(near) ?? document.querySelector<HTMLElement>('main h1[tabindex]');
    // A save bar is always visible: focusing it would scroll the page out of its reserved space.
    target?.focus({ preventScroll: target.matches('h1, [data-save-bar] *') });
  });
}

/** An element's siblings, then its ancestors and theirs, from the inside out. */
function neighboursOf(control: Element): readonly Element[] {
  const near = [control.nextElementSibling, control.previousElementSibling].filter((element) => element !== null);
  const parent = control.parentElement;
  return !parent || parent.matches('main, dialog, body') ? near : [...near, parent, ...neighboursOf(parent)];
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
