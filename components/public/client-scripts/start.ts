import { startCopy } from './copy';
import { readPage, startDialogs, takeParts } from './dialogs';
import { startLanguages, startMenus, startScroll, startTheme } from './header';
import { startLayout } from './layout';
import { startPhotos } from './photos';

/**
 * Starts what script adds to pages that are complete without it: modal dialogs, closing menus, the active link… until
 * `signal` aborts.
 */
export function startClientScripts(signal: AbortSignal): void {
  for (const start of [
    startLayout,
    startTheme,
    startPhotos,
    startDialogs,
    startMenus,
    startScroll,
    startFilters,
    startCopy,
    startPrint,
    startLanguages,
  ])
    start(signal);
}

/** In ms: delay from the last key to the request. */
const PAUSE = 200;

/**
 * Makes the filters of /publications act at once: fetches the page with the new choices and shows its list; on failure,
 * navigates to it.
 */
function startFilters(signal: AbortSignal): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live]');
  if (!form) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function show(url: string) {
    clearTimeout(timer);
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    history.replaceState(history.state, '', url);
    try {
      const response = await fetch(url, {
        signal: AbortSignal.any([signal, mine.signal]),
        headers: { Accept: 'text/html' },
      });
      if (!response.ok) throw new Error(String(response.status));
      takeParts(readPage(await response.text()));
    } catch {
      if (!mine.signal.aborted && !signal.aborted) location.assign(url); // the browser shows the error
    }
  }

  // Input still being composed, as with a Japanese keyboard, is not a word yet.
  const ask = (event: Event) => {
    clearTimeout(timer);
    if ('isComposing' in event && event.isComposing) return;
    timer = setTimeout(() => void show(formUrl(form)), event.target instanceof HTMLSelectElement ? 0 : PAUSE);
  };
  form.addEventListener('input', ask, { signal });
  form.addEventListener('compositionend', ask, { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void show(formUrl(form));
    },
    { signal },
  );
}

/** The URL of the form's choices; empty ones are left out. */
function formUrl(form: HTMLFormElement): string {
  const filledIn = Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return filledIn.length > 0 ? `${form.action}?${new URLSearchParams(filledIn)}` : form.action;
}

/**
 * Prints the whole list of /publications when the screen shows a page of it. Browsers do not wait before printing,
 * hence a synchronous request. When it fails it throws, and the page is printed with the URL of the whole list.
 */
function startPrint(signal: AbortSignal): void {
  window.addEventListener(
    'beforeprint',
    () => {
      const all = document.querySelector<HTMLAnchorElement>('a[data-whole]');
      if (!all) return;
      const shown = readPage(document.documentElement.outerHTML);
      const request = new XMLHttpRequest();
      request.open('GET', all.href, false);
      request.send();
      takeParts(readPage(request.responseText));
      window.addEventListener('afterprint', () => takeParts(shown), { signal, once: true });
    },
    { signal },
  );
}
