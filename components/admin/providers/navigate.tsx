import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useTransition } from 'react';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { useConfirmLeave } from './navigation-blocker';

type Visit = (href: string, onLeave?: () => void) => void;

const VisitContext = createContext<Visit>(() => {});

/**
 * Shows a full-screen spinner while another page loads; its style delays it, so that fast pages show none. There is no
 * `loading.tsx`: React keeps a fallback for 300 ms once it is shown, and Next sends it before the guard has run, which
 * would turn a redirect into a response of status 200.
 */
export function NavigateProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const leave = useConfirmLeave();
  const [isPending, start] = useTransition();
  const visit = useCallback<Visit>(
    (href, onLeave) => {
      const link = document.activeElement;
      const go = () => {
        onLeave?.();
        // A save on the way out shows the list, whose heading took the focus and goes with this page.
        if (link instanceof HTMLElement && link.isConnected) link.focus();
        start(() => router.push(href));
      };
      if (isHere(href)) go();
      else leave(go);
    },
    [router, leave],
  );
  return (
    <VisitContext value={visit}>
      {children}
      {isPending && <FullScreenSpinner />}
    </VisitContext>
  );
}

/** Whether a link leads to the page that is shown, or to a part of it: its forms stay. */
const isHere = (href: string): boolean => href.split('#', 1)[0] === location.pathname + location.search;

/**
 * Returns a function that navigates within the administration. It asks first if there are unsaved changes, then calls
 * `onLeave`.
 */
export const useNavigate = () => use(VisitContext);
