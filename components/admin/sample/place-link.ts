import type { SamplePlace } from '@/lib/site/api/dashboard';
import { definitions } from '@/sections/registry';

/** A place where content of the sample is left: its name, and the page where it is replaced. */
export function placeLink(place: SamplePlace): { readonly label: string; readonly href: string } {
  if (place.of === 'profile') return { label: 'Profil', href: '/admin/profile' };
  if (place.of === 'languages') return { label: 'Langues', href: '/admin/languages' };
  return { label: place.title, href: editorOf(place.id) };
}

/** The path of a section's editor: its kind's page or that of the kind it is edited with, else the simple editor. */
export function editorOf(id: string): string {
  const definition = definitions.find((definition) => definition.id === id);
  const route = definition?.menu?.route ?? definitions.find(({ companions }) => companions?.includes(id))?.menu?.route;
  return route ? `/admin/${route}` : '/admin/sections';
}
