/** Makes a link to the same page in another language lead to the current section, dialog or search. */
export function startLanguages(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-place]'))
    for (const type of ['click', 'auxclick'] as const)
      link.addEventListener(
        type,
        () => {
          link.search = location.search;
          link.hash = shownFragment();
        },
        { signal },
      );
}

/**
 * The fragment of the section marked in the header (scroll.ts); the URL's own where none is marked or a dialog is open.
 */
function shownFragment(): string {
  const here = document.querySelector<HTMLAnchorElement>('a[data-spy][aria-current]')?.dataset.spy;
  if (!here || document.querySelector('dialog[open]')) return location.hash;
  return here === 'home' ? '' : here;
}
