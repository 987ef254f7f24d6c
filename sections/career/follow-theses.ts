/** What theses.fr is asked beside a person's list, thesis by thesis: the number since a defence, the jury, the school. */
import { setTimeout } from 'node:timers/promises';
import { Problem } from '@/lib/errors';
import { thesisNumber } from '../theses-encadrees/read-facts';
import { thesisOf } from './plan';
import type { CareerEntry } from './plan-shape';
import { type Details, readDetails } from './read-theses';

/** Gets the text below the API's origin; '' for none. */
type Get = (path: string) => Promise<string>;

/** Gets with a pause before each; after a fault of the host nothing more is asked, and what the list says stands. */
export function politely(get: Get): Get {
  let isDown = false;
  return async (path) => {
    if (isDown) return '';
    await setTimeout(pause);
    try {
      return await get(path);
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'invalid') throw error;
      isDown = true;
      return '';
    }
  };
}

/** Theses that are asked about at once, and the ms before each. */
const [most, pause] = [60, 200];

/**
 * By its number, the id that a thesis had in preparation: asked of those that are known and no longer in the list, if it
 * has theses that are not known.
 */
export async function askFormerIds(
  entries: readonly CareerEntry[],
  known: ReadonlySet<string>,
  get: Get,
): Promise<ReadonlyMap<string, string>> {
  const told = new Set(entries.flatMap(({ keys: [key] }) => thesisOf(key) ?? []));
  const former = new Map<string, string>();
  if ([...told].every((id) => known.has(id))) return former;
  for (const id of [...known].filter((each) => /^s\d/.test(each) && !told.has(each)).slice(0, most)) {
    former.set((await get(`/theses/checkNNT/${id}`)).replace(/["\s]/g, '').toLowerCase(), id);
  }
  return former;
}

/** The entries, with the key of a thesis in preparation too where it has its number since. */
export const withFormerIds = (
  entries: readonly CareerEntry[],
  former: ReadonlyMap<string, string>,
): readonly CareerEntry[] =>
  entries.map((entry) => {
    const id = former.get(thesisOf(entry.keys[0]) ?? '');
    return id ? { ...entry, keys: entry.keys.flatMap((key) => [key, key.replace(/[^:]*$/, id)]) } : entry;
  });

/** What is said of each thesis alone; null of one of which nothing can be had. */
export async function askDetails(ids: readonly string[], get: Get): Promise<ReadonlyMap<string, Details | null>> {
  const details = new Map<string, Details | null>(ids.map((id) => [id, null]));
  for (const number of ids.flatMap((id) => thesisNumber(id) ?? []).slice(0, most))
    details.set(number.toLowerCase(), readDetails(await get(`/theses/these/${number}`)));
  return details;
}
