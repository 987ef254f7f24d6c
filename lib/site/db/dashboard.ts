import { isBlankHtml } from '@/sections/blank-html';
import { fullName, type Profile } from '@/sections/profil/schema';
import 'server-only';
import type { Authority } from '@/lib/authority';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { backupProblem, readBackupRecord, readCopyRecord } from '@/lib/records';
import type { Dashboard, Guide, GuideStep, SampleState } from '@/lib/site/api/dashboard';
import { legalReminders } from '@/lib/site/legal/rules';
import { plainText } from '@/lib/site/rich-text/sanitize';
import { sectionType } from '@/sections/define';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { forVisitors, type StoredProfile, type StoredSection } from '@/sections/public-site';
import { definitionOf, editorOf, type KindId, kinds } from '@/sections/registry';
import { isAllSample, sampledBy, sampleParts } from '@/sections/sample-items';
import { sectionState } from '@/sections/section-state';
import { db } from './client';
import { countDeposits } from './deposits';
import { readLegalFacts } from './legal';
import { readProfile } from './profile';
import { madeBy, readVersion } from './record-version';
import { ownSection, readSampleState } from './sample';
import { internalIds } from './section-row';
import { readSections } from './sections';
import { isGuideClosed } from './site-state';
import { readStaleTranslations } from './translation-editor';
import { uploadsInUse } from './uploads';
import { translationOf } from './versions';
import { readRecentViews } from './visits';
import { readWeeklyLook } from './weekly-look';

const monthAgo = () => new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);

export async function readDashboard(authority: Authority): Promise<Dashboard> {
  const [profile, sections, sample, lastChange, media, look, stated, views, stale] = await Promise.all([
    readProfile(authority),
    readSections(authority),
    readSampleState(authority),
    readLastChange(),
    uploadsInUse(),
    readWeeklyLook(authority),
    readLegalFacts(),
    readRecentViews(authority),
    readStaleTranslations(authority),
  ]);
  const isSampleShown = hasSampleName(profile);
  const stateOf = (section: Shown) =>
    sectionState(section.visible, !isSampleShown && isAllSample(definitionOf(section), section));
  const isShown = (section: Shown) => stateOf(section) === 'visible';
  const past = await countsAt(monthAgo(), isShown);
  const visible = sections.filter(isShown).length;
  const today = dayOf(new Date());
  return {
    visibleSections: visible,
    totalSections: sections.length,
    visibleChange: past && visible - past.visible,
    totalChange: past && sections.length - past.total,
    profile: completion(profile),
    media: media.size,
    proposals: look.proposals,
    deposits: await countDeposits(authority),
    reminders: [
      ...sections.flatMap((section) => defendedUnderWay(section, today)),
      ...stale.map((each) => ({ of: 'translation' as const, ...each })),
      ...legalReminders(stated, today),
    ],
    sample,
    guide: await readGuide(profile, sections, sample),
    backups: backups(new Date()),
    copy: publishedCopy(new Date()),
    views,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      type: section.type,
      editor: editorOf(section.id),
      state: stateOf(section),
      size: sizeOf(ownSection(section, profile)),
      sample: sampleParts(sampledBy(definitionOf(section)), section.content).length,
    })),
    lastChange,
    profileSummary: { fullName: fullName(profile), email: profile.email, gsm: profile.gsm, grade: profile.grade },
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

/** The theses that were defended by the day `today` and are under way by their status. */
function defendedUnderWay({ id, content }: StoredSection, today: string): Dashboard['reminders'] {
  const read = id === kinds['theses-encadrees'].id ? kinds['theses-encadrees'].schema.safeParse(content) : undefined;
  return Object.values(read?.data ?? {})
    .flat()
    .flatMap(({ sujet: subject, statut, soutenance: { date = '' } = {} }) =>
      statut === 'En cours' && date !== '' && date <= today.slice(0, date.length)
        ? { of: 'thesis', subject, date }
        : [],
    );
}

/** How much of a section there is for visitors to read. */
function sizeOf(section: StoredSection): number {
  const { content } = forVisitors(section);
  return typeof content === 'string' ? plainText(content).length : definitionOf(section).count(content);
}

type Shown = Pick<StoredSection, 'id' | 'type' | 'content' | 'visible'>;

/**
 * How many sections there were, and how many shown, at a moment; null when the history does not go back that far, or
 * cannot be read.
 */
async function countsAt(
  moment: Date,
  isShown: (section: Shown) => boolean,
): Promise<{ total: number; visible: number } | null> {
  const where = { subject: 'section', key: { notIn: [...internalIds] }, at: { lte: moment } };
  const newest = await db().version.groupBy({ by: 'key', where, _max: { id: true } });
  if (newest.length === 0) return null;
  const ids = newest.flatMap(({ _max: { id } }) => id ?? []);
  const latest = (await db().version.findMany({ where: { id: { in: ids } } })).map(readVersion);
  if (latest.includes(null)) return null;
  const present = latest.flatMap((version) => (version?.isPresent ? version : []));
  const visible = present.filter(({ key, snapshot: { type = '', visible = false, content } }) =>
    isShown({ id: key, type: sectionType(type), visible, content }),
  );
  return { total: present.length, visible: visible.length };
}

async function readLastChange(): Promise<Dashboard['lastChange']> {
  const row = await db().version.findFirst({ where: { action: { not: 'seed' } }, orderBy: { id: 'desc' } });
  if (!row) return null;
  const { subject, key, action } = row;
  const titleOf = async (id: string) => (await db().section.findUnique({ where: { id } }))?.title ?? id;
  const at = row.at.toISOString();
  if (subject === 'order') return { at, event: 'section.reorder', detail: {}, title: '' };
  if (subject !== 'translation')
    return { at, event: `${subject}.${madeBy(action).action}`, detail: {}, title: await titleOf(key) };
  const [of, language] = translationOf(key);
  const title = await titleOf(of.replace(/^section\//, ''));
  return { at, event: 'translation.save', detail: { language, subject: of }, title };
}

/**
 * The first steps of a new site, which the content itself ticks; null once all are done, or when nothing is left of the
 * sample.
 */
async function readGuide(
  profile: StoredProfile,
  sections: readonly StoredSection[],
  sample: SampleState,
): Promise<Guide | null> {
  const named = !hasSampleName(profile);
  const done: Readonly<Record<GuideStep, boolean>> = {
    identity: named && profile.photo !== null,
    publications: isOwn(sections, kinds.publications.id),
    texts: isOwn(sections, kinds['a-propos'].id),
    courses: isOwn(sections, kinds.enseignement.id),
    sections: sample.places.length === 0,
  };
  const isNew = !named || sample.places.length > 0 || sections.some(({ sample, emptied }) => sample || emptied);
  return isNew && Object.values(done).includes(false) ? { done, isClosed: await isGuideClosed() } : null;
}

/** Whether a section has content of the owner's own, or none because the owner wants none. */
function isOwn(sections: readonly StoredSection[], id: KindId): boolean {
  const section = sections.find((one) => one.id === id);
  if (!section) return true;
  const isEmpty = definitionOf(section).count(section.content) === 0;
  return isEmpty ? !section.visible && !section.emptied : !isAllSample(definitionOf(section), section);
}

/**
 * Fields that visitors look for in any profile. The same for all, independent of other fields, so that emptying another
 * field never lowers the share.
 */
const expected: readonly ((profile: Profile) => boolean)[] = [
  ({ prenom }) => isFilled(prenom),
  ({ nom }) => isFilled(nom),
  ({ grade, fonction }) => isFilled(grade) || isFilled(fonction),
  ({ email, gsm }) => isFilled(email) || isFilled(gsm),
  ({ affiliation }) => isFilled(affiliation),
  ({ photo }) => photo !== null,
  ({ mission }) => !isBlankHtml(mission),
  ({ langues }) => langues.length > 0,
];

/** How complete a profile is: how many of these fields are filled in. */
export const completion = (profile: Profile): { readonly filled: number; readonly total: number } => ({
  filled: expected.filter((isThere) => isThere(profile)).length,
  total: expected.length,
});

const isFilled = (text: string): boolean => text.trim() !== '';
