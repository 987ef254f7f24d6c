/** Set on <html> by public/theme.js: the browser lays out what is `data-later` only where it is near the screen, and until the first paint uses no font but those of every page (app/(site)/site.css). */
const FIRST_SCREEN = 'data-first-screen';

/** The most elements that are laid out in one frame, unless a part has more and no children: some 5 ms of work, and 20 on a slow phone. */
const MOST = 40;

/** Has the rest of the page laid out once its first screen is painted: part by part, or at once when the visitor acts, which may lead anywhere. */
export function startLayout(signal: AbortSignal): void {
  const root = document.documentElement;
  if (!root.hasAttribute(FIRST_SCREEN)) {
    linkManifest();
    return;
  }
  const layOut = () => root.removeAttribute(FIRST_SCREEN);
  for (const type of ['click', 'keydown']) document.addEventListener(type, layOut, { signal, capture: true, once: true });
  void layOutParts(root).then(layOut).then(linkManifest);
}

/** With this link in the document, browsers would ask for what only a home screen needs among the fonts of the first screen. */
function linkManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
}

/** A few elements a frame, so that none keeps the visitor waiting. */
async function layOutParts(root: HTMLElement): Promise<void> {
  await painted();
  await Promise.allSettled([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded));
  if (root.hasAttribute(FIRST_SCREEN)) root.setAttribute(FIRST_SCREEN, ''); // in the frame in which those fonts take their place: text is laid out once for both
  await painted(); // that frame asks for the other fonts
  await document.fonts.ready; // with other letters, all would be laid out again
  let count = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-later]'))
    for (const part of smallParts(section)) {
      const size = sizeOf(part);
      if (count + size > MOST) {
        await painted();
        count = 0;
      }
      count += size;
      delete part.dataset.later;
    }
}

/** Each part inside one that waits: a large part waits no longer, but its children do. */
function* smallParts(part: HTMLElement): Generator<HTMLElement> {
  const children = [...part.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.localName !== 'dialog');
  if (sizeOf(part) <= MOST || children.length === 0) {
    yield part;
    return;
  }
  for (const child of children) child.dataset.later = 'inside';
  delete part.dataset.later;
  for (const child of children) yield* smallParts(child);
}

/** How many elements are laid out with a part: those of a closed dialog are not. */
const sizeOf = (part: HTMLElement): number => 1 + part.querySelectorAll(':not(dialog, dialog *)').length;

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
