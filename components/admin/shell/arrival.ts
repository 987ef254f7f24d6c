/** Where « Aller à… » leads: the heading of the page that comes takes the focus, since nothing that had it is on that page. */
let expected = '';

export function expectAt(href: string): void {
  expected = href.split('#')[0] ?? '';
}

/** Whether the page that is shown now is the one that was expected. Asking ends it. */
export function hasArrived(): boolean {
  const isHere = expected === location.pathname;
  expected = '';
  return isHere;
}
