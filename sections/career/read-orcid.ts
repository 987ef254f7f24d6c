/** Reads the entries of an ORCID record (public API 3.0), except its works, in the order of our sections. */
import { counted } from '@/lib/format/french';
import { isPartialDate } from '@/lib/format/partial-date';
import { isWebAddress } from '@/lib/format/web-address';
import { isRecord } from '@/lib/record';
import { first, listOf } from '@/lib/references/tolerant';
import { natures } from '../activites/natures';
import type { CareerEntry, CareerPlace, Way } from './plan-shape';

/** A summary in any section; each field may be missing or null. */
type Summary = Readonly<Record<string, unknown>>;

const inside = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((here, key) => (isRecord(here) ? here[key] : undefined), value);
/** The text at a path, or undefined. */
const at = (value: unknown, ...path: readonly string[]): string | undefined => first.parse(inside(value, path));

const sections = [
  'employments',
  'educations',
  'qualifications',
  'distinctions',
  'invited-positions',
  'memberships',
  'services',
  'fundings',
  'peer-reviews',
] as const;
type Section = (typeof sections)[number];

/** Whether a response is from `/activities`. */
export const isActivities = (response: unknown): response is Readonly<Record<string, unknown>> =>
  isRecord(response) && sections.some((name) => isRecord(response[name]));

/** The entries in a response of `/activities`, newest first in each section. */
export function readActivities(response: Readonly<Record<string, unknown>>, iD: string): CareerEntry[] {
  return sections.flatMap((section) => {
    const groups = groupsOf(response[section]);
    if (section === 'peer-reviews') return reviews(groups.flat(), iD);
    const preferred = groups.flatMap((summaries): [Summary, readonly string[]][] => {
      const [best] = summaries.toSorted(
        (a, b) => Number(at(b, 'display-index') ?? 0) - Number(at(a, 'display-index') ?? 0),
      );
      return best ? [[best, summaries.map((each) => keyOf(section, each))]] : [];
    });
    return preferred
      .toSorted(([a], [b]) => sortKey(b).localeCompare(sortKey(a)))
      .map(([each, keys]) => ({ keys, by: sourceOf(each, iD), ...entries[section](each) }));
  });
}

/** The other names in a response of `/person`. */
export const readOtherNames = (response: unknown): string[] =>
  listOf(inside(response, ['other-names', 'other-name'])).flatMap((name) => at(name, 'content') ?? []);

/** URLs in a response of `/person`: the owner's pages and identifiers. */
export const readUrls = (response: unknown): string[] => [
  ...listOf(inside(response, ['researcher-urls', 'researcher-url'])).flatMap((each) => at(each, 'url', 'value') ?? []),
  ...listOf(inside(response, ['external-identifiers', 'external-identifier'])).flatMap(
    (each) => at(each, 'external-id-url', 'value') ?? [],
  ),
];

/** The summaries of each group in a section: a list or a single one, under names that differ by section. */
function groupsOf(section: unknown): Summary[][] {
  const groups = isRecord(section) ? [...listOf(section['affiliation-group']), ...listOf(section.group)] : [];
  return groups.map(summariesIn).filter((all) => all.length > 0);
}

function summariesIn(part: unknown): Summary[] {
  if (Array.isArray(part)) return part.flatMap(summariesIn);
  if (!isRecord(part)) return [];
  if (part['put-code'] !== undefined && part['put-code'] !== null) return [part];
  return Object.entries(part).flatMap(([name, inner]) =>
    /^(?:summaries|peer-review-group|.*-summary)$/.test(name) ? summariesIn(inner) : [],
  );
}

const keyOf = (section: Section, each: Summary): string => `orcid:${section}:${at(each, 'put-code') ?? ''}`;

/** Sort key: ongoing first, then by end. */
function sortKey(each: Summary): string {
  const [start, end] = [dateIn(each, 'start-date'), dateIn(each, 'end-date')];
  return end ?? (start ? `9${start}` : '');
}

function sourceOf(each: Summary, iD: string): string {
  const name = at(each, 'source', 'source-name', 'value');
  if (at(each, 'source', 'source-orcid', 'path') === iD) return 'ORCID, déclaré par vous';
  return name && at(each, 'source', 'source-client-id', 'path') ? `ORCID, confirmé par ${name}` : 'ORCID';
}

/** A partial date, or undefined. */
function dateIn(each: Summary, field: string): string | undefined {
  const known = ['year', 'month', 'day'].map((part) => at(each, field, part, 'value')?.padStart(2, '0'));
  return [3, 2, 1]
    .filter((length) => known[length - 1] !== undefined)
    .map((length) => known.slice(0, length).join('-'))
    .find(isPartialDate);
}

/** Its dates; an end before the beginning is dropped. */
function period(each: Summary) {
  const [start, end] = [dateIn(each, 'start-date'), dateIn(each, 'end-date')];
  const length = Math.min(start?.length ?? 0, end?.length ?? 0);
  const isWrong = start !== undefined && end !== undefined && end.slice(0, length) < start.slice(0, length);
  return {
    dates: { ...(start && { start }), ...(end && !isWrong && { end }) },
    remarks: isWrong ? ['La fin donnée précède le début\u00a0: elle est laissée de côté.'] : [],
  };
}

const countries = new Intl.DisplayNames('fr', { type: 'region', fallback: 'code' });
function countryOf(each: Summary): string {
  const code = at(each, 'organization', 'address', 'country') ?? '';
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : '';
}
const cityOf = (each: Summary): string => at(each, 'organization', 'address', 'city') ?? '';
const bodyOf = (each: Summary): string => at(each, 'organization', 'name') ?? '';
const titleOf = (each: Summary): string | undefined => at(each, 'role-title') ?? at(each, 'department-name');
function linkOf(each: Summary): string {
  const url = at(each, 'url', 'value') ?? '';
  return isWebAddress(url) ? url : '';
}

type Read = Pick<CareerEntry, 'kind' | 'ways' | 'remarks'>;
const entryOf = (kind: Read['kind'], to: CareerPlace, item: Way['item'], remarks: readonly string[] = []): Read => ({
  kind,
  ways: [{ to, label: '', item }],
  remarks,
});

/** A post; without any date it is not taken as current. */
function postOf(each: Summary): Way['item'] {
  const { dates } = period(each);
  return {
    title: titleOf(each) ?? 'Poste',
    organization: bodyOf(each),
    unit: at(each, 'role-title') ? (at(each, 'department-name') ?? '') : '',
    place: [cityOf(each), countryOf(each)].filter(Boolean).join(', '),
    ...dates,
    ...(!dates.start && !dates.end && { ended: true }),
  };
}

function degree(each: Summary): Read {
  const year = (dateIn(each, 'end-date') ?? dateIn(each, 'start-date'))?.slice(0, 4) ?? '';
  return entryOf('degree', 'statut-professionnel', {
    title: titleOf(each) ?? 'Diplôme',
    organization: bodyOf(each),
    year,
    ...(linkOf(each) && { link: linkOf(each) }),
  });
}

/** An activity; without a role, it is named after the organisation. */
function activityOf(each: Summary, nature: string): Way['item'] {
  const title = titleOf(each) ?? bodyOf(each);
  return {
    nature,
    title,
    organization: bodyOf(each) === title ? '' : bodyOf(each),
    place: cityOf(each),
    country: countryOf(each),
    ...period(each).dates,
    link: linkOf(each),
  };
}

/** « 2019 – 2023 », « depuis 2021 », « jusqu’en 2023 »: the wording of a responsibility's period. */
function periodText({ start, end }: { readonly start?: string; readonly end?: string }): string {
  const [from, to] = [start?.slice(0, 4), end?.slice(0, 4)];
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `depuis ${from}` : to ? `jusqu’en ${to}` : '';
}

const entries: Readonly<Record<Exclude<Section, 'peer-reviews'>, (each: Summary) => Read>> = {
  employments: (each) => entryOf('post', 'cv--parcours', postOf(each), period(each).remarks),
  educations: degree,
  qualifications: degree,
  distinctions: (each) =>
    entryOf('award', 'cv--activites', activityOf(each, natures.awards.label), period(each).remarks),
  'invited-positions': (each) => ({
    kind: 'stay',
    ways: [
      { to: 'cv--activites', label: 'Séjour à l’étranger', item: activityOf(each, natures.stays.label) },
      { to: 'cv--parcours', label: 'Poste', item: postOf(each) },
    ],
    remarks: period(each).remarks,
  }),
  memberships: (each) => {
    const item = {
      ...activityOf(each, natures.societies.label),
      title: bodyOf(each) || at(each, 'department-name'),
      organization: '',
      role: at(each, 'role-title') ?? '',
    };
    return entryOf('membership', 'cv--activites', item, period(each).remarks);
  },
  services: (each) => {
    const title = [at(each, 'role-title'), at(each, 'department-name')].filter(Boolean).join(', ') || bodyOf(each);
    const activity = (label: string, nature: string): Way => ({
      to: 'cv--activites',
      label,
      item: { ...activityOf(each, nature), title },
    });
    const duty = { title, organization: bodyOf(each), period: periodText(period(each).dates) };
    return {
      kind: 'service',
      ways: [
        ...(bodyOf(each) ? [{ to: 'responsabilites', label: 'Responsabilité', item: duty } as const] : []),
        activity('Expertise', natures.expertise.label),
        activity('Comité éditorial ou relecture', natures.reviewing.label),
        activity('Organisation de conférence', natures.conferences.label),
        activity('Société savante', natures.societies.label),
      ],
      remarks: period(each).remarks,
    };
  },
  fundings: (each) => {
    const ids = listOf(inside(each, ['external-ids', 'external-id']));
    const number = ids.find((id) => /grant/i.test(at(id, 'external-id-type') ?? '')) ?? ids[0];
    const link = linkOf(each) || at(number, 'external-id-url', 'value');
    const reference = at(number, 'external-id-value');
    return entryOf(
      'grant',
      'projets',
      {
        title: at(each, 'title', 'title', 'value') ?? reference ?? (bodyOf(each) || 'Financement'),
        category: 'Contrat de recherche',
        year: '',
        status: '',
        details: { type: fundingTypes[at(each, 'type')?.toLowerCase().replaceAll('_', '-') ?? ''] ?? '' },
        grant: {
          ...(bodyOf(each) && { funder: bodyOf(each) }),
          ...(reference && { reference }),
          ...period(each).dates,
          ...(link && isWebAddress(link) && { link }),
        },
      },
      period(each).remarks,
    );
  },
};

const fundingTypes: Readonly<Record<string, string>> = {
  award: 'Prix',
  contract: 'Contrat',
  grant: 'Subvention',
  'salary-award': 'Allocation',
};

/** Reviews, one entry per venue and role: ORCID identifies the venue only by ISSN, and often names its publisher. */
function reviews(all: readonly Summary[], iD: string): CareerEntry[] {
  const venues = Map.groupBy(all, (each) => {
    const role = /editor|chair/i.exec(at(each, 'reviewer-role') ?? '')?.[0].toLowerCase() ?? 'reviewer';
    return `${at(each, 'review-group-id') ?? at(each, 'convening-organization', 'name') ?? ''}:${role}`;
  });
  return Array.from(venues, ([key, reviewed]): CareerEntry => {
    const [venue = {}] = reviewed;
    const years = reviewed.flatMap((each) => dateIn(each, 'completion-date')?.slice(0, 4) ?? []).toSorted();
    const [start, end] = [years[0], years.at(-1)];
    const issn = /^issn:(.+)$/i.exec(at(venue, 'review-group-id') ?? '')?.[1];
    const name = at(venue, 'convening-organization', 'name');
    const done = key.endsWith(':editor') ? 'Édition' : key.endsWith(':chair') ? 'Présidence' : '';
    const item = {
      nature: natures.reviewing.label,
      title: name ?? (issn ? `ISSN ${issn}` : 'Revue'),
      role: done || counted(reviewed.length, 'relecture', 'relectures'),
      organization: issn && name ? `ISSN ${issn}` : '',
      ...(start && { start }),
      ...(end && end !== start && { end }),
      ...(start === end && { ended: true }),
    };
    const remarks = ['ORCID ne donne pas le nom de la revue\u00a0: complétez-le après l’import.'];
    return {
      keys: [`orcid:peer-reviews:${key}`.slice(0, 300)],
      by: sourceOf(venue, iD),
      ...entryOf('review', 'cv--activites', item, remarks),
    };
  });
}
