import 'server-only';
import type { Guide, GuideStep, SampleState } from '@/lib/site/api/dashboard';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { isAllSample, type StoredProfile, type StoredSection } from '@/sections/public-site';
import { definitionOf, type KindId, kinds } from '@/sections/registry';
import { isGuideClosed } from './site-state';

/**
 * The first steps of a new site, which the content itself ticks; null once all are done, or when nothing is left of the
 * sample.
 */
export async function readGuide(
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
  return isEmpty ? !section.visible && !section.emptied : !isAllSample(section);
}
