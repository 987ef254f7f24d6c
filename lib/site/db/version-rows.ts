/** Parses the rows of the history; each comes with the editor tree of its kind. */
import 'server-only';
import { z } from 'zod';
import { unpackJson } from '@/lib/brotli-json';
import { log } from '@/lib/log';
import type { Snapshot } from '@/lib/site/history/changes';
import type { AnyDefinition } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { standardTexts } from '@/sections/profil/defaults';
import { profileTree } from '@/sections/profil/editor';
import { definitionOf } from '@/sections/registry';
import { storedTexts } from '@/sections/translation/editor';
import { translatedTexts } from '@/sections/translation/entries';
import type { Version } from './generated/client';
import { sectionType } from './section-row';

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
  /** Present for a section. */
  readonly definition?: AnyDefinition;
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
  const made = madeBy(row.action);
  try {
    if (row.subject === 'section') {
      const { type, sample, emptied = sample, ...fields } = sectionRow.parse(unpackJson(row.data));
      const definition = definitionOf({ id: key, type: sectionType(type) });
      return {
        id,
        key,
        version,
        at,
        ...made,
        subject: 'section',
        snapshot: { ...fields, type, emptied },
        node: definition.editor,
        definition,
      };
    }
    if (row.subject === 'translation') {
      const { texts, ...own } = translationRow.parse(unpackJson(row.data));
      const snapshot = { ...own, content: texts };
      return { id, key, version, at, ...made, subject: 'translation', snapshot, node: storedTexts };
    }
    if (row.subject !== 'profile') return null;
    const content = Object.fromEntries(
      Object.entries(profileRow.parse(unpackJson(row.data))).filter(([name]) => !bookkeeping.includes(name)),
    );
    return {
      id,
      key,
      version,
      at,
      ...made,
      subject: 'profile',
      snapshot: { content: { ...standardTexts, ...content } },
      node: profileTree,
    };
  } catch {
    log('error', 'version.unreadable', { version: id });
    return null;
  }
}
