/** A link to the same page in another language leads to the section, window or search that is shown. */
export function startLanguages(signal: AbortSignal): void {
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-same-place]') : null;
        if (!link) return;
        link.search = location.search;
        link.hash = placeShown();
      },
      { signal },
    );
}

/**
 * The fragment of an open window, that of the section that was asked for while its head is in sight, or else of the one
 * that the header marks (scroll.ts); '' at the top of the page.
 */
function placeShown(): string {
  const asked = location.hash && document.getElementById(location.hash.slice(1));
  const isInSight = asked && Math.abs(asked.getBoundingClientRect().top) < innerHeight / 2;
  if (isInSight || document.querySelector('dialog[open]')) return location.hash;
  const here = document.querySelector<HTMLAnchorElement>('a[data-spy][aria-current]')?.dataset.spy ?? 'home';
  return here === 'home' ? '' : here;
}
