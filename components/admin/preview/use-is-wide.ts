import { useSyncExternalStore } from 'react';

/** From here on there is room for a preview beside its form: the breakpoint `aside` of app/admin-theme.css. */
const query = '(min-width: 75rem)';

/** Whether the window is that wide; null until the page is in a browser. */
export function useIsWide(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}

function subscribe(listener: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
