/**
 * Detail dialogs. Without script a link to `#detail-…` shows one through `:target`; with script it opens as a modal,
 * and Back, Escape, the X and a click beside it close it. Its URL can be shared.
 */

/** Set on <html> once the script runs: `:target` alone then shows nothing. */
const TAKEN_OVER = 'data-script';

export function startDialogs(signal: AbortSignal): void {
  document.documentElement.setAttribute(TAKEN_OVER, '');
  /** Whether the open dialog's URL was pushed here: closing it then goes back instead of adding a history entry. */
  let pushed = false;
  let returnTo: HTMLElement | undefined;
  /** Target of the last pointerdown. */
  let pressed: EventTarget | null = null;

  /**
   * Opens `dialog`. On closing, the focus returns to `opener`; for a dialog opened by its URL, to the first link that
   * opens it.
   */
  function show(dialog: HTMLDialogElement, opener?: HTMLElement) {
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close();
    dialog.showModal();
    const target = opener ?? openerOf(dialog);
    returnTo = target;
    dialog.addEventListener('close', () => target?.focus({ preventScroll: opener !== undefined }), { once: true });
    void loadList(dialog, signal);
  }

  /** Opens and closes dialogs after the URL has changed: by Back, Forward, or a typed fragment. */
  function follow() {
    const target = dialogAt(location.hash);
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      if (dialog !== target) dialog.close();
    if (!target) pushed = false;
    else if (!target.open) show(target);
  }

  function leave(dialog: HTMLDialogElement) {
    dialog.close();
    if (location.hash !== `#${dialog.id}`) return;
    if (pushed) {
      // Going back to a section's fragment focuses that section; `target` gets the focus afterwards.
      const target = returnTo;
      window.addEventListener('hashchange', () => target?.focus({ preventScroll: true }), { once: true, signal });
      history.back();
    } else
      history.replaceState(
        null,
        '',
        dialog.querySelector<HTMLAnchorElement>('[data-close]')?.hash || location.pathname,
      );
    pushed = false;
  }

  document.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  document.addEventListener(
    'click',
    (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      if (!(event.target instanceof Element)) return;
      if (event.target instanceof HTMLDialogElement) {
        // A click on its backdrop: the content covers the rest of the dialog. Releasing a text selection there does not
        // count.
        if (event.target === pressed) leave(event.target);
        return;
      }
      const link = event.target.closest('a');
      const parentDialog = link?.closest('dialog');
      if (link && parentDialog && link.hasAttribute('data-close')) {
        event.preventDefault();
        leave(parentDialog);
        return;
      }
      const dialog = link ? dialogOf(link) : null;
      if (!link || !dialog) return;
      event.preventDefault();
      history.pushState(null, '', `#${dialog.id}`);
      pushed = true;
      show(dialog, link);
    },
    { signal },
  );

  // Escape: the browser would close the dialog and leave its fragment in the URL.
  document.addEventListener(
    'cancel',
    (event) => {
      if (!(event.target instanceof HTMLDialogElement)) return;
      event.preventDefault();
      leave(event.target);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('data-close'))
        return;
      event.preventDefault();
      event.target.click();
    },
    { signal },
  );
  window.addEventListener('popstate', follow, { signal });
  window.addEventListener('hashchange', follow, { signal });
  follow();
}

/** The dialog that a link opens: the one that `data-load` names, or its target on this page. */
function dialogOf(link: HTMLAnchorElement): HTMLDialogElement | null {
  const dialogId = link.dataset.load;
  if (dialogId) return dialogAt(`#${dialogId}`);
  return link.pathname === location.pathname ? dialogAt(link.hash) : null;
}

/** The first link outside the dialog that opens it. */
function openerOf(dialog: HTMLDialogElement): HTMLAnchorElement | undefined {
  return Array.from(document.links).find(
    (link): link is HTMLAnchorElement =>
      link instanceof HTMLAnchorElement && !dialog.contains(link) && dialogOf(link) === dialog,
  );
}

function dialogAt(hash: string): HTMLDialogElement | null {
  const element = hash.startsWith('#detail-') ? document.getElementById(decode(hash.slice(1))) : null;
  return element instanceof HTMLDialogElement ? element : null;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Query that makes the list's URL, in the dialog's own link, return it whole. */
const WHOLE_LIST = '?page=tout';
const LIST = '[data-part="liste"]';

/** Fills a dialog's `[data-loaded]` with the list of /publications, once; on failure the link to that page stays. */
async function loadList(dialog: HTMLDialogElement, signal: AbortSignal): Promise<void> {
  const place = dialog.querySelector<HTMLElement>('[data-loaded]');
  const page = dialog.querySelector<HTMLAnchorElement>(':scope > section a');
  if (!place || !page || place.ariaBusy === 'true') return;
  place.ariaBusy = 'true';
  try {
    const response = await fetch(page.pathname + WHOLE_LIST, { signal, headers: { Accept: 'text/html' } });
    if (!response.ok) return;
    const list = readPage(await response.text()).querySelector(LIST);
    if (!list) return;
    for (const level of [3, 2]) demoteHeadings(list, level); // the dialog's title is an <h2>
    place.replaceChildren(...list.childNodes);
    delete place.dataset.loaded;
  } catch {
    // The request failed: the link to the page is still there.
  } finally {
    place.ariaBusy = null;
  }
}

/** Replaces each heading of `level` by one of the next level down. */
function demoteHeadings(list: Element, level: number): void {
  for (const heading of list.querySelectorAll(`h${level}`)) {
    const lowered = heading.ownerDocument.createElement(`h${level + 1}`);
    lowered.className = heading.className;
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

export const readPage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/**
 * Replaces the content of the page's parts (`data-part`: the count, the list…), and its title, by the response's. The
 * elements themselves stay, so that a screen reader announces the new count.
 */
export function takeParts(source: Document): void {
  document.title = source.title;
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const found = source.querySelector(`[data-part="${part.dataset.part}"]`);
    if (found) part.replaceChildren(...found.childNodes);
  }
}
