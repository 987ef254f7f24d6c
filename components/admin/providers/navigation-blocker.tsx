'use client';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useConfirm } from './confirm';
import { useBackBlocker } from './use-back-blocker';

type Guard = {
  /** Saves, and resolves to whether that succeeded. Absent for an item that is not yet in its form's draft, so that it cannot be saved from outside. */
  readonly save?: () => Promise<boolean>;
};
type Desk = { readonly guards: Set<Guard>; readonly leave: (go: () => void) => void };

const UnsavedContext = createContext<Desk>({ guards: new Set(), leave: (go) => go() });

export function NavigationBlockerProvider({ children }: { readonly children: ReactNode }) {
  const ask = useConfirm();
  const guards = useRef(new Set<Guard>()).current;
  const asking = useRef(false);
  const leave = useCallback(
    async (go: () => void) => {
      if (guards.size === 0) return go();
      if (asking.current) return;
      asking.current = true;
      const canSave = [...guards].every(({ save }) => save);
      const answer = await ask({
        title: 'Quitter sans enregistrer\u202f?',
        text: 'Vos modifications ne sont pas enregistrées.',
        safe: 'Rester',
        choices: [
          { value: 'leave', label: 'Quitter', tone: 'quiet' },
          ...(canSave ? [{ value: 'save', label: 'Sauvegarder et quitter', tone: 'primary' } as const] : []),
        ],
      });
      asking.current = false;
      if (answer === 'leave' || (answer === 'save' && (await saveAll(guards)))) {
        guards.clear();
        go();
      }
    },
    [ask, guards],
  );
  useBackBlocker(
    useCallback(() => guards.size > 0, [guards]),
    leave,
  );
  return <UnsavedContext.Provider value={{ guards, leave }}>{children}</UnsavedContext.Provider>;
}

async function saveAll(guards: ReadonlySet<Guard>): Promise<boolean> {
  for (const { save } of [...guards]) if (!(await save?.())) return false;
  return true;
}

/**
 * While `dirty`, asks before the site, the page (by a link, Back or Forward) or the form is left.
 * `save` is absent where only staying keeps them.
 */
export function useBlocker(dirty: boolean, save?: () => Promise<boolean>): void {
  const { guards } = use(UnsavedContext);
  const saveNow = useEffectEvent(async () => (await save?.()) ?? false);
  const canSave = save !== undefined;
  useEffect(() => {
    if (!dirty) return;
    const guard: Guard = canSave ? { save: () => saveNow() } : {};
    const stay = (event: BeforeUnloadEvent) => {
      if (guards.has(guard)) event.preventDefault();
    };
    guards.add(guard);
    window.addEventListener('beforeunload', stay);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', stay);
    };
  }, [dirty, canSave, guards]);
}

/** Returns a function that runs `go`, after a confirmation if that would lose unsaved changes. */
export const useConfirmLeave = () => use(UnsavedContext).leave;
