'use client';
import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import { showToast } from './toast';

/** Toasts are at the top right, dark, for 4 s, at most 20 at once and 8 px apart. Their width is in app/admin/styles/parts.css. */
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
      containerAriaLabel="Notifications"
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification' }}
    />
  );
}
