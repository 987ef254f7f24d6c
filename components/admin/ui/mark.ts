/** Tints an element for a moment, so that the eye finds what was just added. */
export function mark(element: Element): void {
  element.animate([{ backgroundColor: 'var(--color-accent-wash)' }, {}], { duration: 2000, easing: 'ease-in' });
}
