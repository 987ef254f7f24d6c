'use client';
import { useEffect } from 'react';

/**
 * Keeps the keyboard's place. When the element that has the focus goes away, the browser gives the focus to nobody, and the next
 * press of Tab starts at the top of the page: here it goes to what stood beside the element, else to the page's heading. An element
 * that is only disabled, such as a button during its save, gets the focus back.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: Trail = [];
    let inPage: Trail = [];
    let asked = 0;
    /** Whether the element was disabled since it has the focus: it loses it some time later, even if it is enabled again by then. */
    let wasDisabled = false;
    const remember = () => {
      const active = document.activeElement;
      if (active === null || active === document.body || active === last[0]?.element) return;
      wasDisabled = false;
      last = trailOf(active);
      if (!active.closest(passing)) inPage = last;
    };
    const restore = () => {
      const active = document.activeElement;
      const isLost = active === null || active === document.body || !active.checkVisibility(); // a hidden one loses it with the next frame
      const [first] = last;
      if (!isLost || !first || isWaiting(first.element)) return;
      if (canFocus(first.element) && !wasDisabled) {
        last = inPage = []; // somebody has clicked beside it
        return;
      }
      const target = placeOf(last) ?? placeOf(inPage) ?? document.querySelector<HTMLElement>('main h1[tabindex]');
      // A save bar is always in sight; the page would be scrolled to bring it out of the room that is kept free for it.
      target?.focus({ preventScroll: target.matches('h1, [data-save-bar] *') });
    };
    // After a frame: what takes the focus itself has done so by then.
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(restore);
    };
    const left = ({ relatedTarget }: FocusEvent) => relatedTarget === null && look();
    const observer = new MutationObserver((changes) => {
      remember(); // of a window that is not in front, no event tells what has the focus
      wasDisabled ||= changes.some(({ attributeName, target }) => attributeName === 'disabled' && target === last[0]?.element);
      look();
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', left);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open', 'inert'] });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', left);
      observer.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
}

/** What comes and goes over the page: once it is gone, the focus returns to the page. */
const passing = 'dialog, [data-toasts]';

/** An element and those around it, from the inside, each with its neighbours. */
type Trail = readonly { readonly element: Element; readonly neighbours: readonly (Element | null)[] }[];

function trailOf(from: Element): Trail {
  const trail: Trail[number][] = [];
  for (let element: Element | null = from; element && !element.matches(`main, body, ${passing}`); element = element.parentElement)
    trail.push({ element, neighbours: [element.nextElementSibling, element.previousElementSibling] });
  return trail;
}

/** Whether an element is still there, but disabled. */
const isWaiting = (element: Element): boolean => element.isConnected && element.checkVisibility() && !canFocus(element);

/** The nearest place that can have the focus. */
function placeOf(trail: Trail): HTMLElement | undefined {
  for (const { element, neighbours } of trail) {
    for (const near of [element, ...neighbours]) {
      const found = near?.isConnected ? [near, ...near.querySelectorAll(focusable)].find(canFocus) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

const focusable = 'a[href], button, input, textarea, select, summary, [tabindex], [contenteditable="true"]';

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(focusable) &&
  !element.matches(':disabled, [type="hidden"]') &&
  element.checkVisibility() &&
  !element.closest('[inert]');
