'use client';

import Contrast from 'lucide-react/icons/contrast';

/** Where the choice is kept: the browser's own storage, no cookie (decision 10). public/theme.js reads it before the first paint. */
const KEY = 'portfolio_theme';

/** Turns the scheme in use into the other one, and remembers it. */
export function ThemeToggle() {
  return (
    <button className="icon-button" type="button" aria-label="Changer de thème clair ou sombre" onClick={toggle}>
      <Contrast className="icon" aria-hidden />
    </button>
  );
}

function toggle() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = isDark ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that forbids storage still shows the chosen scheme until the page is left.
  }
}
