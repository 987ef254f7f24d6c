import { readPage } from './page-parts';

/** What the address of the list, which the dialog's own link has, needs to give all of it on one page. */
const WHOLE = '?page=tout';
const LIST = '[data-part="liste"]';

/** Fills a dialog's `[data-loaded]` with the list of /publications, once; on failure the link to that page stays. */
export async function loadList(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const place = dialog.querySelector<HTMLElement>('[data-loaded]');
  const page = dialog.querySelector<HTMLAnchorElement>(':scope > section a');
  if (!place || !page || place.ariaBusy === 'true') return;
  place.ariaBusy = 'true';
  try {
    const answer = await fetch(page.pathname + WHOLE, { signal, headers: { Accept: 'text/html' } });
    if (!answer.ok) return;
    const list = readPage(await answer.text()).querySelector(LIST);
    if (!list) return;
    for (const level of [3, 2]) lower(list, level); // the dialog's title is an <h2>
    place.replaceChildren(...list.childNodes);
    delete place.dataset.loaded;
  } catch {
    // Network error: the link to the page is still there.
  } finally {
    place.ariaBusy = null;
  }
}

/** Replaces each heading of `level` by one of the next level down. */
function lower(list: Element, level: number): void {
  for (const heading of list.querySelectorAll(`h${level}`)) {
    const lowered = heading.ownerDocument.createElement(`h${level + 1}`);
    lowered.className = heading.className;
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}
