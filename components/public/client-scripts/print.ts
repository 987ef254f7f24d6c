const PARTS = '[data-part="liste"], [data-part="compte"]';

/**
 * Prints the list of /publications whole, where the screen has a page of it. The browser waits for nothing before it prints: so the request is one that
 * blocks. Where it fails, the page is printed, with the address of the whole list.
 */
export function startPrint(signal: AbortSignal): void {
  window.addEventListener(
    'beforeprint',
    () => {
      const all = document.querySelector<HTMLAnchorElement>('a[data-whole]');
      const whole = all && load(all.href);
      if (!whole) return;
      for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
        const shown = [...part.childNodes];
        part.replaceChildren(...(whole.querySelector(`[data-part="${part.dataset.part}"]`)?.childNodes ?? shown));
        window.addEventListener('afterprint', () => part.replaceChildren(...shown), { signal, once: true });
      }
    },
    { signal },
  );
}

function load(address: string): Document | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  try {
    request.send();
  } catch {
    return undefined; // no network
  }
  return request.status === 200 ? new DOMParser().parseFromString(request.responseText, 'text/html') : undefined;
}
