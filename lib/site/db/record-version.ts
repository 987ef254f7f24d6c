/** The rows of the history: storing, thinning and reading them; each is read with the editor tree of its kind. */
import 'server-only';
import { z } from 'zod';
import type { ChangeAction } from '@/lib/audit/events';
import { packJson, unpackJson } from '@/lib/brotli-json';
import { dayOf } from '@/lib/format/dates';
import { log } from '@/lib/log';
import { retention } from '@/lib/retention';
import type { Snapshot } from '@/lib/site/history/changes';
import { type AnyDefinition, sectionType } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { standardTexts } from '@/sections/profil/defaults';
import { profileTree } from '@/sections/profil/editor';
import { definitionOf } from '@/sections/registry';
import { storedTexts } from '@/sections/translation/editor';
import { translatedTexts } from '@/sections/translation/entries';
import { db, type Tx, write } from './client';
import type { Version } from './generated/client';

/** The actions that make a version; the administration has a French label for each. */
export type Action = ChangeAction | 'reorder';
type Subject = 'profile' | 'section' | 'order' | 'translation';

/**
 * Stores a row as it is after a change, in the change's own transaction: every version can be shown, compared and
 * restored. `from`: the number of the version that a restoration took, kept behind the action, `restore:3`, since
 * several versions may hold the same; `madeBy` takes the two apart.
 */
export async function recordVersion(
  tx: Tx,
  subject: Subject,
  key: string,
  version: number,
  action: Action,
  row: unknown,
  from?: unknown,
): Promise<void> {
  const made = typeof from === 'number' ? `${action}:${from}` : action;
  // `select`: the bytes need not come back.
  await tx.version.create({ data: { subject, key, version, action: made, data: packJson(row) }, select: { id: true } });
}

const day = 24 * 60 * 60 * 1000;

/**
 * Removes old versions: keeps all of the first days, then the last of each day of the site's time zone, for a year in
 * all, then the last of each month.
 */
export async function pruneVersions(now = new Date()): Promise<void> {
  const rows = await db().version.findMany({
    where: { at: { lt: new Date(now.getTime() - retention.wholeHistoryDays * day) } },
    select: { id: true, subject: true, key: true, at: true },
    orderBy: { id: 'asc' },
  });
  const yearAgo = new Date(now.getTime() - retention.dailyHistoryDays * day);
  const kept = new Map(
    rows.map((row) => [`${row.subject}|${row.key}|${dayOf(row.at).slice(0, row.at < yearAgo ? 7 : 10)}`, row.id]),
  );
  const last = new Set(kept.values());
  const ids = rows.filter(({ id }) => !last.has(id)).map(({ id }) => id);
  if (ids.length === 0) return;
  await write(async (tx) => {
    for (let from = 0; from < ids.length; from += 500)
      await tx.version.deleteMany({ where: { id: { in: ids.slice(from, from + 500) } } });
  });
}

/** A version that could be parsed. */
export type ReadVersion = {
  readonly id: number;
  readonly subject: 'profile' | 'section' | 'translation';
  readonly key: string;
  readonly version: number;
  readonly at: Date;
  readonly action: string;
  /** Number of the version that a restoration took; absent where it was not recorded. */
  readonly from?: number;
  readonly snapshot: Snapshot;
  readonly node: AnyNode;
  /** Of a section, as is `isPresent`: whether it was not in the trash. */
  readonly definition?: AnyDefinition;
  readonly isPresent?: boolean;
};

const json = z.string().transform((text): unknown => JSON.parse(text));
const sectionRow = z.object({
  title: z.string(),
  type: z.string(),
  order: z.number(),
  visible: z.boolean(),
  emptied: z.boolean().optional(),
  /** The same in rows of earlier versions. */
  sample: z.boolean().optional(),
  content: json,
  deletedAt: z.unknown(),
});
const translationRow = z.object({ title: z.string(), visible: z.boolean(), texts: translatedTexts });
const profileRow = z.looseObject({ identifiants: json.optional(), langues: json });

/** Columns of a profile's row that are not part of the profile. */
const bookkeeping = ['id', 'sample', 'version', 'updatedAt'];

/** The action that made a stored version; `from` for a restoration that recorded its source. */
export function madeBy(action: string): { readonly action: string; readonly from?: number } {
  const [name = '', from] = action.split(':');
  return { action: name, ...(from !== undefined && { from: Number(from) }) };
}

/** The version in a row; null for one of the order, and, with a line in the log, for one that cannot be parsed. */
export function readVersion(row: Version): ReadVersion | null {
  const { id, key, version, at } = row;
  const common = { id, key, version, at, ...madeBy(row.action) };
  try {
    if (row.subject === 'section') {
      const { type, sample, emptied = sample, deletedAt, ...fields } = sectionRow.parse(unpackJson(row.data));
      const definition = definitionOf({ id: key, type: sectionType(type) });
      const snapshot = { ...fields, type, emptied };
      const isPresent = deletedAt === null;
      return { ...common, subject: 'section', snapshot, node: definition.editor, definition, isPresent };
    }
    if (row.subject === 'translation') {
      const { texts, ...own } = translationRow.parse(unpackJson(row.data));
      const snapshot = { ...own, content: texts };
      return { ...common, subject: 'translation', snapshot, node: storedTexts };
    }
    if (row.subject !== 'profile') return null;
    const content = Object.fromEntries(
      Object.entries(profileRow.parse(unpackJson(row.data))).filter(([name]) => !bookkeeping.includes(name)),
    );
    return {
      ...common,
      subject: 'profile',
      snapshot: { content: { ...standardTexts, ...content } },
      node: profileTree,
    };
  } catch {
    log('error', 'version.unreadable', { version: id });
    return null;
  }
}
