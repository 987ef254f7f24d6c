/** Reads a person's data from theses.fr: theses that they supervise, and juries that they were in. */
import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';
import { isPartialDate } from '@/lib/format/partial-date';
import { isRecord } from '@/lib/record';
import { first, held, listOf, listOfAny } from '@/lib/references/tolerant';
import { thesisNumber } from '@/sections/theses-encadrees/facts';
import { followingDates } from '../theses-encadrees/follow-dates';
import type { CareerEntry, FoundPerson } from './plan-shape';

const person = z.object({ id: first, nom: first, prenom: first });
const thesis = z.object({
  id: first,
  titre: first,
  discipline: first,
  status: first,
  date_soutenance: first,
  date_inscription: first,
  etablissement_soutenance: held(z.object({ nom: first })),
  auteurs: listOfAny(person),
  directeurs: listOfAny(person),
});
type Thesis = z.output<typeof thesis>;

const body = z.object({ nom: first });
const alone = z.object({
  ecolesDoctorales: listOfAny(body),
  etabCotutelle: listOfAny(body),
  presidentJury: listOfAny(person),
  rapporteurs: listOfAny(person),
  membresJury: listOfAny(person),
  directeurs: listOfAny(person),
});
export type Details = NonNullable<ReturnType<typeof readDetails>>;

/**
 * The extra details in a response of `/theses/these/{id}`; null for none. A director, or a member with two roles, is
 * listed once.
 */
export function readDetails(text: string) {
  const { data } = alone.safeParse(parsed(text));
  if (!data) return null;
  const seated = new Set(['', ...data.directeurs.map(nameOf)]);
  const jury = (
    [
      ['presidentJury', 'Président'],
      ['rapporteurs', 'Rapporteur'],
      ['membresJury', 'Examinateur'],
    ] as const
  ).flatMap(([of, role]) =>
    data[of]
      .map(nameOf)
      .filter((nom) => !seated.has(nom) && seated.add(nom))
      .map((nom) => ({ nom, role })),
  );
  const names = (bodies: typeof data.etabCotutelle) => bodies.flatMap(({ nom }) => nom ?? []).join(', ');
  return { jury, school: names(data.ecolesDoctorales), joint: names(data.etabCotutelle) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a response is from `/personnes/personne/{PPN}`. */
export const isPerson = (response: unknown): response is { readonly theses: Readonly<Record<string, unknown>> } =>
  isRecord(response) && isRecord(response.theses);

/** The owner's role, by the first word of theses.fr's role names, without accents and ending. */
const juryRoles: readonly (readonly [RegExp, string])[] = [
  [/^rapport/, 'Rapporteur'],
  [/^president/, 'Président'],
  [/^examinat/, 'Examinateur'],
  [/^membre/, 'Membre'],
];

/** The feminine forms, where the owner wants them. */
export const feminineRoles: Readonly<Record<string, string>> = {
  Rapporteur: 'Rapporteure',
  Président: 'Présidente',
  Examinateur: 'Examinatrice',
};

/**
 * The entries of a person's response: supervised theses, then juries, newest first, and the person's own doctorate. A
 * thesis that the person supervises does not count as a jury, nor does one in preparation, whose jury is not named.
 */
export function readTheses(
  { theses }: { readonly theses: Readonly<Record<string, unknown>> },
  ppn: string,
  /** By number, in lower case, if requested. */
  details: ReadonlyMap<string, Details | null> = new Map(),
): CareerEntry[] {
  const roles = Object.entries(theses).map(([role, list]) => ({
    role: fold(role),
    theses: listOf(list)
      .flatMap((each) => thesis.safeParse(each).data ?? [])
      .filter(({ id, titre }) => id && titre)
      .toSorted((a, b) => sortKey(b).localeCompare(sortKey(a))),
  }));
  const supervised = roles.filter(({ role }) => /^(?:co-?)?direct/.test(role)).flatMap((each) => each.theses);
  const supervisedIds = new Set(supervised.map(({ id }) => id));
  const seen = new Set<string | undefined>();
  return [
    ...supervised.map((each) => supervision(each, ppn, details.get(each.id?.toLowerCase() ?? ''))),
    ...juryRoles.flatMap(([start, role]) =>
      roles
        .filter((each) => start.test(each.role))
        .flatMap((each) => each.theses)
        .filter(({ id }) => !supervisedIds.has(id) && !seen.has(id) && seen.add(id))
        .map((each) => juryEntry(each, role)),
    ),
    ...roles
      .filter(({ role }) => /^aut(?:eur|rice)/.test(role))
      .flatMap((each) => each.theses.filter(isDefended).map(doctorate)),
  ];
}

/** Sort key: those in preparation come first. */
const sortKey = (each: Thesis): string => each.date_soutenance ?? `9${each.date_inscription ?? ''}`;

/** A day; 1 January stands for an unknown day: only the year is kept, the thesis number's if there is one. */
function dateOf(text: string | undefined, number = ''): string | undefined {
  const date = text?.slice(0, 10) ?? '';
  if (!isPartialDate(date)) return undefined;
  return date.endsWith('-01-01') ? (/^\d{4}/.exec(number)?.[0] ?? date.slice(0, 4)) : date;
}
const defenceOf = ({ date_soutenance: date, id }: Thesis) => dateOf(date, id);
const placeOf = ({ etablissement_soutenance: place }: Thesis): string => place?.nom ?? '';

const nameOf = ({ prenom, nom }: z.output<typeof person>): string => [prenom, nom].filter(Boolean).join(' ');
const authorsOf = ({ auteurs }: Thesis): string => auteurs.map(nameOf).filter(Boolean).join(', ');
const isDefended = ({ status }: Thesis): boolean => fold(status ?? '').startsWith('souten');
const by = 'theses.fr';
/** The key of a thesis and its juries while in preparation: the id changes with the defence. */
const keyOf = (role: string, { id = '' }: Thesis): string => `theses:${role}:${id.toLowerCase()}`;

function supervision(each: Thesis, ppn: string, details: Details | null | undefined): CareerEntry {
  const number = thesisNumber(each.id ?? '');
  const jury = details?.jury ?? [];
  const others = each.directeurs.filter(({ id }) => id !== ppn).map(nameOf);
  const [start, date] = [dateOf(each.date_inscription), defenceOf(each)];
  const item = {
    sujet: each.titre,
    statut: isDefended(each) ? 'Soutenue' : 'En cours',
    encadrement: {
      doctorant: authorsOf(each),
      ...(others.length > 0 ? { codirection: others.join(', ') } : { role: 'Direction' }),
      etablissement: [placeOf(each), details?.joint && `cotutelle avec ${details.joint}`].filter(Boolean).join(', '),
      ...(details?.school && { ecole: details.school }),
      ...(start && { start }),
    },
    ...((date ?? jury.length > 0) && { soutenance: { ...(date && { date }), ...(jury.length > 0 && { jury }) } }),
    devenir: { ...(number && { thesesFr: number }) },
  };
  return {
    keys: [keyOf('direction', each)],
    kind: 'thesis',
    by,
    ways: [{ to: 'theses-encadrees', label: '', item: { ...item, annee: followingDates(item).annee ?? '' } }],
    remarks: [
      ...(jury.length > 0 ? ['Les rôles du jury sont au masculin\u00a0: à accorder.'] : []),
      ...(details === null
        ? ['Le jury et l’école doctorale n’ont pas pu être lus\u00a0: complétez-les, ou relisez plus tard.']
        : []),
      ...(isDefended(each) ? [] : ['Le nom du doctorant n’est pas public avant la soutenance.']),
      ...(number
        ? []
        : [
            `${quoted(each.id ?? '')} n’a pas la forme d’un numéro de thèse (2019LYSE1234)\u00a0: il est laissé de côté.`,
          ]),
    ],
  };
}

function juryEntry(each: Thesis, role: string): CareerEntry {
  const date = defenceOf(each);
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
          etablissement: placeOf(each),
          lien: `https://theses.fr/${each.id}`,
        },
      },
    ],
  };
}

/** The person's own doctorate. */
function doctorate(each: Thesis): CareerEntry {
  const supervision = each.directeurs.map(nameOf).join(', ');
  return {
    keys: [keyOf('doctorat', each)],
    kind: 'degree',
    by,
    ways: [
      {
        to: 'statut-professionnel',
        label: '',
        item: {
          title: ['Doctorat', each.discipline && `(${each.discipline})`].filter(Boolean).join(' '),
          organization: placeOf(each),
          year: defenceOf(each)?.slice(0, 4) ?? '',
          subject: each.titre,
          ...(supervision && { supervision }),
          link: `https://theses.fr/${each.id}`,
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

/** The people in a response of `/personnes/recherche`, with details that distinguish namesakes. */
export function readPeople(response: unknown): readonly FoundPerson[] | undefined {
  const { data } = found.safeParse(response);
  if (!data || !isRecord(response) || !('personnes' in response)) return undefined;
  return data.personnes.flatMap(({ id, has_idref: isKnown, roles, disciplines, etablissements, ...each }) => {
    if (!id || isKnown !== true) return [];
    const places = [...listOf(disciplines), ...listOf(etablissements)].filter((text) => typeof text === 'string');
    const counts = Object.entries(roles ?? {}).map(([role, count]) => `${role} (${String(count)})`);
    return [{ id, name: nameOf({ id, ...each }), about: [...places.slice(0, 4), ...counts].join(', ') }];
  });
}
