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
  'publications/depots',
  'publications/import',
  'sections',
  'sections-manager',
  'traductions',
  'visites',
];

/** Those of the kinds' editors: the registry's, which proxy.ts need not load. */
export const kindRoutes: readonly string[] = [
  'civil-status',
  'about',
  'key-figures',
  'education',
  'news',
  'career',
  'research',
  'courses',
  'competences',
  'publications',
  'theses',
  'juries',
  'projects',
  'activities',
  'responsibilities',
];

/** Whether the administration has a page at an address below /admin. */
export function isAdminPage(pathname: string): boolean {
  const route = pathname.replace(/^\/admin\/?/, '');
  return ownRoutes.includes(route) || kindRoutes.includes(route);
}
