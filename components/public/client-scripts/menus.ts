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
