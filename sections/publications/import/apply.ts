/** The content of the section with an import in it. */
import { newId } from '../../fields';
import { listNames } from '../lists';
import { newDomain, type Publications } from '../schema';
import { type Import, isSameTitle, newDomainKey } from './choices';
import { type Publication, publicationFrom, withFields, withSource } from './from-work';

/** Why an import cannot be applied, in French: it names a domain or a publication that is not there. */
export class ImportMismatch extends Error {
  override readonly name = 'ImportMismatch';
}

/**
 * The content with the entries of an import, to be saved, and so validated: publications in the place of those that
 * they change, new ones at the end of their lists, in the order of the file. Throws `ImportMismatch`.
 */
export function applyImport(
  publications: Publications,
  { newDomain, entries }: Pick<Import, 'newDomain' | 'entries'>,
): Record<string, object> {
  const isNewUsed = entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey);
  const existing = Object.keys(publications).find((key) => isSameTitle(publications[key]?.title ?? '', newDomain));
  const created = isNewUsed && existing === undefined ? domainNamed(newDomain) : {};
  const [newKey = existing ?? ''] = Object.keys(created);
  const domains: Publications = { ...publications, ...created };
  const changed = changedItems(domains, entries);
  const added = new Map<string, Publication[]>();
  for (const entry of entries) {
    if (entry.is !== 'new') continue;
    const domain = entry.domain === newDomainKey ? newKey : entry.domain;
    if (!Object.hasOwn(domains, domain))
      throw new ImportMismatch('Ce domaine n’existe pas\u00a0: choisissez-en un autre.');
    const key = `${entry.list} ${domain}`;
    const item = withSource(publicationFrom(entry.list, entry.fields), { ...entry.source, values: entry.fields });
    const list = added.get(key);
    if (list) list.push(item);
    else added.set(key, [item]);
  }
  const listOf = (domain: string, value: Publications[string], list: (typeof listNames)[number]) => [
    ...(value[list] ?? []).map((item: Publication) => changed.get(item) ?? item),
    ...(added.get(`${list} ${domain}`) ?? []),
  ];
  return Object.fromEntries(
    Object.entries(domains).map(([key, value]) => [
      key,
      { ...value, ...Object.fromEntries(listNames.map((list) => [list, listOf(key, value, list)])) },
    ]),
  );
}

function changedItems(domains: Publications, entries: Import['entries']): ReadonlyMap<Publication, Publication> {
  const changed = new Map<Publication, Publication>();
  for (const entry of entries) {
    if (entry.is !== 'changed') continue;
    const { at, take, fields, source } = entry;
    const list: readonly Publication[] = (Object.hasOwn(domains, at.domain) && domains[at.domain]?.[at.list]) || [];
    const item = list.find(({ id }) => id === at.id);
    if (!item) throw new ImportMismatch('Une des publications à modifier n’existe plus.');
    const taken = Object.fromEntries(Object.entries(fields).filter(([name]) => take.includes(name)));
    changed.set(item, withSource(withFields(changed.get(item) ?? item, taken), { ...source, values: fields }));
  }
  return changed;
}

function domainNamed(title: string): Publications {
  if (title.trim() === '') throw new ImportMismatch('Le nom du domaine est requis');
  return { [newId('domaine')]: newDomain(title.trim()) };
}
