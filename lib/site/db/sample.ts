/**
 * The sample's content: where visitors still see it, hiding or emptying all of it at once, and showing again what was
 * hidden.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import type { SamplePlace, SampleState } from '@/lib/site/api/dashboard';
import { hasSampleLanguages, hasSampleName, sampleFields } from '@/sections/profil/sample-fields';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf, kinds } from '@/sections/registry';
import { db, type Tx, write } from './client';
import type { Section } from './generated/client';
import { profileOf, storeProfile } from './profile';
import { emptyContent, internalIds, storedSection } from './section-row';
import { storeSection } from './sections';
import { readVersion } from './version-rows';

/**
 * Where the sample is public, in page order, and how many sections with it are hidden: none once those that can be
 * empty are.
 */
export async function readSampleState(_authority: Authority): Promise<SampleState> {
  const [profile, rows] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: 1 } }),
    db().section.findMany({ where: { deletedAt: null }, orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
  ]);
  const sections = rows.map(storedSection);
  const sampled = sections.filter(({ sample }) => sample);
  const hidden = sampled.filter(({ visible }) => !visible);
  const shown = sampled.filter((section) => section.visible && isOnPage(section, sections));
  return {
    places: [...profilePlaces(profileOf(profile)), ...shown.map(sectionPlace)],
    hidden: hidden.some(canBeEmpty) ? hidden.length : 0,
  };
}

/**
 * Hides the sections that their owner has not saved yet. What is left of the sample in a profile under another name is
 * emptied.
 */
export async function hideSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const row of await sampleRows(tx))
      if (row.visible) await storeSection(tx, authority, row, { visible: false }, 'hide');
    await emptyProfile(tx, authority);
  });
}

/**
 * Empties the same sections, and hides them until their owner saves some content; one that may not be empty is hidden
 * alone. Of the sample's profile its name is left. The history keeps what they held.
 */
export async function emptySample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const row of await sampleRows(tx)) {
      const content = JSON.stringify(emptyContent(definitionOf(storedSection(row))));
      if (row.visible || content !== row.content)
        await storeSection(tx, authority, row, { content, visible: false }, 'update');
    }
    await emptyProfile(tx, authority, true);
  });
}

/**
 * Shows the sections that hold the sample and are hidden. A profile that was not saved since `hideSample` is as it was
 * before.
 */
export async function showSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const row of await sampleRows(tx))
      if (!row.visible) await storeSection(tx, authority, row, { visible: true }, 'show');
    const [last, before] = await tx.version.findMany({
      where: { subject: 'profile' },
      orderBy: { id: 'desc' },
      take: 2,
    });
    const kept = last?.action === 'hide' && before?.version === last.version - 1 && readVersion(before);
    if (kept)
      await storeProfile(tx, authority, await profileRow(tx), profileSchema.parse(kept.snapshot.content), 'restore');
  });
}

const profileRow = (tx: Tx) => tx.profile.findUniqueOrThrow({ where: { id: 1 } });

async function sampleRows(tx: Tx): Promise<Section[]> {
  const rows = await tx.section.findMany({ where: { sample: true, deletedAt: null } });
  return rows.filter((row) => storedSection(row).sample);
}

const canBeEmpty = (section: StoredSection): boolean => {
  const definition = definitionOf(section);
  return definition.count(emptyContent(definition)) === 0;
};

/** Whether visitors see a visible section: a part of Teaching is seen with the courses only. */
function isOnPage(section: StoredSection, sections: readonly StoredSection[]): boolean {
  return (
    definitionOf(section).place !== 'teaching' ||
    sections.some(({ id, visible }) => id === kinds.enseignement.id && visible)
  );
}

function sectionPlace(section: StoredSection): SamplePlace {
  const { id, title } = section;
  return { of: 'section', id, title: internalIds.includes(id) ? definitionOf(section).label : title };
}

/** The profile and its languages; under the sample's own name they are one place. */
function profilePlaces(profile: Profile): SamplePlace[] {
  if (hasSampleName(profile)) return [{ of: 'profile', isNamed: true }];
  return [
    ...(sampleFields(profile).length > 0 ? [{ of: 'profile', isNamed: false } as const] : []),
    ...(hasSampleLanguages(profile) ? [{ of: 'languages' } as const] : []),
  ];
}

async function emptyProfile(tx: Tx, authority: Authority, isUnnamedToo = false): Promise<void> {
  const row = await profileRow(tx);
  const profile = profileOf(row);
  if (hasSampleName(profile) && !isUnnamedToo) return;
  if (sampleFields(profile).length === 0 && !hasSampleLanguages(profile)) return;
  const blanks = Object.fromEntries(sampleFields(profile).map((name) => [name, '']));
  await storeProfile(
    tx,
    authority,
    row,
    { ...profile, ...blanks, ...(hasSampleLanguages(profile) && { langues: [] }) },
    'hide',
  );
}
