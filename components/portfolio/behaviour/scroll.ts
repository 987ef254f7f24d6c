/** The header follows scrolling (spec 2.2): opaque after 50 px, the active link by the line 100 px below the top. */
const OPAQUE_AFTER = 50;
const LINE = 100;

export function startScroll(signal: AbortSignal): void {
  const header = document.querySelector('[data-header]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-spy]')];
  const sections = [...new Set(links.map(({ dataset }) => dataset.spy ?? ''))].flatMap((id) => document.getElementById(id) ?? []);
  let asked = false;

  function update() {
    asked = false;
    header?.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER);
    const here = sections.find((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top <= LINE && bottom > LINE;
    });
    if (!here) return; // between two sections that have links, the last one stays
    for (const link of links) {
      if (link.dataset.spy === here.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  function ask() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(update);
  }

  update();
  window.addEventListener('scroll', ask, { signal, passive: true });
  window.addEventListener('resize', ask, { signal, passive: true });
}
