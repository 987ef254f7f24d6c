'use client';
import type { ReactNode } from 'react';
import { AnnounceProvider } from './announce';
import { AskProvider } from './ask';
import type { Owner } from './owner';
import { OwnerProvider } from './owner';
import { SessionProvider } from './session';
import { Toaster } from './toaster';
import { UnsavedProvider } from './unsaved';

/** What every page of the administration may use: questions, toasts, announcements, calls that survive a lost session. */
export function Providers({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) {
  return (
    <OwnerProvider value={owner}>
      <AnnounceProvider>
        <AskProvider>
          <SessionProvider>
            <UnsavedProvider>{children}</UnsavedProvider>
          </SessionProvider>
        </AskProvider>
      </AnnounceProvider>
      <Toaster />
    </OwnerProvider>
  );
}
