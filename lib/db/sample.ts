/** The sample's content: where visitors still see it, hiding all of it at once, and bringing that back. */
import 'server-only';
import type { SamplePlace, SampleState } from '@/lib/api/dashboard';
import type { Authority } from '@/lib/authority';
import { languages } from '@/sections/langues/definition';
import { hasSampleName, sampleFields } from '@/sections/profil/sample-fields';
import type { Profile } from '@/sections/profil/schema';
import { definitionOf, kinds } from '@/sections/registry';
import { holdsSample, type Parted, partSample } from '@/sections/sample-content';
import { db, type Tx, write } from './client';
import type { Section } from './generated/client';
import { forgetHidden, keepHidden, profileBefore, sectionBefore, stillHidden } from './hidden-sample';
import { profileOf, storeProfile } from './profile';
import { internalIds, storedSection } from './section-row';
import { storeSection } from './sections';

/** Where the sample is public, in page order, and how many of the places that were hidden at once can come back. */
export async function readSampleState(_authority: Authority): Promise<SampleState> {
  const [profile, rows, hidden] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: 1 } }),
    db().section.findMany({ where: visible, orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
    stillHidden(db()),
  ]);
  const sections = rows.filter((row) => isOnPage(row, rows) && partOf(row).invented > 0);
  return { places: [...profilePlaces(profileOf(profile)), ...sections.map(sectionPlace)], hidden: hidden.sections.length + hidden.places };
}

/**
 * Takes the sample off the page. A section that holds nothing else is hidden; from one with content of the owner's own, from the
 * internal ones, which have no visibility of their own, and from the profile, what is the sample's goes. Each change is a version.
 * A profile that bears the sample's own name stays as it is.
 */
export async function hideSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    const sections = [];
    for (const row of await tx.section.findMany({ where: visible })) {
      const { own, invented } = partOf(row);
      if (invented === 0) continue;
      const isKept = internalIds.includes(row.id) || definitionOf(storedSection(row)).count(own) > 0;
      const { id, version } = await (isKept
        ? storeSection(tx, authority, row, { content: JSON.stringify(own) }, 'update')
        : storeSection(tx, authority, row, { visible: false }, 'hide'));
      sections.push({ id, version });
    }
    const profile = await hideInProfile(tx, authority);
    if (sections.length > 0 || profile) await keepHidden(tx, { sections, ...(profile && { profile }) });
  });
}

/** Undoes `hideSample`: what was not changed since is again as it was. */
export async function showSample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    const { sections, profile } = await stillHidden(tx);
    for (const row of sections) {
      const before = await sectionBefore(tx, row);
      if (before) await storeSection(tx, authority, row, before, row.visible ? 'restore' : 'show');
    }
    const before = profile && (await profileBefore(tx, profile));
    if (before) await storeProfile(tx, authority, profile, before, 'restore');
    await forgetHidden(tx);
  });
}

const visible = { visible: true, deletedAt: null };

/** What of a row's content is the owner's, and how much the sample's. */
function partOf(row: Section): Parted {
  const section = storedSection(row);
  return partSample(definitionOf(section), section.content);
}

/** Whether visitors see a visible section: a part of Teaching is seen with the courses only. */
function isOnPage(row: Section, rows: readonly Section[]): boolean {
  return definitionOf(storedSection(row)).place !== 'teaching' || rows.some(({ id }) => id === kinds.enseignement.id);
}

function sectionPlace(row: Section): SamplePlace {
  return { of: 'section', id: row.id, title: internalIds.includes(row.id) ? definitionOf(storedSection(row)).label : row.title };
}

/** The profile and its languages; under the sample's own name they are one place. */
function profilePlaces(profile: Profile): SamplePlace[] {
  if (hasSampleName(profile)) return [{ of: 'profile', isNamed: true }];
  return [
    ...(sampleFields(profile).length > 0 ? [{ of: 'profile', isNamed: false } as const] : []),
    ...(holdsSample(languages, profile.langues) ? [{ of: 'languages' } as const] : []),
  ];
}

/** The version of the profile that holds nothing of the sample any more, and in how many places it did; undefined when it did not. */
async function hideInProfile(tx: Tx, authority: Authority): Promise<{ version: number; places: number } | undefined> {
  const row = await tx.profile.findUniqueOrThrow({ where: { id: 1 } });
  const profile = profileOf(row);
  const places = profilePlaces(profile).length;
  if (hasSampleName(profile) || places === 0) return undefined;
  const blanks = Object.fromEntries(sampleFields(profile).map((name) => [name, '']));
  const langues = holdsSample(languages, profile.langues) ? [] : profile.langues;
  const { version } = await storeProfile(tx, authority, row, { ...profile, ...blanks, langues }, 'update');
  return { version, places };
}
