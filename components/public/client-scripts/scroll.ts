/** The scroll distance after which the header is opaque, in px. */
const OPAQUE_AFTER = 50;
/**
 * The active link is that of the section that spans this line, in px below the top of the viewport; of one without a
 * link, that of the last before it. With large letters links to sections lead lower (`scroll-padding-top` of
 * app/(site)/site.css): the line is then a little below that place.
 */
const LINE = 100;
const SLACK = 8;

/** Keeps the header up to date on scrolling: its background and its active link. */
export function startScroll(signal: AbortSignal): void {
  const root = document.documentElement;
  const header = document.querySelector('[data-header]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-spy]')];
  const sections = [...document.querySelectorAll('section')].filter(({ id }) =>
    links.some(({ dataset }) => dataset.spy === id),
  ); // in the order of the page, which « Plus » has not
  let asked = false;

  /** The section that is read; where the page ends before it can stand at the line, the one that a link has led to. */
  function sectionHere() {
    const top = (section: Element) => section.getBoundingClientRect().top;
    const line = Math.max(LINE, Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + SLACK);
    const target = sections.find((section) => section.matches(':target') && top(section) > line);
    const isAtEnd = scrollY + innerHeight + SLACK >= root.scrollHeight; // which fonts that come later move
    return isAtEnd && target ? target : sections.findLast((section) => top(section) <= line);
  }

  function update() {
    asked = false;
    header?.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER);
    const here = sectionHere();
    if (!here) return;
    for (const link of links) link.ariaCurrent = link.dataset.spy === here.id ? 'true' : null;
  }

  function ask() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(update);
  }

  ask();
  for (const type of ['scroll', 'resize', 'hashchange'] as const)
    window.addEventListener(type, ask, { signal, passive: true });
}
