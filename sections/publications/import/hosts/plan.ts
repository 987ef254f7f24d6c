import 'server-only';
import type { Authority } from '@/lib/authority';
import type { Entry } from '@/lib/references/work';
import { readProfile } from '@/lib/site/db/profile';
import { planPublicationsImport } from '@/lib/site/db/publications-import';
import type { Identifiers } from '../../../profil/identities';
import { ownProfile } from '../../../profil/sample-fields';
import type { HostSource } from '../host-source';
import type { ImportPlan } from '../plan-shape';
import { readDois } from './read-doi';
import { readHal } from './read-hal';
import { type Reading, readItems } from './read-items';
import { readOrcid } from './read-orcid';

/**
 * The plan of importing the works that a host gives; nothing is written. Throws a `HostProblem` when some of them
 * cannot be read. The host receives the public address of the profile, as a contact.
 */
export async function planFromHost(
  authority: Authority,
  asked: HostSource,
  reading: Omit<Reading, 'contact'> = {},
): Promise<ImportPlan> {
  const profile = await readProfile(authority);
  const { email } = ownProfile(profile);
  const entries = await readHost(asked, { ...reading, ...(email && { contact: email }) });
  return planPublicationsImport(
    authority,
    { encoding: 'utf-8', entries },
    { ...reading, from: asked.source, isOwn: isOwnRecord(asked, profile.identifiants) },
  );
}

const isOwnRecord = (asked: HostSource, { orcid, idhal }: Identifiers): boolean =>
  (asked.source === 'orcid' && asked.id === orcid) || (asked.source === 'hal' && asked.id === idhal);

/** All the works asked for; throws a `HostProblem` when some of them cannot be read. */
export async function readHost(asked: HostSource, reading: Reading): Promise<readonly Entry[]> {
  switch (asked.source) {
    case 'hal':
      return readItems(await readHal(asked.id, reading), reading);
    case 'orcid':
      return readOrcid(asked.id, reading);
    case 'doi':
      return readDois(asked.ids, reading);
  }
}
