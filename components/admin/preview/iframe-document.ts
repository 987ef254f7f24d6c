/** The empty document that a preview is rendered in: it has the public page's styles and none of its scripts. */

/** A section shown alone has no number and needs less space above. */
const alone = '[data-number] { display: none; } [data-section] { padding-block: 1.5rem 2.5rem; }';

/** The document's HTML. Rejects when the public page cannot be fetched. */
export async function iframeDocument(): Promise<string> {
  const answer = await fetch('/'); // as the owner, who sees it off line too
  if (!answer.ok) throw new Error(`The public page answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const shell = document.implementation.createHTMLDocument('Aperçu');
  shell.documentElement.lang = 'fr';
  shell.documentElement.className = page.documentElement.className;
  shell.head.prepend(
    element(shell, 'meta', {
      'http-equiv': 'Content-Security-Policy',
      content: "script-src 'none'; form-action 'none'",
    }),
  );
  const { theme } = document.documentElement.dataset;
  if (theme) shell.documentElement.dataset.theme = theme;
  // A production build puts the sheets into the page; `next dev` links to them.
  for (const sheet of page.head.querySelectorAll('style, link[rel="stylesheet"]'))
    shell.head.append(shell.importNode(sheet, true));
  // A link that is not handled (by the browser's own menu) opens beside the administration, never in the frame.
  shell.head.append(
    element(shell, 'base', { target: '_blank' }),
    element(shell, 'meta', { name: 'viewport', content: 'width=device-width' }),
  );
  const style = element(shell, 'style', {});
  style.textContent = alone;
  shell.head.append(style);
  shell.body.append(element(shell, 'main', { id: 'apercu', 'aria-label': 'Aperçu' }));
  return `<!doctype html>${shell.documentElement.outerHTML}`;
}

function element(shell: Document, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = shell.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
