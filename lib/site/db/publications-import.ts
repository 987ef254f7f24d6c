/**
 * Bibliographies against the stored publications: what an import would do, and doing it, as one save of the section.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { boundsError, maxContentBytes } from '@/lib/json-bounds';
import { jsonPieces } from '@/lib/json-pieces';
import { inReferencesProcess } from '@/lib/references/process';
import type { Progress } from '@/lib/references/progress';
import type { FileRead } from '@/lib/references/work';
import { openDatabase } from '@/lib/sqlite';
import type { AnyDefinition } from '@/sections/define';
import { publicSection } from '@/sections/public-site';
import { applyImport, ImportMismatch } from '@/sections/publications/import/apply';
import type { Import } from '@/sections/publications/import/choices';
import type { Compare } from '@/sections/publications/import/compare';
import { withoutRefused } from '@/sections/publications/import/not-mine';
import { comparedHead, type ImportPlan, plannedShape } from '@/sections/publications/import/plan-shape';
import type { Publications } from '@/sections/publications/schema';
import { kinds } from '@/sections/registry';
import { isWaiting as isWaitingSection, sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { readRefusals } from './career-import';
import { addToProfile, readProfile } from './profile';
import { readSection, saveSection } from './sections';
import { settleProposals } from './weekly-look';

const id = 'publications';
const definition: AnyDefinition = kinds.publications;

type Comparing = {
  readonly from?: string;
  /** Set where the host gives the works as the owner's own. */
  readonly isOwn?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

/**
 * The plan of importing a file, or what the host `from` answers. Compared in the process that reads files. Throws
 * `tooLarge` where that takes too much time or memory, and as `inReferencesProcess`.
 */
export async function planPublicationsImport(
  authority: Authority,
  { encoding, hasTags = false, entries }: Pick<FileRead, 'encoding' | 'entries'> & Partial<FileRead>,
  { from = 'fichier', isOwn, signal, onProgress }: Comparing = {},
): Promise<ImportPlan> {
  const { nom, prenom, autresNoms, identifiants } = await readProfile(authority);
  const { version, content } = storedBytes();
  const request: Compare = {
    entries,
    options: {
      owner: { nom, prenom, autresNoms },
      orcid: identifiants.orcid,
      isOwn,
      from,
      at: new Date().toISOString(),
    },
  };
  async function* input() {
    yield* jsonPieces(request);
    yield '\n';
    yield content;
  }
  const planned = await inReferencesProcess(
    { name: 'compare', input: input(), head: comparedHead, line: plannedShape },
    { signal, onProgress },
  );
  if ('refusal' in planned) throw new Problem('tooLarge', planned.refusal);
  const { count: _, ...head } = planned.head;
  const left = withoutRefused(planned.lines, await readRefusals(authority));
  const notMine = planned.lines.length - left.length;
  return { ...head, version, encoding, hasTags, ownerName: `${prenom} ${nom}`.trim(), entries: left, notMine };
}

/**
 * The stored publications as bytes, which the process that compares parses: a text that Prisma reads, and its parsing,
 * would keep everybody waiting.
 */
function storedBytes(): { readonly version: number; readonly content: Uint8Array } {
  const database = openDatabase(env().databaseFile, { readOnly: true });
  try {
    const row = database
      .prepare('SELECT version, CAST(content AS BLOB) AS content FROM Section WHERE id = ? AND deletedAt IS NULL')
      .get(id);
    const content = row?.content instanceof Uint8Array ? row.content : new Uint8Array();
    return { version: Number(row?.version ?? 0), content };
  } finally {
    database.close();
  }
}

/**
 * Writes what the owner has chosen of a plan, as one save and so one version; returns the section's version. Throws
 * `stale` when the section is no longer the one that was planned on, `invalid` for what its schema refuses, `tooLarge`
 * when it would hold more than a form could save again. Nothing is written then.
 */
export async function importPublications(authority: Authority, wanted: Import): Promise<{ readonly version: number }> {
  const { version, publications, isWaiting } = await stored(authority);
  if (wanted.version !== version)
    throw new Problem('stale', 'Les publications ont été modifiées depuis cette lecture\u00a0: rien n’a été importé.');
  if (wanted.entries.length === 0) return { version };
  const written = applied(publications, wanted);
  const examples = wanted.withoutSample ? sampleParts(sampledBy(definition), written) : [];
  const content = wanted.withoutSample ? withoutSample(sampledBy(definition), written, examples) : written;
  if (boundsError(content) || Buffer.byteLength(JSON.stringify(content)) > maxContentBytes - forSlugs)
    throw new Problem(
      'tooLarge',
      'Ces publications seraient trop nombreuses pour une section\u00a0: rien n’a été importé. Importez-en moins.',
    );
  const added = wanted.entries.filter(({ is }) => is === 'new').length;
  const imported = wanted.entries.map(({ source: { from, id } }) => `${from}:${id}`);
  const section = await saveSection(
    authority,
    id,
    {
      content,
      ...(version > 0 && { version }),
      ...(isWaiting && { visible: true }),
    },
    {
      as: 'import',
      detail: { added, changed: wanted.entries.length - added, examples: examples.length },
      also: async (tx) => {
        await settleProposals(tx, imported);
        await addToProfile(tx, authority, { names: wanted.names ?? [] });
      },
    },
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

/** `isWaiting`: the section was hidden with the sample, and is shown again with what is imported. */
async function stored(authority: Authority) {
  const section = await readSection(authority, id);
  const shown = section && publicSection(section);
  const all: Publications = shown?.kind === 'publications' ? shown.content : {};
  return {
    publications: all,
    version: section?.version ?? 0,
    isWaiting: section !== null && isWaitingSection(kinds.publications, section),
  };
}
