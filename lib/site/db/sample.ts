/**
 * The sample's content: how much of it is left and where visitors see it, hiding or taking out all of it at once, and
 * showing again what was hidden.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import type { SamplePlace, SampleState } from '@/lib/site/api/dashboard';
import { hasSampleName, ownProfile, sampleFields, sampleLanguages } from '@/sections/profil/sample-fields';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import { isAllSample, type StoredSection } from '@/sections/public-site';
import { definitionOf, kinds } from '@/sections/registry';
import { sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { db, type Tx, write } from './client';
import type { Section } from './generated/client';
import { profileOf, storeProfile } from './profile';
import { internalIds, storedSection } from './section-row';
import { storeSection } from './sections';
import { readVersion } from './version-rows';

/** Where the sample is public, in page order, with how much of it; and how many sections with nothing else are hidden. */
export async function readSampleState(_authority: Authority): Promise<SampleState> {
  const [profile, rows] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: 1 } }),
    db().section.findMany({ where: { deletedAt: null }, orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
  ]);
  const sections = rows.map(storedSection);
  const sampled = sections.filter(({ sample }) => sample);
  return {
    places: [
      ...profilePlaces(profileOf(profile)),
      ...sampled.filter((section) => section.visible && isOnPage(section, sections)).map(sectionPlace),
    ],
    hidden: sampled.filter((section) => !section.visible && isAllSample(section)).length,
  };
}

/** Hides the sections that hold nothing else. What is left of the sample in a profile under another name is emptied. */
export async function hideSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const { row, section } of await sampleRows(tx))
      if (row.visible && isAllSample(section)) await storeSection(tx, authority, row, { visible: false }, 'hide');
    await emptyProfile(tx, authority);
  });
}

/**
 * Takes the sample out of every section, and out of the profile all but its name. A section that holds nothing then is
 * hidden until its owner saves some content. The history keeps what they held.
 */
export async function emptySample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const { row, section } of await sampleRows(tx)) {
      const content = withoutSample(sampledBy(definitionOf(section)), section.content);
      const isEmpty = definitionOf(section).count(content) === 0;
      const next = { content: JSON.stringify(content), ...(isEmpty && { visible: false, emptied: true }) };
      await storeSection(tx, authority, row, next, 'update');
    }
    await emptyProfile(tx, authority, true);
  });
}

/**
 * Shows the sections that hold the sample alone and are hidden. A profile that was not saved since `hideSample` is as it
 * was before.
 */
export async function showSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    for (const { row, section } of await sampleRows(tx))
      if (!row.visible && isAllSample(section)) await storeSection(tx, authority, row, { visible: true }, 'show');
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

type SampleRow = { readonly row: Section; readonly section: StoredSection };

async function sampleRows(tx: Tx): Promise<SampleRow[]> {
  const rows = await tx.section.findMany({ where: { deletedAt: null } });
  return rows.map((row) => ({ row, section: storedSection(row) })).filter(({ section }) => section.sample);
}

/** Whether visitors see a visible section: a part of Teaching is seen with the courses only. */
function isOnPage(section: StoredSection, sections: readonly StoredSection[]): boolean {
  return (
    definitionOf(section).place !== 'teaching' ||
    sections.some(({ id, visible }) => id === kinds.enseignement.id && visible)
  );
}

function sectionPlace(section: StoredSection): SamplePlace {
  const { id, title, content } = section;
  const definition = definitionOf(section);
  const count = sampleParts(sampledBy(definition), content).length;
  return {
    of: 'section',
    id,
    title: internalIds.includes(id) ? definition.label : title,
    count,
    isMixed: !isAllSample(section),
  };
}

/** The profile, whose name counts as one, and its languages. */
function profilePlaces(profile: Profile): SamplePlace[] {
  const isNamed = hasSampleName(profile);
  const fields = sampleFields(profile).length + Number(isNamed);
  const spoken = sampleLanguages(profile);
  return [
    ...(fields > 0 ? [{ of: 'profile', isNamed, count: fields } as const] : []),
    ...(spoken > 0 ? [{ of: 'languages', count: spoken } as const] : []),
  ];
}

async function emptyProfile(tx: Tx, authority: Authority, isUnnamedToo = false): Promise<void> {
  const row = await profileRow(tx);
  const profile = profileOf(row);
  if (hasSampleName(profile) && !isUnnamedToo) return;
  await storeProfile(tx, authority, row, ownProfile(profile), 'hide');
}
