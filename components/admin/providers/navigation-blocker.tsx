import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useConfirm } from './confirm';

type Blocker = {
  /**
   * Saves, and resolves to whether nothing is left to save. Absent for an item not yet in its form's draft, which
   * cannot be saved from outside.
   */
  readonly save?: () => Promise<boolean>;
  /** A sentence saying what would be lost. */
  readonly text: string;
  /** Whether the owner chose « Quitter » and is leaving. */
  isLeft: boolean;
};
/** Leaves the page; resolves to false if the owner stays after all, so that the changes are guarded again. */
type Go = () => unknown;
type NavigationBlocker = Readonly<{
  blockers: Set<Blocker>;
  leave: (go: Go) => void;
  /** To be called after removing a blocker. */
  onFreed: () => void;
}>;

const armed = (blockers: ReadonlySet<Blocker>) => [...blockers].filter(({ isLeft }) => !isLeft);

const NavigationBlockerContext = createContext<NavigationBlocker>({
  blockers: new Set(),
  leave: (go) => go(),
  onFreed: () => {},
});

export function NavigationBlockerProvider({ children }: { readonly children: ReactNode }) {
  const ask = useConfirm();
  const blockers = useRef(new Set<Blocker>()).current;
  const asking = useRef(false);
  /** Closes the open question: a pending save has left nothing to lose. */
  const endQuestion = useRef(() => {});
  const onFreed = useCallback(
    () => queueMicrotask(() => armed(blockers).length === 0 && endQuestion.current()), // unless added again at once
    [blockers],
  );
  const leave = useCallback(
    async (go: Go) => {
      const unsaved = armed(blockers);
      if (unsaved.length === 0) return go();
      if (asking.current) return;
      asking.current = true;
      const canSave = unsaved.every(({ save }) => save);
      const answer = await ask({
        title: 'Quitter sans sauvegarder\u202f?',
        text: [...new Set(unsaved.map(({ text }) => text))].join(' '),
        safe: 'Rester',
        until: new Promise((resolve) => {
          endQuestion.current = () => resolve('saved');
        }),
        choices: [
          { value: 'leave', label: 'Quitter', tone: 'quiet' },
          ...(canSave ? [{ value: 'save', label: 'Sauvegarder et quitter', tone: 'primary' } as const] : []),
        ],
      });
      asking.current = false;
      if (answer === null || (answer === 'save' && !(await saveAll(unsaved)))) return;
      for (const blocker of blockers) blocker.isLeft = true;
      if ((await go()) === false) for (const blocker of blockers) blocker.isLeft = false;
    },
    [ask, blockers],
  );
  useBackBlocker(
    useCallback(() => armed(blockers).length > 0, [blockers]),
    leave,
  );
  const value = useMemo(() => ({ blockers, leave, onFreed }), [blockers, leave, onFreed]);
  return <NavigationBlockerContext value={value}>{children}</NavigationBlockerContext>;
}

async function saveAll(blockers: readonly Blocker[]): Promise<boolean> {
  for (const { save } of blockers) if (!(await save?.())) return false;
  return true;
}

/**
 * While `dirty`, asks before the site, the page (by a link, Back or Forward) or the form is left. Without `save`, only
 * staying keeps the changes; `text` says what would be lost.
 */
export function useBlocker(
  dirty: boolean,
  save?: () => Promise<boolean>,
  text = 'Vos modifications ne sont pas sauvegardées.',
): void {
  const { blockers, onFreed } = use(NavigationBlockerContext);
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false);
  const canSave = save !== undefined;
  useEffect(() => {
    if (!dirty) return;
    const blocker: Blocker = { ...(canSave && { save: () => saveNow() }), text, isLeft: false };
    const stay = (event: BeforeUnloadEvent) => {
      if (!blocker.isLeft) event.preventDefault();
    };
    blockers.add(blocker);
    window.addEventListener('beforeunload', stay);
    return () => {
      blockers.delete(blocker);
      onFreed();
      window.removeEventListener('beforeunload', stay);
    };
  }, [dirty, canSave, text, blockers, onFreed]);
}

/**
 * Returns a function that runs `go`, after a confirmation if that would lose changes; `go` resolves to false if the
 * owner stays.
 */
export const useConfirmLeave = () => use(NavigationBlockerContext).leave;

/**
 * Asks before Back or Forward leaves a page with unsaved changes. `popstate` fires after the browser has moved: the
 * handler hides it from the router, returns to the entry just left, asks there (a step is relative to the current
 * entry), and repeats the confirmed step. It adds no entry that would have to be removed after a save. Entries of
 * another document unload the page, which `beforeunload` guards.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
function useBackBlocker(isUnsaved: () => boolean, leave: (go: () => void) => void): void {
  const pathname = usePathname();
  const here = useRef<Place>({ index: 0, pathname });
  useEffect(() => {
    here.current = { ...placeNow(), pathname };
  }, [pathname]);

  useEffect(() => {
    /** This hook's step in progress: the return to the entry just left, or the confirmed step. */
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

type Place = Readonly<{ index: number; pathname: string }>;

/**
 * The index of the tab's current entry, and its path. Without the Navigation API the index is always 0, and every step
 * counts as Back.
 */
function placeNow(): Place {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return { index: entry?.index ?? 0, pathname: window.location.pathname };
}
