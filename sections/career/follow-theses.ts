/** What theses.fr is asked beside a person's list, thesis by thesis: the number since a defence, the jury, the school. */
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { Problem } from '@/lib/errors';
import { first, held, listOfAny } from '@/lib/references/tolerant';
import { thesisNumber } from '../theses-encadrees/read-facts';
import type { CareerEntry } from './plan-shape';
import { nameOf, person } from './read-theses';

/** Gets the text below the API's origin; '' for none. */
type Get = (path: string) => Promise<string>;

const mostNumbers = 20;
const mostDetails = 60;
const pause = 200;

/** The thesis that an entry of theses.fr is about. */
const numberOf = ({ keys: [key = ''] }: CareerEntry): string => key.slice(key.lastIndexOf(':') + 1);

/**
 * The entries, one whose thesis has its number since it was known in preparation with the key of then, too. Asked of
 * those that are known and no longer in the list, if it has theses that are not known.
 */
export async function withFormerIds(
  entries: readonly CareerEntry[],
  known: ReadonlySet<string>,
  get: Get,
): Promise<readonly CareerEntry[]> {
  const told = new Set(entries.map(numberOf));
  const gone = [...known].filter((id) => /^s\d/.test(id) && !told.has(id));
  if (entries.every((entry) => known.has(numberOf(entry)))) return entries;
  const former = new Map<string, string>();
  for (const id of gone.slice(0, mostNumbers)) {
    const number = thesisNumber((await get(`/theses/checkNNT/${id}`)).replace(/["\s]/g, ''));
    if (number) former.set(number.toLowerCase(), id);
  }
  return entries.map((entry) => {
    const id = former.get(numberOf(entry));
    const [key] = entry.keys;
    return id && key ? { ...entry, keys: [key, key.replace(/[^:]*$/, id)] } : entry;
  });
}

const body = z.object({ nom: first });
const details = z.object({
  ecolesDoctorales: listOfAny(body),
  etabCotutelle: listOfAny(body),
  presidentJury: held(person),
  rapporteurs: listOfAny(person),
  membresJury: listOfAny(person),
  directeurs: listOfAny(person),
});

/**
 * The entries, those that are `wanted` with their jury, doctoral school and joint establishment. A thesis of which these
 * cannot be had is said to lack them; after a fault of the host it is asked no more.
 */
export async function withDetails(
  entries: readonly CareerEntry[],
  isWanted: (entry: CareerEntry) => boolean,
  get: Get,
): Promise<readonly CareerEntry[]> {
  const all: CareerEntry[] = [];
  let left = mostDetails;
  for (const entry of entries) {
    const isAsked = entry.kind === 'thesis' && isWanted(entry);
    const answer = isAsked && left > 0 ? await detailsOf(numberOf(entry), get) : undefined;
    left = answer === null ? 0 : left - (isAsked ? 1 : 0);
    all.push(answer ? detailed(entry, answer) : isAsked ? remarked(entry, missing) : entry);
  }
  return all;
}

const missing = 'Le jury et l’école doctorale n’ont pas pu être lus\u00a0: complétez-les, ou relisez plus tard.';
const masculine = 'Les rôles du jury sont au masculin\u00a0: à accorder.';
const remarked = (entry: CareerEntry, remark: string): CareerEntry => ({
  ...entry,
  remarks: [...(entry.remarks ?? []), remark],
});

/** Undefined of a thesis that is not known, null where the host fails. */
async function detailsOf(number: string, get: Get): Promise<z.output<typeof details> | undefined | null> {
  try {
    await setTimeout(pause);
    return details.safeParse(JSON.parse(await get(`/theses/these/${thesisNumber(number)}`))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    if (error instanceof Problem && error.code !== 'invalid') return null;
    throw error;
  }
}

function detailed(entry: CareerEntry, told: z.output<typeof details>): CareerEntry {
  const [way] = entry.ways;
  if (!way) return entry;
  const names = (bodies: readonly { readonly nom?: string | undefined }[]) =>
    bodies.flatMap(({ nom }) => nom ?? []).join(', ');
  const president = told.presidentJury && nameOf(told.presidentJury);
  const seated = new Set([president, ...told.directeurs.map(nameOf)]);
  const jury = [
    ...(president ? [{ nom: president, role: 'Président' }] : []),
    ...[
      ...told.rapporteurs.map((each) => [each, 'Rapporteur'] as const),
      ...told.membresJury.map((each) => [each, 'Examinateur'] as const),
    ].flatMap(([each, role]) => {
      const nom = nameOf(each);
      if (nom === '' || seated.has(nom)) return [];
      seated.add(nom);
      return { nom, role };
    }),
  ];
  const { encadrement, soutenance, ...item } = z
    .looseObject({
      encadrement: z.looseObject({ etablissement: z.string() }),
      soutenance: z.looseObject({}).optional(),
    })
    .parse(way.item);
  const joint = names(told.etabCotutelle);
  const supervision = {
    ...encadrement,
    ecole: names(told.ecolesDoctorales),
    ...(joint && { etablissement: `${encadrement.etablissement}, cotutelle avec ${joint}` }),
  };
  const found = {
    ...item,
    encadrement: supervision,
    ...((soutenance || jury.length > 0) && { soutenance: { ...soutenance, jury } }),
  };
  const complete = { ...entry, ways: [{ ...way, item: found }] };
  return jury.length > 0 ? remarked(complete, masculine) : complete;
}
