'use client';
import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { showToast } from './toast';

/** At most 350 px wide; sonner sets a width of its own in this very property, which a style sheet would lose to. */
const style: CSSProperties & Readonly<Record<'--width', string>> = { '--width': 'min(350px, 100vw - 2rem)' };

/** A dark card. Important, because sonner's own sheet is in no layer. */
const classNames = { toast: 'rounded-3! border-0! bg-toast! text-control! text-on-toast! shadow-lift!', title: 'font-normal!' } as const;

/** Toasts are at the top right, dark, for 4 s, at most 20 at once and 8 px apart. */
export function Toaster() {
  useEffect(() => showToast.takeCarried(), []);
  return (
    <Sonner
      position="top-right"
      theme="dark"
      duration={4000}
      visibleToasts={20}
      expand
      gap={8}
      offset={{ top: 72, right: 16 }}
      closeButton
      className="font-sans!"
      style={style}
      containerAriaLabel="Notifications"
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification', classNames }}
    />
  );
}
