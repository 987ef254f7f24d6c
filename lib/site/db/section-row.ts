import 'server-only';
import { log } from '@/lib/log';
import type { AnyDefinition, SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf, definitions } from '@/sections/registry';
import { sampledBy, sampleParts } from '@/sections/sample-items';
import type { Section } from './generated/client';

/**
 * The ids of the internal sections: stored like the others, but absent from lists, counts, reordering and navigation.
 */
export const internalIds: readonly string[] = definitions
  .filter((definition) => definition.internal)
  .map((definition) => definition.id);

/** A row as the administration and the API show it, its content parsed by its kind's schema. */
export function storedSection(row: Section): StoredSection {
  const definition = definitionOf({ id: row.id, type: sectionType(row.type) });
  return sectionOf(row, definition, storedContent(row, definition));
}

/**
 * As `storedSection`, for a row whose content was valid when it was stored just now: it is not validated a second time.
 */
export function savedSection(row: Section): StoredSection {
  return sectionOf(row, definitionOf({ id: row.id, type: sectionType(row.type) }), JSON.parse(row.content));
}

function sectionOf(row: Section, definition: AnyDefinition, content: unknown): StoredSection {
  const isEmpty = definition.count(content) === 0;
  return {
    id: row.id,
    title: row.title,
    type: sectionType(row.type),
    order: row.order,
    visible: row.visible,
    content,
    version: row.version,
    sample: sampleParts(sampledBy(definition), content).length > 0,
    ...(row.emptied && isEmpty && { emptied: true }),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The section of an optional kind that its owner has not saved yet, as its editor begins with it; null for others. */
export function unsavedSection({ id, title, type, order, defaults, optional }: AnyDefinition): StoredSection | null {
  if (!optional) return null;
  return { id, title, type, order, visible: true, content: defaults, version: 0, sample: false, updated_at: '' };
}

export function sectionType(value: string): SectionType {
  return value === 'list' || value === 'cards' ? value : 'text';
}

/** The stored content; what cannot be parsed is logged and shown as empty, and the row stays as it is. */
function storedContent(row: Section, definition: AnyDefinition): unknown {
  try {
    const result = definition.schema.safeParse(JSON.parse(row.content));
    if (result.success) return result.data;
    log('error', 'content.unreadable', { section: row.id, at: result.error.issues[0]?.path.join('.') });
  } catch {
    log('error', 'content.unreadable', { section: row.id, at: 'JSON' });
  }
  return emptyContent(definition);
}

/** The empty content of a kind: a list, map or text; its defaults when its schema allows none of these. */
export function emptyContent(definition: AnyDefinition): unknown {
  for (const nothing of [[], {}, '']) {
    const result = definition.schema.safeParse(nothing);
    if (result.success) return result.data;
  }
  return definition.defaults;
}
