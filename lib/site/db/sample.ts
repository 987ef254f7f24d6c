/**
 * The sample, which a new site begins with: writing it, how much of it is left and where, what is there without it, and
 * taking out all of it at once.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import type { SamplePlace, SampleState } from '@/lib/site/api/dashboard';
import { profilSample } from '@/sections/profil/sample';
import { hasSampleName, ownProfile, sampleFields, sampleLanguages } from '@/sections/profil/sample-fields';
import type { Profile } from '@/sections/profil/schema';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf, editorOf, firstDefinitions, kinds } from '@/sections/registry';
import { everyPart, hasOwn, isAllSample, sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { audit } from './audit';
import { db, write } from './client';
import { columnsOf, profileOf, profileRow, storeProfile } from './profile';
import type { Content } from './public-language';
import { recordVersion } from './record-version';
import { insertSection, internalIds, presentSections, storedSection, storeSection } from './section-row';
import { readSetting, switchSetting } from './settings';

/** Where some of the sample is left in what is not hidden, in page order, with how much of it. */
export async function readSampleState(_authority: Authority): Promise<SampleState> {
  const [profile, sections] = await Promise.all([profileRow(), presentSections({ visible: true })]);
  const isTaught = sections.some(({ id }) => id === kinds.enseignement.id); // its parts are seen with it only
  const seen = sections.filter((section) => isTaught || definitionOf(section).place !== 'teaching');
  const sampled = seen.filter(({ sample }) => sample);
  const stored = profileOf(profile);
  return { places: [...profilePlaces(stored), ...sampled.map(sectionPlace)], isNamed: hasSampleName(stored) };
}

/**
 * What visitors have of a content: once the profile has the owner's name, nothing of the sample. A section that holds
 * nothing else is not there.
 */
export const ownContent = (content: Content): Content =>
  hasSampleName(content.profile) ? content : withoutAnySample(content);

/**
 * The same for dossiers, where what the owner wrote never stands beside an invented life: once there is some in a
 * section, a profile that has the sample's name still has none.
 */
export function dossierContent(content: Content): Content {
  if (!hasSampleName(content.profile)) return withoutAnySample(content);
  if (!content.sections.some((section) => hasOwn(definitionOf(section), section.content))) return content;
  const { profile, sections } = withoutAnySample(content);
  return { profile: { ...profile, nom: '', prenom: '' }, sections };
}

function withoutAnySample({ profile, sections }: Content): Content {
  const own = sections.filter((section) => !isAllSample(definitionOf(section), section));
  return {
    profile: ownProfile(profile),
    sections: own.map((section) => ({ ...section, content: contentWithoutSample(section) })),
  };
}

/** What visitors have of one section, which may be empty then. */
export const ownSection = <Section extends Pick<StoredSection, 'id' | 'type' | 'content'>>(
  section: Section,
  profile: Profile,
): Section => (hasSampleName(profile) ? section : { ...section, content: contentWithoutSample(section) });

/** `partsOf` finds what is left out: for visitors the texts of the sample in what the owner changed, too. */
function contentWithoutSample(
  { content, ...section }: Pick<StoredSection, 'id' | 'type' | 'content'>,
  partsOf = everyPart,
): unknown {
  const sampled = sampledBy(definitionOf(section));
  return withoutSample(sampled, content, partsOf(sampled, content));
}

/**
 * Takes the sample out of every section, and out of the profile all but its name. A section that holds nothing then is
 * hidden until its owner saves some content. The history keeps what they held.
 */
export async function emptySample(authority: Authority): Promise<void> {
  await write(async (tx) => {
    const rows = await tx.section.findMany({ where: { deletedAt: null } });
    for (const row of rows) {
      const section = storedSection(row);
      const content = contentWithoutSample(section, sampleParts);
      if (content === section.content) continue;
      const isEmpty = definitionOf(section).count(content) === 0;
      const next = { content: JSON.stringify(content), ...(isEmpty && { visible: false, emptied: true }) };
      await storeSection(tx, authority, row, next, 'update');
    }
    const profile = await profileRow(tx);
    await storeProfile(tx, authority, profile, ownProfile(profileOf(profile)), 'update');
  });
}

function sectionPlace(section: StoredSection): SamplePlace {
  const { id, title, content } = section;
  const definition = definitionOf(section);
  const count = sampleParts(sampledBy(definition), content).length;
  return { of: 'section', id, label: internalIds.includes(id) ? definition.label : title, editor: editorOf(id), count };
}

/** The profile and its languages. */
function profilePlaces(profile: Profile): SamplePlace[] {
  const fields = sampleFields(profile).length;
  const spoken = sampleLanguages(profile);
  return [
    ...(fields > 0 ? [{ of: 'profile', label: 'Profil', editor: '/admin/profile', count: fields } as const] : []),
    ...(spoken > 0 ? [{ of: 'languages', label: 'Langues', editor: '/admin/languages', count: spoken } as const] : []),
  ];
}

/**
 * Writes the registry's first content into a new database, once: what the owner empties or deletes later stays so.
 * Returns whether it did. Safe to call at every start.
 */
export async function seedContent(host: Authority): Promise<boolean> {
  if (await readSetting(db(), 'seeded')) return false;
  return write(async (tx) => {
    if (!(await switchSetting(tx, 'seeded', true))) return false;
    const profile = await tx.profile.create({ data: columnsOf(profilSample) });
    await recordVersion(tx, 'profile', '', profile.version, 'seed', profile);
    for (const { id, title, type, order, defaults } of firstDefinitions) {
      await insertSection(tx, { id, title, type, order, content: JSON.stringify(defaults) }, 'seed');
    }
    await audit(tx, host, 'site.seed', { sections: firstDefinitions.length });
    return true;
  });
}
