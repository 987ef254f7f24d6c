/** In px: scroll distance after which the header is opaque. */
const OPAQUE_AFTER = 50;
/**
 * In px below the top of the viewport: the active link belongs to the section that spans this line, or to the last
 * linked one before it. With large letters, links scroll sections to a little above this line (`scroll-padding-top` in
 * app/(site)/site.css).
 */
const LINE = 100;
const SLACK = 8;

/** Keeps the header up to date on scrolling: its background and its active link. */
export function startScroll(signal: AbortSignal): void {
  const root = document.documentElement;
  const header = document.querySelector('[data-header]');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-spy]')];
  const sections = [...document.querySelectorAll('section')].filter(({ id }) =>
    links.some(({ dataset }) => dataset.spy === id),
  ); // in page order, unlike the links under « Plus »
  let isScheduled = false;

  /** The section being read; near the end of the page, which cannot scroll further, the one that a link led to. */
  function sectionHere() {
    const top = (section: Element) => section.getBoundingClientRect().top;
    const line = Math.max(LINE, Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + SLACK);
    const target = sections.find((section) => section.matches(':target') && top(section) > line);
    const isAtEnd = scrollY + innerHeight + SLACK >= root.scrollHeight; // late fonts can change the height
    return isAtEnd && target ? target : sections.findLast((section) => top(section) <= line);
  }

  function update() {
    isScheduled = false;
    header?.toggleAttribute('data-scrolled', window.scrollY > OPAQUE_AFTER);
    const here = sectionHere();
    if (!here) return;
    for (const link of links) link.ariaCurrent = link.dataset.spy === here.id ? 'true' : null;
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  }

  schedule();
  for (const type of ['scroll', 'resize', 'hashchange'] as const)
    window.addEventListener(type, schedule, { signal, passive: true });
}

/**
 * Menus are <details>, which open without script; this closes them on a choice, on a click or focus elsewhere, and on
 * Escape.
 */
export function startMenus(signal: AbortSignal): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const menu of open()) if (!menu.contains(target) || target.closest('a')) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      for (const menu of open()) {
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
}

/** Makes a link to the same page in another language lead to the current section, dialog or search. */
export function startLanguages(signal: AbortSignal): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-place]'))
    for (const type of ['click', 'auxclick'] as const)
      link.addEventListener(
        type,
        () => {
          link.search = location.search;
          link.hash = shownFragment();
        },
        { signal },
      );
}

/**
 * The fragment of the section marked in the header (`startScroll`); the URL's own where none is marked or a dialog is open.
 */
function shownFragment(): string {
  const here = document.querySelector<HTMLAnchorElement>('a[data-spy][aria-current]')?.dataset.spy;
  if (!here || document.querySelector('dialog[open]')) return location.hash;
  return here === 'home' ? '' : here;
}

/** The key in `localStorage` (no cookie is set); public/theme.js reads it before the first paint. */
const KEY = 'portfolio_theme';

/** The theme button switches between light and dark, and stores the choice. */
export function startTheme(signal: AbortSignal): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.addEventListener('click', toggle, { signal });
}

function toggle() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that forbids storage still shows the chosen scheme until the page is left.
  }
}
