/** Set on <html> by public/theme.js: the browser lays out what is `data-later` only where it is near the screen, and until the first paint uses no font but those of every page (app/(site)/site.css). */
const FIRST_SCREEN = 'data-first-screen';

/** Has the rest of the page laid out once its first screen is painted: part by part, or at once when the visitor acts, which may lead anywhere. */
export function startLayout(signal: AbortSignal): void {
  const root = document.documentElement;
  if (!root.hasAttribute(FIRST_SCREEN)) return;
  const layOut = () => root.removeAttribute(FIRST_SCREEN);
  for (const type of ['click', 'keydown']) document.addEventListener(type, layOut, { signal, capture: true, once: true });
  void layOutParts(root).then(layOut);
}

/** One part a frame, so that none keeps the visitor waiting. */
async function layOutParts(root: HTMLElement): Promise<void> {
  await painted();
  if (root.hasAttribute(FIRST_SCREEN)) root.setAttribute(FIRST_SCREEN, '');
  await painted(); // that frame asks for the other fonts
  await document.fonts.ready; // with other letters, all would be laid out again
  for (const part of document.querySelectorAll('[data-later]')) {
    part.removeAttribute('data-later');
    await painted();
  }
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
