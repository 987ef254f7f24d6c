'use client';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { notify } from './notify';

/** Spec section 9: top right, 4 s, dark, at most 20, 350 px wide, 8 px apart. */
export function Toaster() {
  useEffect(() => notify.takeCarried(), []);
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
      containerAriaLabel="Notifications"
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification' }}
    />
  );
}
