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
