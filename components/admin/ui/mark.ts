/** Tints an element briefly, to show what was just added. */
export function mark(element: Element): void {
  element.animate([{ backgroundColor: 'var(--color-accent-wash)' }, {}], { duration: 2000, easing: 'ease-in' });
}
