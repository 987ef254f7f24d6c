'use client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useTransition } from 'react';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { useLeave } from './unsaved';

type Visit = (href: string, onLeave?: () => void) => void;

const VisitContext = createContext<Visit>(() => {});

/**
 * Shows the loading state (decision 36) while another page is on its way: a slow one only, since its style delays it. The pages have
 * none of their own: React holds a fallback for 300 ms once it has shown it, and a `loading.tsx` is sent before the guard has
 * looked, which turns its redirect into a page of status 200.
 */
export function VisitProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const leave = useLeave();
  const [isPending, start] = useTransition();
  const visit = useCallback<Visit>(
    (href, onLeave) =>
      leave(() => {
        onLeave?.();
        start(() => router.push(href));
      }),
    [router, leave],
  );
  return (
    <VisitContext.Provider value={visit}>
      {children}
      {isPending && <FullScreenSpinner />}
    </VisitContext.Provider>
  );
}

/** Goes to another page of the administration: asks first where something is unsaved, then calls `onLeave`. */
export const useVisit = () => use(VisitContext);
