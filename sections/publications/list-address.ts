import type { Filter } from './filter';

/** The address of the list that a filter shows, on a page of it or as a file. */
export function listAddress(filter: Filter, { path = '/publications', page = '' }: { readonly path?: string; readonly page?: string }): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${path}?${new URLSearchParams([...given, ...(page === '' || page === '1' ? [] : [['page', page]])])}`.replace(/\?$/, '');
}
