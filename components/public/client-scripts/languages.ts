/** A link to the same page in another language leads to the section, window or search that is shown. */
export function startLanguages(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-place]'))
    for (const type of ['click', 'auxclick'] as const)
      link.addEventListener(
        type,
        () => {
          link.search = location.search;
          link.hash = placeShown();
        },
        { signal },
      );
}

/** The section that the header marks (scroll.ts); the address's own fragment where it marks none, or a window is open. */
function placeShown(): string {
  const here = document.querySelector<HTMLAnchorElement>('a[data-spy][aria-current]')?.dataset.spy;
  if (!here || document.querySelector('dialog[open]')) return location.hash;
  return here === 'home' ? '' : here;
}
