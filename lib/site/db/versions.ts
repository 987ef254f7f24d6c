/** The versions of each section, of the profile and of their translations: listing, comparing and restoring them. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { notFound, Problem } from '@/lib/errors';
import { type AddedLanguage, isAddedLanguage, languageFacts } from '@/lib/languages';
import { versionSummary } from '@/lib/site/history/change-summary';
import { changesOf } from '@/lib/site/history/changes';
import { rowsOf } from '@/lib/site/history/compare';
import { type PartPath, takePartBack } from '@/lib/site/history/take-back';
import {
  type Comparison,
  type History,
  type HistorySubject,
  newestShown,
  type TrashEntry,
  type VersionLine,
} from '@/lib/site/history/types';
import type { SectionType } from '@/sections/define';
import { listedItems } from '@/sections/listed-items';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import type { StoredProfile, StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import { managerPreview } from '@/sections/text-preview';
import { translatedTexts } from '@/sections/translation/entries';
import { describeIssues, type Issue } from '@/sections/validate';
import { db } from './client';
import { saveProfile } from './profile';
import { type ReadVersion, readVersion } from './record-version';
import { internalIds, storedSection } from './section-row';
import { saveSection } from './sections';
import { type Subject, saveTranslation, type Translation } from './translations';

type Restored = StoredSection | StoredProfile | Translation;

const mostRows = 200;

/** Everything that has versions: the profile, the sections in page order, then those in the trash. */
export async function readSubjects(_authority: Authority): Promise<HistorySubject[]> {
  const rows = await db().section.findMany({
    select: { id: true, title: true, deletedAt: true },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  });
  const sections = rows.map(
    ({ id, title, deletedAt }): HistorySubject => ({
      key: `section/${id}`,
      label: subjectLabel(id, title),
      group: deletedAt === null ? 'site' : 'bin',
    }),
  );
  return [
    { key: 'profile', label: 'Profil', group: 'site' },
    ...sections.filter(({ group }) => group === 'site'),
    ...(await translatedSubjects(new Map(rows.map(({ id, title }) => [id, subjectLabel(id, title)])))),
    ...sections.filter(({ group }) => group === 'bin'),
  ];
}

/** The translations: « Projets (anglais) ». `titles` are those of the sections, by id. */
async function translatedSubjects(titles: ReadonlyMap<string, string>): Promise<HistorySubject[]> {
  const rows = await db().translation.findMany({
    select: { subject: true, language: true },
    orderBy: [{ language: 'desc' }, { subject: 'asc' }],
  });
  return rows.map(({ subject, language }) => ({
    key: `translation/${language}/${subject}`,
    label: `${titles.get(subject.slice('section/'.length)) ?? 'Profil'} (${frenchName(language)})`,
    group: 'site',
  }));
}

const frenchName = (language: string): string =>
  isAddedLanguage(language) ? languageFacts[language].french : language;

/** The key of what was changed last; the profile's when nothing was. */
export async function lastChanged(_authority: Authority): Promise<string> {
  const where = { subject: { in: ['profile', 'section'] }, action: { not: 'seed' } };
  const row = await db().version.findFirst({ where, orderBy: { id: 'desc' }, select: { subject: true, key: true } });
  return row?.subject === 'section' ? `section/${row.key}` : 'profile';
}

/** The title of a section; for an internal one, its kind's label below that of the section that it is edited with. */
function subjectLabel(id: string, title: string): string {
  const definition = definitions.find((one) => one.id === id);
  if (!definition?.internal) return title;
  const host = definitions.find(({ companions }) => companions?.includes(id));
  return host ? `${host.label} › ${definition.label}` : definition.label;
}

/** The newest `most` versions of a subject. Throws `notFound`. */
export async function readHistory(authority: Authority, key: string, most: number = newestShown): Promise<History> {
  const subject = (await readSubjects(authority)).find((one) => one.key === key);
  if (!subject) throw notFound('Cette section est introuvable');
  const where = placeOf(key);
  const [rows, total, oldest] = await Promise.all([
    db().version.findMany({ where, orderBy: { id: 'desc' }, take: most + 1 }),
    db().version.count({ where }),
    db().version.findFirst({ where, orderBy: { id: 'asc' }, select: { at: true } }),
  ]);
  const read = rows.flatMap((row) => readVersion(row) ?? []);
  const lines = read.map(
    (version, index): VersionLine => ({
      ...lineOf(version),
      what: versionSummary(version.node, version, read[index + 1]?.snapshot),
    }),
  );
  return {
    subject,
    versions: lines.slice(0, most),
    total,
    since: oldest?.at.toISOString() ?? null,
    current: read[0]?.version ?? 0,
  };
}

/**
 * The differences between two versions of one subject, field by field. Throws `notFound`, `invalid` for two subjects.
 */
export async function compareVersions(_authority: Authority, beforeId: number, afterId: number): Promise<Comparison> {
  const [before, after] = await Promise.all([versionAt(beforeId), versionAt(afterId)]);
  if (before.subject !== after.subject || before.key !== after.key)
    throw new Problem('invalid', 'Ces deux versions ne sont pas celles d’une même section');
  const rows = changesOf(after.node, before.snapshot, after.snapshot).flatMap((change) => rowsOf(change));
  return {
    before: { ...lineOf(before), what: '' },
    after: { ...lineOf(after), what: '' },
    rows: rows.slice(0, mostRows),
    more: Math.max(0, rows.length - mostRows),
    obstacle: obstacleTo(before),
  };
}

/**
 * Saves a version's title, content and visibility again, as a new version; the section keeps its order, and leaves the
 * trash if it is there. `current` is the version number that the user saw as the stored one. Throws `notFound`,
 * `stale`, and `invalid` for content that the present schema refuses, instead of dropping parts of it.
 */
export async function restoreVersion(authority: Authority, id: number, current?: number): Promise<Restored> {
  const version = await versionAt(id);
  const obstacle = obstacleTo(version);
  if (obstacle !== null) throw new Problem('invalid', obstacle);
  const { title, visible, emptied, content } = version.snapshot;
  const type = version.definition?.type;
  return saveAgain(authority, version, content, { title, visible, version: current }, { as: 'restore', emptied, type });
}

/**
 * Saves the present content with one part as a version has it: an item comes back, or is again as it was. `current` as
 * above. Throws `notFound`, `stale`, and `invalid` for a part that the version does not have or that the present schema
 * refuses.
 */
export async function restorePart(authority: Authority, id: number, at: PartPath, current?: number): Promise<Restored> {
  const version = await versionAt(id);
  const newest = await db().version.findFirst({
    where: { subject: version.subject, key: version.key },
    orderBy: { id: 'desc' },
  });
  const now = newest && readVersion(newest);
  if (!now) throw notFound('Cette version est introuvable');
  const content = takePartBack(now.node, now.snapshot.content, version.snapshot.content, at);
  return saveAgain(authority, version, content, { version: current ?? now.version }, { as: 'restore-part' });
}

/** Saves content of a version again, with what else it says in `fields`. */
async function saveAgain(
  authority: Authority,
  { subject, key, version }: ReadVersion,
  content: unknown,
  fields: { readonly title?: string; readonly visible?: boolean; readonly version?: number },
  options: { readonly as: 'restore' | 'restore-part'; readonly emptied?: boolean; readonly type?: SectionType },
): Promise<Restored> {
  const { type, ...how } = { ...options, detail: { from: version } };
  if (subject === 'profile')
    return saveProfile(authority, { ...checkedProfile(content), version: fields.version }, how);
  if (subject === 'translation')
    return saveTranslation(authority, ...translationOf(key), { ...fields, texts: translatedTexts.parse(content) }, how);
  return saveSection(authority, key, { ...fields, type, content }, how);
}

async function versionAt(id: number): Promise<ReadVersion> {
  const row = Number.isSafeInteger(id) ? await db().version.findUnique({ where: { id } }) : null;
  const version = row && readVersion(row);
  if (!version) throw notFound('Cette version est introuvable');
  return version;
}

function placeOf(key: string): { subject: string; key: string } {
  if (key === 'profile') return { subject: 'profile', key: '' };
  const [subject = '', ...rest] = key.split('/');
  return { subject, key: rest.join('/') };
}

/** The subject and the language of a translation, by the key of its versions, `en/section/projets`. */
export function translationOf(key: string): [Subject, AddedLanguage] {
  const [language, of, id] = key.split('/');
  if (!isAddedLanguage(language)) throw notFound('Cette version est introuvable');
  return [of === 'profile' ? of : `section/${id}`, language];
}

const lineOf = ({ id, version, at }: ReadVersion) => ({ id, version, at: at.toISOString() });

/** Why a version cannot be restored, in French; null when it can. */
function obstacleTo({ subject, snapshot, definition }: ReadVersion): string | null {
  const schema = subject === 'translation' ? translatedTexts : (definition?.schema ?? profileSchema);
  const result = schema.safeParse(snapshot.content);
  return result.success
    ? null
    : `Cette version ne peut pas être restaurée telle quelle\u00a0: ${reasonOf(result.error.issues)}`;
}

function checkedProfile(content: unknown): Profile {
  const result = profileSchema.safeParse(content);
  if (!result.success)
    throw new Problem(
      'invalid',
      `Cet élément ne peut pas être repris tel quel\u00a0: ${reasonOf(result.error.issues)}`,
    );
  return result.data;
}

const reasonOf = (issues: readonly Issue[]): string =>
  `les règles du site ont changé depuis (${describeIssues(issues.map(({ path, message }) => ({ path, message })))}).`;

/** The deleted sections, the last deleted first; lib/site/db/sections.ts brings one back. */
export async function readTrash(_authority: Authority): Promise<TrashEntry[]> {
  const rows = await db().section.findMany({
    where: { deletedAt: { not: null }, id: { notIn: [...internalIds] } },
    orderBy: { deletedAt: 'desc' },
  });
  return rows.map((row) => {
    const section = storedSection(row);
    const { id, title, type, visible } = section;
    return {
      id,
      title,
      type,
      visible,
      deletedAt: row.deletedAt?.toISOString() ?? '',
      preview: managerPreview(type, listedItems(section)),
    };
  });
}
