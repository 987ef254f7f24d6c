/**
 * Set on <html> by public/theme.js: the browser lays out sections and their parts only where they are near the screen,
 * and, as long as its value is `unpainted`, uses no font but those of every page (app/(site)/site.css).
 */
const FIRST_SCREEN = 'data-first-screen';
/** The parts that are not laid out yet, in the page's order. */
const LATER = '.section, .section-body > :not(dialog), footer';
/**
 * Events that show that a visitor uses the page. A pointer move is none: the browser fires it when the content under a
 * resting pointer changes.
 */
const SIGNS = ['pointerdown', 'scroll'] as const;

/**
 * Has the rest of the page laid out, a part in each frame, at the visitor's first sign; at once when a link or a key
 * may lead anywhere.
 */
export function startLayout(signal: AbortSignal): void {
  const root = document.documentElement;
  const allowAllFonts = () => root.hasAttribute(FIRST_SCREEN) && root.setAttribute(FIRST_SCREEN, '');
  const layOut = () => root.removeAttribute(FIRST_SCREEN);
  const layOutParts = async () => {
    allowAllFonts();
    for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
      part.dataset.laidOut = '';
      await painted();
    }
    layOut();
  };
  if (root.hasAttribute(FIRST_SCREEN)) {
    const once = { signal, capture: true, once: true };
    for (const type of SIGNS) document.addEventListener(type, () => void layOutParts(), once);
    document.addEventListener('keydown', layOut, once);
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && layOut(), {
      signal,
      capture: true,
    });
  }
  void firstPaint()
    .then(() => document.fonts.ready)
    .then(() => {
      if (hasRareLetters()) allowAllFonts(); // all that is laid out is laid out again
      if (!process.env.STATIC_COPY) linkManifest(); // scripts/lib/page-script.ts sets it: a browser refuses one that it reads from a folder
    });
}

/**
 * With this link in the document, browsers would ask for what only a home screen needs among the fonts of the first
 * screen.
 */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/**
 * Whether the page has letters that the fonts of every page lack, which these families have. Each letter once: a whole page
 * takes a phone 200 ms.
 */
const hasRareLetters = () =>
  !document.fonts.check('1em "Inter Extended", Vazirmatn', [...new Set(document.body.textContent)].join(''));

const firstPaint = () =>
  new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
