/**
 * Set on <html> by public/theme.js: the browser lays out sections and their parts only where they are near the screen,
 * and, as long as its value is `unpainted`, uses only the fonts that every page has (app/(site)/site.css).
 */
const FIRST_SCREEN = 'data-first-screen';
/** Parts not laid out yet, in page order. */
const NOT_LAID_OUT = '.section, .section-body > :not(dialog), footer';
/**
 * Events that show that a visitor uses the page. Not pointer moves: the browser also fires them when content moves
 * under a resting pointer.
 */
const INTERACTIONS = ['pointerdown', 'scroll'] as const;

/**
 * Lays out the rest of the page, one part per frame, from the visitor's first interaction on; at once when a link or
 * key may lead anywhere.
 */
export function startLayout(signal: AbortSignal): void {
  const root = document.documentElement;
  const allowAllFonts = () => root.hasAttribute(FIRST_SCREEN) && root.setAttribute(FIRST_SCREEN, '');
  const layOut = () => root.removeAttribute(FIRST_SCREEN);
  const layOutParts = async () => {
    allowAllFonts();
    for (const part of document.querySelectorAll<HTMLElement>(NOT_LAID_OUT)) {
      part.dataset.laidOut = '';
      await painted();
    }
    layOut();
  };
  if (root.hasAttribute(FIRST_SCREEN)) {
    const once = { signal, capture: true, once: true };
    for (const type of INTERACTIONS) document.addEventListener(type, () => void layOutParts(), once);
    document.addEventListener('keydown', layOut, once);
    document.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && layOut(), {
      signal,
      capture: true,
    });
  }
  void firstPaint()
    .then(() => document.fonts.ready)
    .then(() => {
      if (hasRareLetters()) allowAllFonts(); // triggers a complete relayout
      if (!process.env.STATIC_COPY) linkManifest(); // set by scripts/lib/page-script.ts: browsers refuse a manifest from a folder
    });
}

/**
 * With this link in the document, browsers would load what only a home screen needs among the fonts of the first
 * screen.
 */
function linkManifest(): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
}

/**
 * Whether the page has letters outside the fonts of every page but inside these families. Each letter is checked once:
 * checking the whole text takes a phone 200 ms.
 */
const hasRareLetters = () =>
  !document.fonts.check('1em "Inter Extended", Vazirmatn', [...new Set(document.body.textContent)].join(''));

const firstPaint = () =>
  new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }));
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
