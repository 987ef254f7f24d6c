import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { EventDetail } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { editedElsewhere, notFound, Problem } from '@/lib/errors';
import { transliterated } from '@/lib/format/transliterate';
import { inTurns, nextTurn } from '@/lib/turns';
import { type AnyDefinition, type SectionType, sectionType } from '@/sections/define';
import { itemsAhead } from '@/sections/items-ahead';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf, isKind, kinds } from '@/sections/registry';
import { isAllSample } from '@/sections/sample-items';
import { describeIssues, type Issue, lacksText, validate, withStored } from '@/sections/validate';
import { audit } from './audit';
import { db, type Tx, write } from './client';
import { refuseMissingDocuments } from './documents';
import type { Section } from './generated/client';
import { cleanContent, refuseMissingPictures, richTextsIn } from './sanitize-content';
import type { newSection, SectionPatch } from './section-body';
import {
  emptyContent,
  freeId,
  insertSection,
  internalIds,
  presentSections,
  storedSection,
  storeSection,
  unsavedSection,
} from './section-row';

/** All sections in order, without those in the trash and the internal ones. */
export const readSections = (_authority: Authority): Promise<StoredSection[]> =>
  presentSections({ id: { notIn: [...internalIds] } });

/** One section, even an internal one; null when there is none. A missing built-in kind is empty, with version 0. */
export async function readSection(_authority: Authority, id: string): Promise<StoredSection | null> {
  const row = await db().section.findFirst({ where: { id, deletedAt: null } });
  if (row) return storedSection(row);
  return isKind(id) ? unsavedSection(kinds[id]) : null;
}

type SaveOptions = {
  /** The action for the history; without it, the action follows from what changes. */
  readonly as?: 'restore' | 'restore-part' | 'import';
  /** Whether the restored version was emptied with the sample. */
  readonly emptied?: boolean;
  /** For the audit log; the `from` of a restoration, for the history too. */
  readonly detail?: EventDetail;
  /** Runs in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>;
};

/**
 * Changes a section. A built-in kind that is missing or in the trash comes back; any other section comes back from the
 * trash only by `restore`, and is else `notFound`. Content that belongs to an internal section (`redirectsContentTo`)
 * changes that section instead. Throws `invalid` with issues, `stale` with the current section when `patch.version` is
 * not the stored version.
 */
export async function saveSection(
  authority: Authority,
  id: string,
  patch: SectionPatch,
  options: SaveOptions = {},
): Promise<StoredSection> {
  const other = isKind(id) ? otherSection(kinds[id], patch.content) : undefined;
  const { content, ...rest } = patch;
  const storeOther = other === undefined ? undefined : await planSave(authority, other, { content }, {});
  const store = await planSave(authority, id, storeOther ? rest : patch, options);
  await nextTurn();
  const saved = await write(async (tx) => {
    await storeOther?.(tx);
    const row = await store(tx);
    await options.also?.(tx);
    return row;
  });
  return storedSection(saved);
}

type SectionSave = { readonly id: string; readonly patch: SectionPatch; readonly detail?: EventDetail };

/** Changes several sections as `saveSection` does, all of them or none. */
export async function saveSections(
  authority: Authority,
  saves: readonly SectionSave[],
  { as, also }: Pick<SaveOptions, 'as' | 'also'>,
): Promise<void> {
  const stores: ((tx: Tx) => Promise<Section>)[] = [];
  for (const { id, patch, detail } of saves) stores.push(await planSave(authority, id, patch, { as, detail }));
  await nextTurn();
  await write(async (tx) => {
    for (const store of stores) await store(tx);
    await also?.(tx);
  });
}

const otherSection = ({ redirectsContentTo: other }: AnyDefinition, content: unknown): string | undefined =>
  other?.matches(content) ? other.id : undefined;

/** Validates a change of a section; returns the write to run in the transaction. */
async function planSave(
  authority: Authority,
  id: string,
  patch: SectionPatch,
  { as, emptied, detail }: SaveOptions,
): Promise<(tx: Tx) => Promise<Section>> {
  const before = await db().section.findUnique({ where: { id } });
  refuseGone(before, id, as);
  const definition = definitionFor(id, patch.type ?? (before ? sectionType(before.type) : undefined));
  const valid = patch.content === undefined ? undefined : await validated(authority, definition, patch.content);
  if (as === undefined && valid !== undefined) {
    if (lacksText(definition, valid) && !(before && isEmptied(definition, before, patch, valid)))
      throw refused([{ path: [], message: definition.emptyMessage ?? '' }]);
    const stored = async () => before?.content ?? '';
    await refuseMissingDocuments(valid, stored);
    await refuseMissingPictures(richTextsIn(definition, valid), stored);
  }
  return async (tx) => {
    const row = await tx.section.findUnique({ where: { id } });
    refuseGone(row, id, as);
    const wasNeverSaved = patch.version === 0 && row?.deletedAt !== null; // an optional section not saved yet, or a deleted one
    const isStale = row !== null && !wasNeverSaved && patch.version !== undefined && patch.version !== row.version;
    await nextTurn();
    const content = valid === undefined ? undefined : await replacing(row, definition, valid);
    if (!row || row.deletedAt) {
      if (isStale) throw stale(row);
      return revive(tx, authority, definition, row, patch, content, { as, detail });
    }
    const next = {
      title: patch.title ?? row.title,
      type: definition.type,
      order: patch.order ?? row.order,
      visible: patch.visible ?? row.visible,
      content: content ?? (definition.type === row.type ? row.content : converted(definition, row)),
      emptied: content === undefined ? row.emptied : emptied || isEmptied(definition, row, patch, valid),
    };
    if (isSame(row, next)) return row; // also when it is stale: a save whose response was lost is sent again
    if (isStale) throw stale(row);
    return storeSection(
      tx,
      authority,
      row,
      next,
      as ?? (onlyVisibility(row, next) ? (next.visible ? 'show' : 'hide') : 'update'),
      detail,
    );
  };
}

/** Adds a section of the owner's own, by default after the others; returns it with its new id. */
export async function addSection(authority: Authority, input: z.output<typeof newSection>): Promise<StoredSection> {
  const definition = definitionFor('', input.type);
  const content = JSON.stringify(
    input.content === undefined ? emptyContent(definition) : await validated(authority, definition, input.content),
  );
  return write(async (tx) => {
    const rows = await tx.section.findMany({ select: { id: true, order: true, deletedAt: true } });
    const live = rows.filter((row) => !row.deletedAt && !internalIds.includes(row.id));
    const last = Math.max(0, ...live.map((row) => row.order));
    const row = {
      id: freeId(input.title, new Set(rows.map(({ id }) => id))),
      title: input.title,
      type: input.type,
      visible: input.visible,
      content,
      order: input.order ?? Math.max(live.length + 1, Math.floor(last) + 1),
    };
    await audit(tx, authority, 'section.create', { section: row.id });
    return storedSection(await insertSection(tx, row, 'create'));
  });
}

/** Whether this save only empties the sample and hides the section; the owner's first content will show it again. */
function isEmptied(definition: AnyDefinition, row: Section, { visible = row.visible }: SectionPatch, content: unknown) {
  if (visible || definition.count(content) > 0) return false;
  const stored = storedSection(row);
  return stored.emptied === true || isAllSample(definition, stored);
}

/** Content that fits its kind's schema, with its HTML sanitised. Throws `invalid` with every issue. */
async function validated(authority: Authority, definition: AnyDefinition, raw: unknown): Promise<unknown> {
  await nextTurn(); // each step of a long list takes a while: visitors have their turn between them
  await inTurns(itemsAhead(definition.schema, raw));
  const result = validate(definition, raw);
  if (!result.ok) throw refused(result.issues);
  await nextTurn();
  const content = await cleanContent(authority, definition, result.content);
  await nextTurn();
  return content;
}

const refused = (issues: readonly Issue[]) => new Problem('invalid', describeIssues(issues), { issues });

/** The JSON to store for the row's content under another type. Throws `invalid`. */
function converted(definition: AnyDefinition, row: Section): string {
  const result = validate(definition, storedSection(row).content);
  if (!result.ok) throw refused(result.issues);
  return JSON.stringify(result.content);
}

/** The JSON to store for valid content in place of the row's. */
async function replacing(row: Section | null, definition: AnyDefinition, valid: unknown): Promise<string> {
  const stored = row && definition.mergeStored ? storedSection(row).content : undefined;
  await nextTurn();
  const content = withStored(definition, valid, stored, transliterated);
  await nextTurn();
  const json = JSON.stringify(content);
  await nextTurn();
  return json;
}

function definitionFor(id: string, wanted: SectionType | undefined): AnyDefinition {
  const definition = definitionOf({ id, type: wanted ?? 'text' });
  if (isKind(id) && wanted !== undefined && wanted !== definition.type)
    throw new Problem('invalid', 'Le type de cette section ne peut pas changer');
  return isKind(id) ? kinds[id] : definition;
}

function refuseGone(row: Pick<Section, 'deletedAt'> | null, id: string, as: string | undefined): void {
  const isGone = row === null || (row.deletedAt !== null && as !== 'restore');
  if (isGone && !isKind(id)) throw notFound('Cette section est introuvable');
}

async function revive(
  tx: Tx,
  authority: Authority,
  definition: AnyDefinition,
  row: Section | null,
  patch: SectionPatch,
  content: string | undefined,
  { as, detail }: SaveOptions,
): Promise<Section> {
  const next = {
    title: patch.title ?? row?.title ?? definition.title,
    type: definition.type,
    order: patch.order ?? row?.order ?? definition.order,
    visible: patch.visible ?? row?.visible ?? true,
    content: content ?? row?.content ?? JSON.stringify(emptyContent(definition)),
    emptied: false,
  };
  if (row) return storeSection(tx, authority, row, { ...next, deletedAt: null }, as ?? 'revive', detail);
  const action = as ?? 'create';
  await audit(tx, authority, `section.${action}`, { section: definition.id, ...detail });
  return insertSection(tx, { id: definition.id, ...next }, action, detail);
}

const names = ['title', 'type', 'order', 'visible', 'content', 'emptied'] as const satisfies readonly (keyof Section)[];
type Changeable = Pick<Section, (typeof names)[number]>;

function isSame(row: Changeable, next: Changeable): boolean {
  return names.every((name) => row[name] === next[name] || (name === 'content' && saysTheSame(row[name], next[name])));
}

/**
 * Whether two contents differ at most in the order of the fields of their items, which follows from the kind's
 * definition; the order of groups is the owner's.
 */
function saysTheSame(stored: string, next: string): boolean {
  if (stored.length !== next.length) return false; // most do, and a content may be long
  try {
    const [before, after]: readonly unknown[] = [JSON.parse(stored), JSON.parse(next)];
    return (
      isDeepStrictEqual(before, after) && isDeepStrictEqual(Object.keys(Object(before)), Object.keys(Object(after)))
    );
  } catch {
    return false; // edited by hand, and no JSON
  }
}

function onlyVisibility(row: Changeable, next: Changeable): boolean {
  return names.every((name) => name === 'visible' || row[name] === next[name]);
}

const stale = (row: Section): Problem =>
  editedElsewhere('Cette section a été modifiée', { current: storedSection(row) });
