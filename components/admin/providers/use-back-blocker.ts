'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Asks before Back or Forward leaves a page with unsaved changes.
 * `popstate` fires once the browser has moved: the handler hides it from the router, goes back to the entry that was
 * left, asks there (a step is relative to the current entry), and repeats the step once it is confirmed. No entry is
 * added, so none has to be removed after a save.
 * Entries of another document unload the page instead, which `beforeunload` guards.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function useBackBlocker(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const pathname = usePathname();
  const here = useRef<Place>({ index: 0, pathname });
  useEffect(() => {
    here.current = { ...placeNow(), pathname };
  }, [pathname]);

  useEffect(() => {
    /** The step in progress that this hook started: the return to the entry that was left, or the confirmed step. */
    let ownStep: 'return' | 'leave' | null = null;
    let steps = 0;
    const onPopState = (event: PopStateEvent) => {
      const from = here.current;
      const to = placeNow();
      if (ownStep === 'return') {
        event.stopImmediatePropagation();
        if (to.index !== from.index) return history.go(from.index - to.index); // Back or Forward was pressed again meanwhile
        ownStep = null;
        leave(() => {
          ownStep = 'leave';
          history.go(steps);
        });
        return;
      }
      if (ownStep === 'leave' || !isUnsaved() || from.pathname === to.pathname) {
        ownStep = null;
        here.current = to;
        return;
      }
      event.stopImmediatePropagation();
      steps = to.index - from.index || -1;
      ownStep = 'return';
      history.go(-steps);
    };
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [isUnsaved, leave]);
}

type Place = { readonly index: number; readonly pathname: string };

/**
 * The index of the tab's current entry, and its path. Without the Navigation API the index is always 0, and every step
 * counts as Back.
 */
function placeNow(): Place {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return { index: entry?.index ?? 0, pathname: window.location.pathname };
}
