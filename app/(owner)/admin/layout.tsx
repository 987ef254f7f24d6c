import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers, Shell } from '@/components/admin/shell/shell';
import { siteMenu } from '@/components/admin/shell/site-menu';
import { currentOwner } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { readOfflineSince } from '@/lib/site/db/site-state';
import { hasSampleName } from '@/sections/profil/sample-fields';
import '@/app/admin.css';

export const metadata: Metadata = {
  title: { template: '%s · Administration Portfolio', default: 'Administration Portfolio' },
  robots: { index: false, follow: false },
};

/** The shell around every page. It does not check the session: each page does, before it reads anything. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const owner = await currentOwner();
  const isSampleShown = owner !== null && hasSampleName(await readProfile(owner));
  return (
    <div className="adm">
      <Providers owner={{ id: owner?.ownerId ?? '', email: owner?.email ?? '', isSampleShown }} menu={siteMenu}>
        <Shell offlineSince={owner && (await readOfflineSince())}>{children}</Shell>
      </Providers>
    </div>
  );
}
