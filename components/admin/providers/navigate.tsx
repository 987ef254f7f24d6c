'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, createContext, type ReactNode, use, useCallback, useTransition } from 'react';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { useConfirmLeave } from './navigation-blocker';

type Visit = (href: string, onLeave?: () => void) => void;

const VisitContext = createContext<Visit>(() => {});

/**
 * Shows a full-screen spinner while another page loads, after a CSS delay that spares fast pages. `loading.tsx` would
 * not do: React keeps a fallback for 300 ms once shown, and Next sends it before the guard has run, turning a redirect
 * into a 200 response.
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
        // A save before leaving shows the list, whose heading took the focus and disappears with this page.
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

/** Whether a link leads to the current page or a part of it, which keeps its forms. */
const isHere = (href: string): boolean => href.split('#', 1)[0] === location.pathname + location.search;

/**
 * Returns a function that navigates within the administration, after a confirmation if there are unsaved changes, then
 * calls `onLeave`.
 */
export const useNavigate = () => use(VisitContext);

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'prefetch'> &
  Readonly<{
    href: string;
    onLeave?: () => void;
  }>;

/**
 * A link inside the administration; asks before leaving unsaved changes. No prefetch: pages are rendered anew on each
 * visit, so it would only add requests.
 */
export function AdminLink({ href, onLeave, ...rest }: Props) {
  const visit = useNavigate();
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        visit(href, onLeave);
      }}
      {...rest}
    />
  );
}
