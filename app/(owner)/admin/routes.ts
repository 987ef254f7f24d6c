import { kindAtRoute } from '@/sections/registry';

/** Pages below /admin that edit no kind of section; each is a folder here. */
export const ownRoutes: readonly string[] = [
  '',
  'audit',
  'bilan',
  'career/import',
  'copie',
  'dossiers',
  'history',
  'languages',
  'mentions',
  'profile',
  'publications/import',
  'sections',
  'sections-manager',
  'traductions',
  'visites',
];

/** Whether the administration has a page at an address below /admin. */
export function isAdminPage(pathname: string): boolean {
  const route = pathname.replace(/^\/admin\/?/, '');
  return ownRoutes.includes(route) || kindAtRoute(route) !== undefined;
}
