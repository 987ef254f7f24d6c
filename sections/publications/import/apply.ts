import { newId } from '../../fields';
import { type ListName, listNames } from '../lists';
import { type Domain, newDomain, type Publication, type Publications } from '../schema';
import { type Import, isSameTitle, newDomainKey } from './choices';
import { publicationFrom, withFields, withSource } from './from-work';

/** An import that cannot be applied: it names a domain or a publication that no longer exists. */
export class ImportMismatch extends Error {
  override readonly name = 'ImportMismatch';
}

/**
 * The content with the entries of an import, which is validated when it is saved. Changed publications keep their
 * place; new ones come at the end of their lists, in the order of the file. Throws `ImportMismatch`.
 */
export function applyImport(
  publications: Publications,
  { newDomain: title, entries }: Pick<Import, 'newDomain' | 'entries'>,
): Record<string, object> {
  const isNewUsed = entries.some((entry) => entry.is === 'new' && entry.domain === newDomainKey);
  const existing = Object.keys(publications).find((key) => isSameTitle(publications[key]?.title ?? '', title));
  const newKey = existing ?? newId('domaine');
  const domains = { ...publications, ...(isNewUsed && existing === undefined && { [newKey]: domainNamed(title) }) };
  const lists = new Map<string, Publication[]>();
  const listIn = (key: string, list: ListName): Publication[] => {
    const domain = Object.hasOwn(domains, key) ? domains[key] : undefined;
    if (!domain) throw new ImportMismatch('Ce domaine n’existe pas\u00a0: choisissez-en un autre.');
    const items = lists.get(`${list} ${key}`) ?? [...(domain[list] ?? [])];
    lists.set(`${list} ${key}`, items);
    return items;
  };
  for (const entry of entries) {
    const { fields, source } = entry;
    if (entry.is === 'new') {
      const item = withSource(publicationFrom(entry.list, fields), { ...source, values: fields });
      listIn(entry.domain === newDomainKey ? newKey : entry.domain, entry.list).push(item);
      continue;
    }
    const { at, take } = entry;
    const items = Object.hasOwn(domains, at.domain) ? listIn(at.domain, at.list) : [];
    const index = items.findIndex(({ id }) => id === at.id);
    const item = items[index];
    if (!item) throw new ImportMismatch('Une des publications à modifier n’existe plus.');
    const taken = Object.fromEntries(Object.entries(fields).filter(([name]) => take.includes(name)));
    items[index] = withSource(withFields(item, taken), { ...source, values: fields });
  }
  return Object.fromEntries(
    Object.entries(domains).map(([key, value]) => [
      key,
      { ...value, ...Object.fromEntries(listNames.map((list) => [list, listIn(key, list)])) },
    ]),
  );
}

function domainNamed(title: string): Domain {
  if (title.trim() === '') throw new ImportMismatch('Le nom du domaine est requis');
  return newDomain(title.trim());
}
