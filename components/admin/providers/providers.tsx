'use client';
import type { ReactNode } from 'react';
import { TypedBefore } from '../form/typed-before';
import { ConfirmProvider } from './confirm';
import { LiveRegionProvider } from './live-region';
import { NavigateProvider } from './navigate';
import { NavigationBlockerProvider } from './navigation-blocker';
import type { Owner } from './owner';
import { OwnerProvider } from './owner';
import { ReauthProvider } from './reauth';
import { Toaster } from './toaster';

/**
 * Context for every page of the administration: confirmations, toasts, announcements, calls that survive an expired
 * session, and guarded links.
 */
export function Providers({ owner, children }: { readonly owner: Owner; readonly children: ReactNode }) {
  return (
    <OwnerProvider value={owner}>
      <Toaster />
      <LiveRegionProvider>
        <ConfirmProvider>
          <ReauthProvider>
            <NavigationBlockerProvider>
              <NavigateProvider>{children}</NavigateProvider>
            </NavigationBlockerProvider>
          </ReauthProvider>
        </ConfirmProvider>
      </LiveRegionProvider>
      <TypedBefore />
    </OwnerProvider>
  );
}
