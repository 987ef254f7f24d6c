/**
 * Set on <html> by public/theme.js: the browser lays out sections and their parts only where they are near the screen, and until
 * the first paint uses no font but those of every page (app/(site)/site.css).
 */
const FIRST_SCREEN = 'data-first-screen';
/** What waits, in the page's order. */
const LATER = '.section, .section-body > :not(dialog), footer';
/** By these a visitor shows that the page is used: a tap or a click, and scrolling of any kind. A pointer moves by itself when what is below it changes. */
const SIGNS = ['pointerdown', 'scroll'] as const;

/** Has the rest of the page laid out, a part in each frame, at the visitor's first sign; at once when a link or a key may lead anywhere. */
export function startLayout(signal: AbortSignal): void {
  const root = document.documentElement;
  const layOut = () => root.removeAttribute(FIRST_SCREEN);
  if (root.hasAttribute(FIRST_SCREEN)) {
    const once = { signal, capture: true, once: true };
    for (const type of SIGNS) document.addEventListener(type, () => void layOutParts().then(layOut), once);
    document.addEventListener('keydown', layOut, once);
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && layOut(), { signal, capture: true });
  }
  void painted().then(() => {
    if (root.hasAttribute(FIRST_SCREEN)) root.setAttribute(FIRST_SCREEN, '');
    linkManifest();
  });
}

/** With this link in the document, browsers would ask for what only a home screen needs among the fonts of the first screen. */
function linkManifest(): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }));
}

async function layOutParts(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    part.dataset.laidOut = '';
    await painted();
  }
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
