import type { Entry } from '@/lib/references/work';
import type { HostSource } from '../host-source';
import { readDois } from './read-doi';
import { readHal } from './read-hal';
import { type Reading, readItems } from './read-items';
import { readOrcid } from './read-orcid';

/** The works that a host returns: all of those asked for, or a `HostProblem`. */
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
