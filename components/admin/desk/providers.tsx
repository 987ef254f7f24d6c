'use client';
import type { ReactNode } from 'react';
import { AnnounceProvider } from './announce';
import { AskProvider } from './ask';
import type { Owner } from './owner';
import { OwnerProvider } from './owner';
import { SessionProvider } from './session';
import { Toaster } from './toaster';
import { UnsavedProvider } from './unsaved';
import { VisitProvider } from './visit';

/** What every page of the administration may use: confirmations, toasts, announcements, calls that survive an expired session, and guarded links. */
export function Providers({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) {
  return (
    <OwnerProvider value={owner}>
      <AnnounceProvider>
        <AskProvider>
          <SessionProvider>
            <UnsavedProvider>
              <VisitProvider>{children}</VisitProvider>
            </UnsavedProvider>
          </SessionProvider>
        </AskProvider>
      </AnnounceProvider>
      <Toaster />
    </OwnerProvider>
  );
}
