/** The scroll distance after which the header is opaque, in px. */
const OPAQUE_AFTER = 50;
/**
 * The active link is that of the section that spans this line, in px below the top of the viewport; of one without a
 * link, that of the last before it.
 */
const LINE = 100;

/** Keeps the header up to date on scrolling: its background and its active link. */
export function startScroll(signal: AbortSignal): void {
  const header = document.querySelector('[data-header]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-spy]')];
  const sections = [...document.querySelectorAll('section')].filter(({ id }) =>
    links.some(({ dataset }) => dataset.spy === id),
  ); // in the order of the page, which « Plus » has not
  let asked = false;

  function update() {
    asked = false;
    header?.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER);
    const here = sections.findLast((section) => section.getBoundingClientRect().top <= LINE);
    if (!here) return;
    for (const link of links) link.ariaCurrent = link.dataset.spy === here.id ? 'true' : null;
  }

  function ask() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(update);
  }

  ask();
  window.addEventListener('scroll', ask, { signal, passive: true });
  window.addEventListener('resize', ask, { signal, passive: true });
}
