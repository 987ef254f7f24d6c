export const readPage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/**
 * Replaces the content of the page's parts (`data-part`: the count, the list…), and its title, by the answer's. The
 * elements themselves stay, so that a screen reader announces the new count.
 */
export function takeParts(answer: Document): void {
  document.title = answer.title;
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const found = answer.querySelector(`[data-part="${part.dataset.part}"]`);
    if (found) part.replaceChildren(...found.childNodes);
  }
}
