/** Bibliographies against the stored publications: what an import would do, and doing it, as one save of the section. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { boundsError, maxContentBytes } from '@/lib/json-bounds';
import { jsonPieces } from '@/lib/json-pieces';
import { inReferencesProcess } from '@/lib/references/process';
import type { Progress } from '@/lib/references/progress';
import type { FileRead } from '@/lib/references/work';
import type { AnyDefinition } from '@/sections/define';
import { isWaiting, publicSection } from '@/sections/public-site';
import { applyImport, ImportMismatch } from '@/sections/publications/import/apply';
import type { Import } from '@/sections/publications/import/choices';
import { type Compare, comparedHead } from '@/sections/publications/import/compare';
import type { ImportBase, ImportPlan } from '@/sections/publications/import/plan';
import { plannedShape } from '@/sections/publications/import/plan-shape';
import type { Publications } from '@/sections/publications/schema';
import { kinds } from '@/sections/registry';
import { readProfile } from './profile';
import { readSection, saveSection } from './sections';
import { settleProposals } from './weekly-look';

const id = 'publications';
const definition: AnyDefinition = kinds.publications;

type Comparing = { readonly from?: string; readonly signal?: AbortSignal; readonly onProgress?: (progress: Progress) => void };

/**
 * What importing a file, or what the host `from` says, would do. Compared in the process that reads files. Throws `tooLarge` where that takes
 * too much time or memory, and as `inReferencesProcess`.
 */
export async function planPublicationsImport(
  authority: Authority,
  { encoding, entries }: Omit<FileRead, 'format'>,
  { from = 'fichier', signal, onProgress }: Comparing = {},
): Promise<ImportPlan> {
  const [{ publications, emptied: _, isHiddenForNow: __, ...base }, { nom, prenom }] = await Promise.all([stored(authority), readProfile(authority)]);
  const given: Compare = { publications, entries: [...entries], options: { owner: { nom, prenom }, from, at: new Date().toISOString() } };
  const planned = await inReferencesProcess({ name: 'compare', input: jsonPieces(given), head: comparedHead, line: plannedShape }, { signal, onProgress });
  if ('refusal' in planned) throw new Problem('tooLarge', planned.refusal);
  return { ...base, encoding, namesOwner: planned.head.namesOwner, ownerName: `${prenom} ${nom}`.trim(), entries: planned.lines };
}

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
    { content, ...(version > 0 && { version }), ...(isHiddenForNow && definition.count(content) > 0 && { visible: true }) },
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

/** The stored publications, without those of the sample: nobody's bibliography begins with invented ones. */
async function stored(authority: Authority): Promise<StoredPublications> {
  const section = await readSection(authority, id);
  const shown = section && publicSection(section);
  const all: Publications = shown?.kind === 'publications' ? shown.content : {};
  const sample = section?.sample ?? false;
  const emptied = new Set(sample ? Object.keys(all).filter((key) => definition.count({ [key]: all[key] }) > 0) : []);
  const publications = sample
    ? Object.fromEntries(Object.entries(all).map(([key, { others: _, ...domain }]) => [key, { ...domain, articles: [], communications: [] }]))
    : all;
  return {
    isHiddenForNow: section !== null && isWaiting(section),
    version: section?.version ?? 0,
    sample,
    domains: Object.entries(publications).map(([key, { title }]) => ({ key, title })),
    publications,
    emptied,
  };
}
