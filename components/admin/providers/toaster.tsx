'use client';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { cx } from '../ui/cx';
import { showToast } from './toast';

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
