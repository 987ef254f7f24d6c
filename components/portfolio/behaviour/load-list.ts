/** Where the whole list stands, on its own page (decision 35). */
const PAGE = '/publications';
const LIST = '#liste';

/** Fills a window's `[data-loaded]` with the list of /publications, once; on failure its link to that page stays. */
export async function loadList(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const place = dialog.querySelector<HTMLElement>('[data-loaded]');
  if (!place || place.ariaBusy === 'true') return;
  place.ariaBusy = 'true';
  try {
    const answer = await fetch(PAGE, { signal, headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const list = page.querySelector(LIST);
    if (!list) return;
    list.removeAttribute('id');
    place.replaceWith(document.adoptNode(list));
  } catch {
    // Out of reach: the link to the page is still there.
  } finally {
    place.ariaBusy = null;
  }
}
