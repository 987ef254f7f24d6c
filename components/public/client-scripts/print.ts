import { readPage, takeParts } from './page-parts';

/**
 * Prints the list of /publications whole, where the screen has a page of it. The browser waits for nothing before it
 * prints: so the request is one that blocks. Without an answer it throws, and the page is printed with the address of
 * the whole list.
 */
export function startPrint(signal: AbortSignal): void {
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
