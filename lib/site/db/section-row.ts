import 'server-only';
import type { ChangeAction, EventDetail } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { slugify } from '@/lib/format/fold';
import { log } from '@/lib/log';
import { nextTurn } from '@/lib/turns';
import { type AnyDefinition, sectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf, definitions, kinds } from '@/sections/registry';
import { sampledBy, sampleParts } from '@/sections/sample-items';
import { audit } from './audit';
import { db, type Tx } from './client';
import type { Prisma, Section } from './generated/client';
import { recordVersion } from './record-version';

/**
 * The ids of the internal sections: stored like the others, but absent from lists, counts, reordering and navigation.
 */
export const internalIds: readonly string[] = definitions
  .filter((definition) => definition.internal)
  .map((definition) => definition.id);

/** The sections that are not in the trash, in page order; internal ones too, unless `where` says otherwise. */
export async function presentSections(where: Prisma.SectionWhereInput = {}): Promise<StoredSection[]> {
  const rows = await db().section.findMany({
    where: { deletedAt: null, ...where },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  return rows.map(storedSection);
}

/** A row as the administration and the API show it, its content parsed by its kind's schema. */
export function storedSection(row: Section): StoredSection {
  const type = sectionType(row.type);
  const definition = definitionOf({ id: row.id, type });
  const { content, sample } = keptContent(row, parsedContent);
  return {
    id: row.id,
    title: row.title,
    type,
    order: row.order,
    visible: row.visible,
    content,
    version: row.version,
    sample,
    ...(row.emptied && definition.count(content) === 0 && { emptied: true }),
    updated_at: row.updatedAt.toISOString(),
  };
}

type Kept = Pick<StoredSection, 'content' | 'sample'> & Pick<Section, 'type'> & { readonly stored: string };

/**
 * What each section's content was last, by its id: read once however often it is asked for. Shared by the pages and the
 * handlers of the API, which are loaded as programs of their own in this process.
 */
const shared: typeof globalThis & { portfolioContents?: Map<string, Kept> } = globalThis;
shared.portfolioContents ??= new Map();
const contents = shared.portfolioContents;

function keptContent(row: Section, read: (row: Section, definition: AnyDefinition) => unknown): Kept {
  const { id, type, content: stored } = row;
  const known = contents.get(id);
  if (known?.stored === stored && known.type === type) return known;
  const definition = definitionOf({ id, type: sectionType(type) });
  const content = read(row, definition);
  const made = { stored, type, content, sample: sampleParts(sampledBy(definition), content).length > 0 };
  contents.set(id, made);
  return made;
}

/** Keeps content that is stored now: it is valid, and the pages that show it need not validate it again. */
async function keepContent(row: Section): Promise<void> {
  await nextTurn();
  keptContent(row, ({ content }) => JSON.parse(content));
  await nextTurn();
}

/** The section of an optional kind that its owner has not saved yet, as its editor begins with it; null for others. */
export function unsavedSection({ id, title, type, order, defaults, optional }: AnyDefinition): StoredSection | null {
  if (!optional) return null;
  return { id, title, type, order, visible: true, content: defaults, version: 0, sample: false, updated_at: '' };
}

/** The stored content; what cannot be parsed is logged and shown as empty, and the row stays as it is. */
function parsedContent(row: Section, definition: AnyDefinition): unknown {
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

/** Anchors that the page itself uses, beside those of the kinds. */
const reserved = ['home', 'about', 'contact', 'contenu', 'text', 'list', 'cards'];

/** Whether an id of the page is this one, so that no section of the owner's own may have it. */
export const isAnchorOfPage = (id: string): boolean =>
  reserved.includes(id) || Object.values(kinds).some((kind) => kind.id === id || kind.anchor === id);

/** An id for a new section, readable in a URL: from its title, numbered when taken. */
export function freeId(from: string, taken: ReadonlySet<string>): string {
  const slug = slugify(from).slice(0, 60).replace(/-$/, '') || `section-${Date.now()}`;
  const isFree = (id: string) => !taken.has(id) && !isAnchorOfPage(id);
  if (isFree(slug)) return slug;
  for (let number = 2; ; number += 1) if (isFree(`${slug}-${number}`)) return `${slug}-${number}`;
}

export async function insertSection(
  tx: Tx,
  data: Prisma.SectionCreateInput,
  action: ChangeAction,
  detail?: EventDetail,
): Promise<Section> {
  const created = await tx.section.create({ data });
  await keepContent(created);
  await recordVersion(tx, 'section', created.id, created.version, action, created, detail?.from);
  return created;
}

/** Writes the changed columns of a section, with a version. */
export async function changeSection(
  tx: Tx,
  row: Section,
  next: Partial<Section>,
  action: ChangeAction,
  detail?: EventDetail,
): Promise<Section> {
  const change = { ...next, version: row.version + 1, updatedAt: new Date() };
  await tx.section.updateMany({ where: { id: row.id }, data: change }); // unlike `update`, it reads nothing back
  const saved = { ...row, ...change };
  if (saved.content !== row.content) await keepContent(saved);
  await recordVersion(tx, 'section', saved.id, saved.version, action, saved, detail?.from);
  return saved;
}

/** The same with an audit event. */
export async function storeSection(
  tx: Tx,
  authority: Authority,
  row: Section,
  next: Partial<Section>,
  action: ChangeAction,
  detail?: EventDetail,
): Promise<Section> {
  const saved = await changeSection(tx, row, next, action, detail);
  await audit(tx, authority, `section.${action}`, { section: saved.id, version: saved.version, ...detail });
  return saved;
}
