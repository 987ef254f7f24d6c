import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { backupProblem, readBackupRecord } from '@/lib/backup-record';
import { unpackJson } from '@/lib/brotli-json';
import { readCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { log } from '@/lib/log';
import type { Dashboard } from '@/lib/site/api/dashboard';
import { legalReminders } from '@/lib/site/legal/reminders';
import { plainText } from '@/lib/site/rich-text/sanitize';
import { completion } from '@/sections/profil/completion';
import { fullName } from '@/sections/profil/schema';
import { forVisitors, publicSection, type StoredSection } from '@/sections/public-site';
import { perYear } from '@/sections/publications/statistics';
import { definitionOf, kinds } from '@/sections/registry';
import { sampledBy, sampleParts } from '@/sections/sample-items';
import { db } from './client';
import { readGuide } from './guide';
import { readLegalFacts } from './legal';
import { readProfile } from './profile';
import { ownSection, readSampleState } from './sample';
import { internalIds } from './section-row';
import { readSections } from './sections';
import { readOfflineSince } from './site-state';
import { readStaleTranslations } from './translation-editor';
import { uploadsInUse } from './upload-gc';
import { madeBy } from './version-rows';
import { translationOf } from './versions';
import { readRecentViews } from './visits';
import { readWeeklyLook } from './weekly-look';

const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);

export async function readDashboard(authority: Authority): Promise<Dashboard> {
  const [profile, sections, sample, past, changes, media, look, offlineSince, stated, views, stale] = await Promise.all(
    [
      readProfile(authority),
      readSections(authority),
      readSampleState(authority),
      countsAt(monthAgo()),
      lastChanges(),
      uploadsInUse(),
      readWeeklyLook(authority),
      readOfflineSince(),
      readLegalFacts(),
      readRecentViews(authority),
      readStaleTranslations(authority),
    ],
  );
  const publications = sections.find(({ id }) => id === kinds.publications.id);
  const visible = sections.filter((section) => section.visible).length;
  return {
    visibleSections: visible,
    totalSections: sections.length,
    visibleChange: past && change(past.visible, visible),
    totalChange: past && change(past.total, sections.length),
    profile: completion(profile),
    media: media.size,
    proposals: look.proposals,
    missing: [
      ...(profile.photo === null ? [{ of: 'photo' } as const] : []),
      ...sample.places,
      ...stale.map((each) => ({ of: 'translation' as const, ...each })),
      ...legalReminders(stated, dayOf(new Date())),
    ],
    sample,
    guide: await readGuide(profile, sections, sample),
    backups: backups(new Date()),
    copy: publishedCopy(new Date()),
    offlineSince,
    views,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      type: section.type,
      visible: section.visible,
      size: sizeOf(ownSection(section, profile)),
      sample: sampleParts(sampledBy(definitionOf(section)), section.content).length,
    })),
    changes,
    publicationsPerYear: publicationsPerYear(publications && ownSection(publications, profile)),
    arePublicationsHidden: publications?.visible === false,
    profileSummary: { fullName: fullName(profile), email: profile.email, gsm: profile.gsm, grade: profile.grade },
    lastChange: changes[0]?.at ?? null,
  };
}

function backups(now: Date): Dashboard['backups'] {
  const { backupDir, databaseFile } = env();
  if (backupDir === null) return null;
  const record = readBackupRecord(databaseFile);
  return { last: record.last?.at ?? null, problem: backupProblem(record, now), readAt: now.toISOString() };
}

function publishedCopy(now: Date): Dashboard['copy'] {
  const { copyTo, databaseFile } = env();
  if (copyTo === null) return null;
  const { last, failure } = readCopyRecord(databaseFile);
  return { last: last?.at ?? null, problem: failure?.line ?? null, readAt: now.toISOString() };
}

function publicationsPerYear(stored: StoredSection | undefined): Dashboard['publicationsPerYear'] {
  const section = stored && publicSection(stored);
  return section?.kind === 'publications' ? perYear(section.content) : [];
}

/** How much of a section there is for visitors to read. */
function sizeOf(section: StoredSection): number {
  const { content } = forVisitors(section);
  return typeof content === 'string' ? plainText(content).length : definitionOf(section).count(content);
}

function change(before: number, now: number): number {
  return before === 0 ? (now === 0 ? 0 : 100) : Math.round(((now - before) / before) * 100);
}

const pastRow = z.object({ visible: z.boolean(), deletedAt: z.unknown() });

/**
 * How many sections there were, and how many visible, at a moment; null when the history does not go back that far, or
 * cannot be read.
 */
async function countsAt(moment: Date): Promise<{ total: number; visible: number } | null> {
  const where = { subject: 'section', key: { notIn: [...internalIds] }, at: { lte: moment } };
  const newest = await db().version.groupBy({ by: 'key', where, _max: { id: true } });
  if (newest.length === 0) return null;
  const ids = newest.flatMap(({ _max: { id } }) => id ?? []);
  const rows = await db().version.findMany({ where: { id: { in: ids } }, select: { id: true, data: true } });
  const latest = rows.map(pastSection);
  const live = latest.filter((row) => row?.deletedAt === null);
  return latest.includes(null) ? null : { total: live.length, visible: live.filter((row) => row?.visible).length };
}

/** A section at the time of a version; null, with a line in the log, when that cannot be read. */
function pastSection({ id, data }: { id: number; data: Uint8Array }): z.output<typeof pastRow> | null {
  try {
    return pastRow.parse(unpackJson(data));
  } catch {
    log('error', 'version.unreadable', { version: id });
    return null;
  }
}

async function lastChanges(): Promise<Dashboard['changes']> {
  const rows = await db().version.findMany({
    where: { action: { not: 'seed' } },
    orderBy: { id: 'desc' },
    take: 8,
    select: { id: true, subject: true, key: true, action: true, at: true },
  });
  const titles = new Map(
    (await db().section.findMany({ select: { id: true, title: true } })).map(({ id, title }) => [id, title]),
  );
  const titleOf = (key: string) => titles.get(key) ?? key;
  return rows.map(({ id, subject, key, action, at }) => {
    const base = { id, at: at.toISOString(), detail: {} };
    if (subject === 'order') return { ...base, event: 'section.reorder', title: '' };
    if (subject !== 'translation')
      return { ...base, event: `${subject}.${madeBy(action).action}`, title: titleOf(key) };
    const [of, language] = translationOf(key);
    const title = titleOf(of.replace(/^section\//, ''));
    return { ...base, event: 'translation.save', detail: { language, subject: of }, title };
  });
}
