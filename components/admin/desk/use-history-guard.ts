'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Asks before Back or Forward leaves a page with something unsaved.
 * The browser has moved by the time it tells (popstate): we keep the router from hearing of it, go back to where we were, ask
 * once we are there (a step counts from where the tab is), and make the same step again once the person agrees. No entry is
 * added, so nothing has to be taken away after a save.
 * Entries of another document unload the page instead, which `beforeunload` guards.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function useHistoryGuard(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const pathname = usePathname();
  const here = useRef<Place>({ index: 0, pathname });
  useEffect(() => {
    here.current = { ...placeNow(), pathname };
  }, [pathname]);

  useEffect(() => {
    /** A step of ours that is under way: back to where we were, or the one agreed to. */
    let own: 'return' | 'leave' | null = null;
    let steps = 0;
    const onPopState = (event: PopStateEvent) => {
      const from = here.current;
      const to = placeNow();
      if (own === 'return') {
        event.stopImmediatePropagation();
        if (to.index !== from.index) return history.go(from.index - to.index); // another press came between
        own = null;
        leave(() => {
          own = 'leave';
          history.go(steps);
        });
        return;
      }
      if (own === 'leave' || !isUnsaved() || from.pathname === to.pathname) {
        own = null;
        here.current = to;
        return;
      }
      event.stopImmediatePropagation();
      steps = to.index - from.index || -1;
      own = 'return';
      history.go(-steps);
    };
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [isUnsaved, leave]);
}

type Place = { readonly index: number; readonly pathname: string };

/** Where the tab is: its entry's number (always 0 in a browser without the Navigation API, where every step is taken for Back), and its page. */
function placeNow(): Place {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return { index: entry?.index ?? 0, pathname: window.location.pathname };
}
