import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { ask, limits } from '@/lib/hosts/ask';
import { hostProblem, unknownProblem } from '@/lib/hosts/host-problem';
import { knownTheses, planCareerImport } from '@/lib/site/db/career-import';
import { readProfile } from '@/lib/site/db/profile';
import type { CareerSource } from '@/sections/career/plan-shape';
import { thesisNumber } from '@/sections/theses-encadrees/facts';
import { ownProfile } from '../../profil/sample-fields';
import { thesisOf } from '../plan';
import type { CareerEntry, CareerPlan, FoundPerson } from '../plan-shape';
import { isActivities, readActivities, readOtherNames, readUrls } from '../read-orcid';
import { type Details, isPerson, readDetails, readPeople, readTheses } from '../read-theses';

/** The response to a name is the people who have it, among whom the owner chooses. */
export type CareerAnswer = CareerPlan | { readonly people: readonly FoundPerson[] };

/** Plans the import of a career from a host; nothing is written. Throws a `HostProblem`. */
export async function planCareerFromHost(
  authority: Authority,
  asked: CareerSource,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<CareerAnswer> {
  const { email } = ownProfile(await readProfile(authority));
  const asking = { accept: 'application/json', signal, ...(email && { contact: email }) };
  if (asked.source === 'name') return { people: await askPeople(asked.name, asking) };
  const read = await (asked.source === 'orcid' ? askOrcid(asked.id, asking) : askTheses(authority, asked, asking));
  return planCareerImport(authority, read);
}

type Asking = Omit<Parameters<typeof ask>[1], 'path'>;

/** A record comes in one response, with every source of every work, which can be long. */
const longLimits = { ...limits, bytes: 20 * 1024 * 1024 };

async function askOrcid(iD: string, asking: Asking) {
  const response = await ask('orcid', { path: `/v3.0/${iD}/activities`, ...asking }, longLimits);
  if (response === undefined)
    throw unknownProblem('orcid', `ORCID ne connaît pas «\u00a0${iD}\u00a0»\u00a0: vérifiez cet identifiant.`);
  if (!isActivities(response)) throw hostProblem('orcid', 'unexpectedResponse');
  const entries = readActivities(response, iD);
  const person = await ask('orcid', { path: `/v3.0/${iD}/person`, ...asking });
  const names = readOtherNames(person);
  if (entries.length + names.length === 0)
    throw unknownProblem(
      'orcid',
      'Cet ORCID ne montre rien de votre parcours\u00a0: sur orcid.org, rendez-le visible de tous.',
    );
  return { entries, names, addresses: readUrls(person) };
}

/** A person comes in one response; with `details`, each new thesis is fetched too. */
async function askTheses(
  authority: Authority,
  { id: ppn, details }: Extract<CareerSource, { readonly source: 'theses' }>,
  asking: Asking,
) {
  const response = await ask('theses', { path: `/api/v1/personnes/personne/${ppn}`, ...asking });
  if (response === undefined)
    throw unknownProblem('theses', `theses.fr ne connaît pas «\u00a0${ppn}\u00a0»\u00a0: vérifiez cet IdRef.`);
  if (!isPerson(response)) throw hostProblem('theses', 'unexpectedResponse');
  const entries = readTheses(response, ppn);
  if (entries.length === 0)
    throw unknownProblem('theses', 'theses.fr ne connaît sous cet IdRef ni thèse encadrée ni jury.');
  const get = withPauses(async (path) =>
    String((await ask('theses', { path: `/api/v1${path}`, ...asking, accept: '*/*', isText: true })) ?? ''),
  );
  const known = await knownTheses(authority);
  const former = await askFormerIds(entries, known, get);
  if (!details) return { entries: withFormerIds(entries, former) };
  const supervised = entries.flatMap(({ kind, keys: [key] }) => (kind === 'thesis' && thesisOf(key)) || []);
  const ofNew = await askDetails(
    supervised.filter((id) => !known.has(id)),
    get,
  );
  return { entries: withFormerIds(readTheses(response, ppn, ofNew), former) };
}

async function askPeople(name: string, asking: Asking) {
  const query = new URLSearchParams({ q: name, debut: '0', nombre: '10', tri: 'pertinence' });
  const people = readPeople(await ask('theses', { path: `/api/v1/personnes/recherche/?${query}`, ...asking }));
  if (!people) throw hostProblem('theses', 'unexpectedResponse');
  if (people.length === 0)
    throw unknownProblem('theses', `theses.fr ne connaît personne du nom de «\u00a0${name}\u00a0».`);
  return people;
}

/** Gets the text at a path of the API; '' for none. */
type Get = (path: string) => Promise<string>;

/** Pauses before each request; after a host error it makes no more, and the list's data stay as they are. */
function withPauses(get: Get): Get {
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

/** Most theses fetched at once, and the pause before each, in ms. */
const [most, pause] = [60, 200];

/**
 * The former ids of theses that have a number since, by number: fetched for known ids that are missing from the list,
 * if it has unknown theses.
 */
async function askFormerIds(
  entries: readonly CareerEntry[],
  known: ReadonlySet<string>,
  get: Get,
): Promise<ReadonlyMap<string, string>> {
  const listed = new Set(entries.flatMap(({ keys: [key] }) => thesisOf(key) ?? []));
  const former = new Map<string, string>();
  if ([...listed].every((id) => known.has(id))) return former;
  for (const id of [...known].filter((each) => /^s\d/.test(each) && !listed.has(each)).slice(0, most)) {
    former.set((await get(`/theses/checkNNT/${id}`)).replace(/["\s]/g, '').toLowerCase(), id);
  }
  return former;
}

/** The entries; one whose thesis has a number since also gets its former key. */
const withFormerIds = (entries: readonly CareerEntry[], former: ReadonlyMap<string, string>): readonly CareerEntry[] =>
  entries.map((entry) => {
    const id = former.get(thesisOf(entry.keys[0]) ?? '');
    return id ? { ...entry, keys: entry.keys.flatMap((key) => [key, key.replace(/[^:]*$/, id)]) } : entry;
  });

/** The details of each thesis; null for one without. */
async function askDetails(ids: readonly string[], get: Get): Promise<ReadonlyMap<string, Details | null>> {
  const details = new Map<string, Details | null>(ids.map((id) => [id, null]));
  for (const number of ids.flatMap((id) => thesisNumber(id) ?? []).slice(0, most))
    details.set(number.toLowerCase(), readDetails(await get(`/theses/these/${number}`)));
  return details;
}
