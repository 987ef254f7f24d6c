/** What theses.fr says of a person: the theses that they supervise, and the juries in which they sat. */
import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { isPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { first, held, listOf, listOfAny } from '@/lib/references/tolerant';
import { followingDates } from '../theses-encadrees/follow-dates';
import type { CareerEntry, FoundPerson } from './plan-shape';

const person = z.object({ id: first, nom: first, prenom: first });
const thesis = z.object({
  id: first,
  titre: first,
  status: first,
  date_soutenance: first,
  date_inscription: first,
  etablissement_soutenance: held(z.object({ nom: first })),
  auteurs: listOfAny(person),
  directeurs: listOfAny(person),
});
type Thesis = z.output<typeof thesis>;

/** Whether an answer is that of `/personnes/personne/{PPN}`. */
export const isPerson = (answer: unknown): answer is { readonly theses: Readonly<Record<string, unknown>> } =>
  isRecord(answer) && isRecord(answer.theses);

/** By the first word of theses.fr's names of a role, without accents and ending: what the owner was there. */
const juryRoles: readonly (readonly [RegExp, string])[] = [
  [/^rapport/, 'Rapporteur'],
  [/^president/, 'Président'],
  [/^examinat/, 'Examinateur'],
  [/^membre/, 'Membre'],
];

/** Their feminine forms, where the owner wants them. */
export const feminineRoles: Readonly<Record<string, string>> = {
  Rapporteur: 'Rapporteure',
  Président: 'Présidente',
  Examinateur: 'Examinatrice',
};

/**
 * The entries of a person's answer: supervised theses first, then juries, the newest first. A thesis that the person
 * supervises is no jury; one in preparation names nobody in a jury.
 */
export function readTheses(
  { theses }: { readonly theses: Readonly<Record<string, unknown>> },
  ppn: string,
): CareerEntry[] {
  const roles = Object.entries(theses).map(([role, list]) => ({
    role: fold(role),
    theses: listOf(list)
      .flatMap((each) => thesis.safeParse(each).data ?? [])
      .filter(({ id, titre }) => id && titre)
      .toSorted((a, b) => timeOf(b).localeCompare(timeOf(a))),
  }));
  const supervised = roles.filter(({ role }) => /^(?:co-?)?direct/.test(role)).flatMap((each) => each.theses);
  const supervisedIds = new Set(supervised.map(({ id }) => id));
  const seen = new Set<string | undefined>();
  return [
    ...supervised.map((each) => supervision(each, ppn)),
    ...juryRoles.flatMap(([start, role]) =>
      roles
        .filter((each) => start.test(each.role))
        .flatMap((each) => each.theses)
        .filter(({ id }) => !supervisedIds.has(id) && !seen.has(id) && seen.add(id))
        .map((each) => sitting(each, role)),
    ),
  ];
}

/** In preparation, one comes first. */
const timeOf = (each: Thesis): string => each.date_soutenance ?? `9${each.date_inscription ?? ''}`;

/** A day; the first of January stands for a year of which no more is known. */
function dateOf(text: string | undefined): string | undefined {
  const date = text?.slice(0, 10) ?? '';
  if (!isPartialDate(date)) return undefined;
  return date.endsWith('-01-01') ? date.slice(0, 4) : date;
}

const nameOf = ({ prenom, nom }: z.output<typeof person>): string => [prenom, nom].filter(Boolean).join(' ');
const authorsOf = ({ auteurs }: Thesis): string => auteurs.map(nameOf).filter(Boolean).join(', ');
const isDefended = ({ status }: Thesis): boolean => fold(status ?? '').startsWith('souten');
const by = 'theses.fr';
/** The same for a thesis in preparation and its juries: its id changes when it is defended. */
const keyOf = (role: string, { id = '' }: Thesis): string => `theses:${role}:${id.toLowerCase()}`;

function supervision(each: Thesis, ppn: string): CareerEntry {
  const others = each.directeurs.filter(({ id }) => id !== ppn).map(nameOf);
  const [start, date] = [dateOf(each.date_inscription), dateOf(each.date_soutenance)];
  const item = {
    sujet: each.titre,
    statut: isDefended(each) ? 'Soutenue' : 'En cours',
    encadrement: {
      doctorant: authorsOf(each),
      ...(others.length > 0 ? { codirection: others.join(', ') } : { role: 'Direction' }),
      etablissement: each.etablissement_soutenance?.nom ?? '',
      ...(start && { start }),
    },
    ...(date && { soutenance: { date } }),
    devenir: { thesesFr: each.id },
  };
  return {
    keys: [keyOf('direction', each)],
    kind: 'thesis',
    by,
    ways: [{ to: 'theses-encadrees', label: '', item: { ...item, annee: followingDates(item).annee ?? '' } }],
    remarks: isDefended(each) ? [] : ['Le nom du doctorant n’est pas public avant la soutenance.'],
  };
}

function sitting(each: Thesis, role: string): CareerEntry {
  const date = dateOf(each.date_soutenance);
  return {
    keys: [keyOf('jury', each)],
    kind: 'jury',
    by,
    ways: [
      {
        to: 'cv--jurys',
        label: '',
        item: {
          candidat: isDefended(each) ? authorsOf(each) : '',
          titre: each.titre,
          nature: 'Thèse',
          role,
          ...(date && { date }),
          etablissement: each.etablissement_soutenance?.nom ?? '',
          lien: `https://theses.fr/${each.id}`,
        },
      },
    ],
  };
}

const found = z.object({
  personnes: listOfAny(
    z.object({
      id: first,
      nom: first,
      prenom: first,
      has_idref: z.unknown(),
      roles: held(z.record(z.string(), z.unknown())),
      disciplines: z.unknown(),
      etablissements: z.unknown(),
    }),
  ),
});

/** The people of an answer to `/personnes/recherche`, with what tells homonyms apart. */
export function readPeople(answer: unknown): readonly FoundPerson[] | undefined {
  const { data } = found.safeParse(answer);
  if (!data || !isRecord(answer) || !('personnes' in answer)) return undefined;
  return data.personnes.flatMap(({ id, has_idref: isKnown, roles, disciplines, etablissements, ...each }) => {
    if (!id || isKnown !== true) return [];
    const places = [...listOf(disciplines), ...listOf(etablissements)].filter((text) => typeof text === 'string');
    const counts = Object.entries(roles ?? {}).map(([role, count]) => `${role} (${String(count)})`);
    return [{ id, name: nameOf({ id, ...each }), about: [...places.slice(0, 4), ...counts].join(', ') }];
  });
}
