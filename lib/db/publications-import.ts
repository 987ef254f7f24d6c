/** Bibliographies against the stored publications: what an import would do, and doing it, as one save of the section. */
import 'server-only';
import { setImmediate } from 'node:timers/promises';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { boundsError, maxContentBytes } from '@/lib/json-bounds';
import { type Progress, seldom } from '@/lib/references/progress';
import type { FileRead } from '@/lib/references/work';
import type { AnyDefinition } from '@/sections/define';
import { applyImport, ImportMismatch } from '@/sections/publications/import/apply';
import type { Import } from '@/sections/publications/import/choices';
import { type ImportBase, type ImportPlan, namesOwner, type Planned, planImport } from '@/sections/publications/import/plan';
import { type Publications, publicationsSchema } from '@/sections/publications/schema';
import { kinds } from '@/sections/registry';
import { partSample } from '@/sections/sample-content';
import { isOwnContent, isWaiting } from '@/sections/waiting';
import { readProfile } from './profile';
import { readSection, saveSection } from './sections';
import { settleProposals } from './weekly-look';

const id = 'publications';
const definition: AnyDefinition = kinds.publications;

/** What importing a file, or what the host `from` says, would do. Other requests are served while a long list is compared. */
export async function planPublicationsImport(
  authority: Authority,
  { encoding, entries }: Omit<FileRead, 'format'>,
  { from = 'fichier', onProgress }: { readonly from?: string; readonly onProgress?: (progress: Progress) => void } = {},
): Promise<ImportPlan> {
  const [{ publications, emptied: _, isHiddenForNow: __, ...base }, { nom, prenom }] = await Promise.all([stored(authority), readProfile(authority)]);
  const planned: Planned[] = [];
  const told = seldom((done: number) => onProgress?.({ step: 'comparison', done, total: entries.length }));
  let since = performance.now();
  for (const each of planImport(publications, entries, { owner: { nom, prenom }, from, at: new Date().toISOString() })) {
    planned.push(each);
    told(planned.length);
    if (performance.now() - since < longestStretch) continue;
    await setImmediate();
    since = performance.now();
  }
  return { ...base, encoding, namesOwner: namesOwner(planned, { nom, prenom }), ownerName: `${prenom} ${nom}`.trim(), entries: planned };
}

/** Milliseconds of comparing before other work gets its turn. */
const longestStretch = 10;

/**
 * Writes what the owner has chosen of a plan, as one save and so one version; returns the section's version. Throws `stale` when
 * the section is no longer the one that was planned on, `invalid` for what its schema refuses, `tooLarge` when it would hold more
 * than a form could save again. Nothing is written then.
 */
export async function importPublications(authority: Authority, wanted: Import): Promise<{ readonly version: number }> {
  const { version, publications, emptied, isHiddenForNow } = await stored(authority);
  if (wanted.version !== version) throw new Problem('stale', 'Les publications ont été modifiées depuis cette lecture\u00a0: rien n’a été importé.');
  if (wanted.entries.length === 0) return { version };
  const content = without(emptied, applied(publications, wanted));
  if (boundsError(content) || Buffer.byteLength(JSON.stringify(content)) > maxContentBytes - forSlugs)
    throw new Problem('tooLarge', 'Ces publications seraient trop nombreuses pour une section\u00a0: rien n’a été importé. Importez-en moins.');
  const added = wanted.entries.filter(({ is }) => is === 'new').length;
  const imported = wanted.entries.map(({ source }) => source);
  const section = await saveSection(
    authority,
    id,
    { content, ...(version > 0 && { version }), ...(isHiddenForNow && isOwnContent(definition, content) && { visible: true }) },
    { as: 'import', detail: { added, changed: wanted.entries.length - added }, also: (tx) => settleProposals(tx, imported) },
  );
  return { version: section.version };
}

/** Room for the addresses of new publications, which the save adds, and for the other fields of a form's save. */
const forSlugs = 1024 * 1024;

function applied(publications: Publications, wanted: Import): Record<string, object> {
  try {
    return applyImport(publications, wanted);
  } catch (error) {
    throw error instanceof ImportMismatch ? new Problem('invalid', error.message) : error;
  }
}

/** The sample's domains go with its works, but for those that the owner has put something in. */
const without = (emptied: ReadonlySet<string>, all: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(Object.entries(all).filter(([key, domain]) => !emptied.has(key) || definition.count({ [key]: domain }) > 0));

/**
 * What an import rests on; `emptied`: the domains that held the sample's works; `isHiddenForNow`: the section was hidden with the
 * sample, and is shown again with what is imported.
 */
type StoredPublications = Omit<ImportBase, 'domains'> & {
  domains: { key: string; title: string }[];
  publications: Publications;
  emptied: ReadonlySet<string>;
  isHiddenForNow: boolean;
};

/**
 * The stored publications, without those of the sample: nobody's bibliography begins with invented ones. A restored sample is one
 * too, although it counts as saved by the owner.
 */
async function stored(authority: Authority): Promise<StoredPublications> {
  const section = await readSection(authority, id);
  const all = publicationsSchema.parse(section?.content ?? {});
  const { own, invented } = partSample(definition, section?.content ?? {});
  const sample = section !== null && (section.sample || (invented > 0 && definition.count(own) === 0));
  const emptied = new Set(sample ? Object.keys(all).filter((key) => definition.count({ [key]: all[key] }) > 0) : []);
  const publications = sample
    ? Object.fromEntries(Object.entries(all).map(([key, { others: _, ...domain }]) => [key, { ...domain, articles: [], communications: [] }]))
    : all;
  return {
    isHiddenForNow: section !== null && isWaiting(definition, section),
    version: section?.version ?? 0,
    sample,
    domains: Object.entries(publications).map(([key, { title }]) => ({ key, title })),
    publications,
    emptied,
  };
}
