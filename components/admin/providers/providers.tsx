'use client';
import type { ReactNode } from 'react';
import { TypedBefore } from '@/components/ui/typed-before';
import { type Menu, MenuProvider } from '../shell/menu';
import { ConfirmProvider } from './confirm';
import { LiveRegionProvider } from './live-region';
import { NavigateProvider } from './navigate';
import { NavigationBlockerProvider } from './navigation-blocker';
import { type Owner, OwnerProvider, ReauthProvider } from './session';
import { Toaster } from './toast';

type Props = Readonly<{ owner: Owner; menu: Menu; children: ReactNode }>;

export function Providers({ owner, menu, children }: Props) {
  return (
    <OwnerProvider value={owner}>
      <Toaster />
      <LiveRegionProvider>
        <ConfirmProvider>
          <ReauthProvider>
            <NavigationBlockerProvider>
              <NavigateProvider>
                <MenuProvider value={menu}>{children}</MenuProvider>
              </NavigateProvider>
            </NavigationBlockerProvider>
          </ReauthProvider>
        </ConfirmProvider>
      </LiveRegionProvider>
      <TypedBefore />
    </OwnerProvider>
  );
}
