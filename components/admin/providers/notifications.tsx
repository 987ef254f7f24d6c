'use client';
/**
 * Toasts, and sentences for screen readers alone. Toasts disappear, so each repeats what the page also shows. One that
 * must survive a navigation moves to the next page's toaster.
 */

import { usePathname } from 'next/navigation';
import { type CSSProperties, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { cx } from '../ui/cx';

type Tone = 'success' | 'error';
type Action = Readonly<{ label: string; run: () => void }>;
let carried: Readonly<{ tone: Tone; text: string }> | null = null;

/** The last toast with each text and each `about`. */
const last = new Map<string, string | number>();

const close = (about: string): void => {
  const id = last.get(about);
  if (id !== undefined) toast.dismiss(id); // without an id, all would close
};

/** A toast replaces one with the same `about` or text, unless they undo different things. */
const showWithTone = (
  tone: Tone,
  text: string,
  action?: Action,
  about = action ? undefined : `${tone} ${text}`,
): (() => void) => {
  if (about !== undefined) close(about);
  const id = toast[tone](text, action && { action: { label: action.label, onClick: action.run } });
  if (about !== undefined) last.set(about, id);
  return () => void toast.dismiss(id);
};

/** Each returns a function that closes the toast. */
export const showToast = {
  success: (text: string, action?: Action, about?: string) => showWithTone('success', text, action, about),
  close,
  error: (text: string, about?: string) => showWithTone('error', text, undefined, about),
  /** Sign-in and sign-out toasts appear top centre; success goes after two seconds. */
  session(tone: Tone, text: string): () => void {
    const id = toast[tone](text, { position: 'top-center', ...(tone === 'success' && { duration: 2000 }) });
    return () => void toast.dismiss(id);
  },
  carry: (tone: Tone, text: string) => {
    carried = { tone, text };
  },
  takeCarried: () => {
    if (carried) showToast.session(carried.tone, carried.text);
    carried = null;
  },
};

const top = 'calc(var(--spacing-topbar) + 8px)';

/**
 * The toasts of the page or a dialog: dark, at the top right below the bar for 4 s, at most 20 at once, 8 px apart. A
 * dialog makes the page inert and therefore shows its toasts too, in the same place.
 */
export function Toaster({ label = 'Notifications' }: { readonly label?: string }) {
  useEffect(() => showToast.takeCarried(), []);
  return (
    <Sonner
      position="top-right"
      duration={4000}
      visibleToasts={20}
      expand
      gap={8}
      offset={{ top, right: 8 }}
      mobileOffset={{ top, left: 8, right: 8 }}
      closeButton
      customAriaLabel={label}
      style={{ '--width': '350px' } as CSSProperties}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: 'Fermer la notification', classNames }}
    />
  );
}

const button =
  'min-h-7 min-w-7 flex-none cursor-pointer rounded-2 border-0 max-sm:min-h-9 focus-visible:outline-on-toast';
const classNames = {
  toast: cx(
    'flex min-h-10 w-full max-w-[350px] flex-wrap items-center justify-end gap-x-2 gap-y-1 rounded-3 border-2 border-transparent bg-toast py-1 ps-3 pe-1.5',
    'font-sans text-on-toast text-sm/compact shadow-lift focus-visible:border-on-toast print:hidden',
    // on a phone, where sonner makes them full width
    'max-[600px]:ms-auto max-[600px]:me-4 min-[400px]:max-[600px]:data-[x-position=center]:me-auto',
  ),
  content: 'min-w-26 flex-1 text-balance',
  actionButton: cx(
    button,
    'bg-on-toast px-2.5 font-medium text-toast text-xs hover:bg-transparent hover:text-on-toast',
  ),
  closeButton: cx(button, 'order-last grid place-items-center bg-transparent text-on-toast hover:bg-on-toast/15'),
} as const;

const AnnounceContext = createContext<(text: string) => void>(() => {});

/**
 * Returns a function that announces a short sentence, such as a moved item's new position, in the nearest live region.
 */
export const useAnnounce = () => use(AnnounceContext);

export function LiveRegionProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const path = usePathname();
  const [at, setAt] = useState(path);
  if (at !== path) {
    setAt(path);
    setMessage({ text: '', turn: message.turn + 1 }); // it concerned the page just left
  }
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="sr-only" aria-live="polite">
        <span key={message.turn}>{message.text}</span>
      </output>
    </AnnounceContext>
  );
}
