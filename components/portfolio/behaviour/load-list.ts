/** Where the whole list stands, on one page (decision 35). */
const PAGE = '/publications?page=tout';
const LIST = '[data-part="liste"]';

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
    for (const level of [3, 2]) lower(list, level); // the window's own title stands above them
    place.replaceChildren(...list.childNodes);
    delete place.dataset.loaded;
  } catch {
    // Out of reach: the link to the page is still there.
  } finally {
    place.ariaBusy = null;
  }
}

/** Headings of one level become those of the next. */
function lower(list: Element, level: number): void {
  for (const heading of list.querySelectorAll(`h${level}`)) {
    const lowered = heading.ownerDocument.createElement(`h${level + 1}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}
