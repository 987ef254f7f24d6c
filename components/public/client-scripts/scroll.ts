/** In px: scroll distance after which the header is opaque. */
const OPAQUE_AFTER = 50;
/**
 * In px below the top of the viewport: the active link belongs to the section that spans this line, or to the last
 * linked one before it. With large letters, links scroll sections to a little above this line (`scroll-padding-top` in
 * app/(site)/site.css).
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
  ); // in page order, unlike the links under « Plus »
  let isScheduled = false;

  /** The section being read; near the end of the page, which cannot scroll further, the one that a link led to. */
  function sectionHere() {
    const top = (section: Element) => section.getBoundingClientRect().top;
    const line = Math.max(LINE, Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + SLACK);
    const target = sections.find((section) => section.matches(':target') && top(section) > line);
    const isAtEnd = scrollY + innerHeight + SLACK >= root.scrollHeight; // late fonts can change the height
    return isAtEnd && target ? target : sections.findLast((section) => top(section) <= line);
  }

  function update() {
    isScheduled = false;
    header?.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER);
    const here = sectionHere();
    if (!here) return;
    for (const link of links) link.ariaCurrent = link.dataset.spy === here.id ? 'true' : null;
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  }

  schedule();
  for (const type of ['scroll', 'resize', 'hashchange'] as const)
    window.addEventListener(type, schedule, { signal, passive: true });
}
