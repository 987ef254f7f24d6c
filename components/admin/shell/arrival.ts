/**
 * Where « Aller à… » leads: nothing that had the focus is on the page that comes, so its heading takes it, or the part
 * that the address names.
 */
let expected: URL | undefined;

/** Says where the next page begins. A part of the page that is shown takes the focus at once. */
export function focusAfterNavigation(href: string): void {
  expected = new URL(href, location.href);
  if (expected.pathname === location.pathname) arrive(document.querySelector<HTMLElement>('main h1'));
}

/**
 * Gives the focus to the part of this page that was expected, or to the page's heading. Arriving on any page ends the
 * expectation.
 */
export function arrive(heading: HTMLElement | null): void {
  const to = expected;
  expected = undefined;
  if (to?.pathname !== location.pathname) return;
  const part = document.getElementById(to.hash.slice(1));
  if (part) part.tabIndex = -1;
  part?.closest('details')?.setAttribute('open', '');
  (part ?? heading)?.focus();
}
