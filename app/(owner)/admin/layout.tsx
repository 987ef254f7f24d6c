import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { Menu, MenuGroup, MenuItem } from '@/components/admin/shell/menu';
import { Providers, Shell } from '@/components/admin/shell/shell';
import { currentOwner } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { readOfflineSince } from '@/lib/site/db/site-state';
import type { MenuEntry } from '@/sections/define';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { definitions } from '@/sections/registry';
import '@/app/admin.css';

const item = (route: string, label: string): MenuItem => ({ href: `/admin/${route}`, label });
const kindsIn = (group: MenuEntry['group']): MenuItem[] =>
  definitions.flatMap(({ menu: entry, label }) => (entry?.group === group ? item(entry.route, label) : []));
/** An entry with tabs; `ownLabel`: that of its own tab. */
const tabbed = (entry: MenuItem, ownLabel: string, ...tabs: readonly MenuItem[]): MenuItem => ({
  ...entry,
  tabs: [{ ...entry, label: ownLabel }, ...tabs],
});

const site: MenuGroup = {
  title: 'Site',
  items: [
    ...kindsIn('Site'),
    item('traductions', 'Traductions'),
    item('mentions', 'Mentions légales'),
    item('visites', 'Visites'),
    item('copie', 'Copie du site'),
    tabbed(item('history', 'Historique'), 'Versions', item('audit', 'Journal')),
  ],
};

/**
 * The administration's menu: its own pages, and the editors of the registry's kinds. Built on the server, so that no
 * page loads the registry for it.
 */
const siteMenu: Menu = [
  [{ href: '/admin', label: 'Tableau de bord' }],
  [
    item('profile', 'Profil'),
    ...kindsIn('Profil').map((entry) => tabbed(entry, 'Texte', ...kindsIn('À propos'))),
    item('languages', 'Langues'),
  ],
  kindsIn('Page'),
  [
    { title: 'Carrière', items: kindsIn('Carrière') },
    tabbed(item('dossiers', 'Dossiers'), 'Dossiers', item('bilan', 'Bilan')),
  ],
  [item('sections', 'Éditeur Simple'), item('sections-manager', 'Gestion Sections'), site],
];

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
