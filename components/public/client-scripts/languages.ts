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

/** The fragment of an open window, or of the section that the header marks (scroll.ts); '' at the top of the page. */
function placeShown(): string {
  if (document.querySelector('dialog[open]')) return location.hash;
  const here = document.querySelector<HTMLAnchorElement>('a[data-spy][aria-current]')?.dataset.spy ?? 'home';
  return here === 'home' ? '' : here;
}
