'use client';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useAsk } from './ask';

type Guard = {
  /** Saves; whether it worked. */
  readonly save: () => Promise<boolean>;
};
type Desk = { readonly guards: Set<Guard>; readonly leave: (go: () => void) => void };

const UnsavedContext = createContext<Desk>({ guards: new Set(), leave: (go) => go() });

export function UnsavedProvider({ children }: { readonly children: ReactNode }) {
  const ask = useAsk();
  const guards = useRef(new Set<Guard>()).current;
  const leave = useCallback(
    async (go: () => void) => {
      const [guard] = guards;
      if (!guard) return go();
      const answer = await ask({
        title: 'Quitter sans enregistrer\u202f?',
        text: 'Vos modifications ne sont pas enregistrées.',
        safe: 'Rester',
        choices: [
          { value: 'leave', label: 'Quitter', tone: 'quiet' },
          { value: 'save', label: 'Sauvegarder et quitter', tone: 'primary' },
        ],
      });
      if (answer === 'leave' || (answer === 'save' && (await guard.save()))) {
        guards.clear();
        go();
      }
    },
    [ask, guards],
  );
  return <UnsavedContext.Provider value={{ guards, leave }}>{children}</UnsavedContext.Provider>;
}

/** Keeps the person from leaving unsaved changes without being asked: the window, the page, the form. */
export function useUnsaved(dirty: boolean, save: () => Promise<boolean>): void {
  const { guards } = use(UnsavedContext);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!dirty) return;
    const guard: Guard = { save: () => latest.current() };
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.add(guard);
    window.addEventListener('beforeunload', stay);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', stay);
    };
  }, [dirty, guards]);
}

/** Does what would lose unsaved changes, once the person agreed. */
export const useLeave = () => use(UnsavedContext).leave;

/** Whether something is unsaved, when asked. */
export function useUnsavedExists(): () => boolean {
  const { guards } = use(UnsavedContext);
  return useCallback(() => guards.size > 0, [guards]);
}
