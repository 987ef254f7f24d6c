/** The entries of an ORCID record (public API 3.0): all but its works, in the order of our sections. */
import { z } from 'zod';
import { counted } from '@/lib/format/french';
import { isPartialDate } from '@/lib/format/partial-date';
import { isWebAddress } from '@/lib/format/web-address';
import { isRecord } from '@/lib/record';
import { first, held, listOf, listOfAny } from '@/lib/references/tolerant';
import { natures } from '../activites/natures';
import type { CareerEntry, CareerPlace, Way } from './plan-shape';

const value = held(z.object({ value: first })).transform((each) => each?.value);
const date = held(z.object({ year: value, month: value, day: value })).transform((parts) => dateOf(parts));
const body = held(z.object({ name: first, address: held(z.object({ city: first, country: first })) }));

/** A summary of any section: what one lacks is missing. */
const summary = z.object({
  'put-code': first,
  'display-index': first,
  'department-name': first,
  'role-title': first,
  'start-date': date,
  'end-date': date,
  organization: body,
  url: value,
  source: held(
    z.object({
      'source-orcid': held(z.object({ path: first })),
      'source-client-id': held(z.object({ path: first })),
      'source-name': value,
    }),
  ),
  title: held(z.object({ title: value })),
  type: first,
  'external-ids': held(
    z.object({
      'external-id': listOfAny(
        z.object({ 'external-id-type': first, 'external-id-value': first, 'external-id-url': value }),
      ),
    }),
  ),
  'reviewer-role': first,
  'review-group-id': first,
  'convening-organization': body,
  'completion-date': date,
});
type Summary = z.output<typeof summary>;

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

/** Whether an answer is that of `/activities`. */
export const isActivities = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  isRecord(answer) && sections.some((name) => isRecord(answer[name]));

/** The entries of an answer to `/activities`, the newest of each section first. */
export function readActivities(answer: Readonly<Record<string, unknown>>, iD: string): CareerEntry[] {
  return sections.flatMap((section) => {
    const groups = groupsOf(answer[section]);
    if (section === 'peer-reviews') return reviews(groups.flat(), iD);
    const preferred = groups.flatMap((summaries): [Summary, readonly string[]][] => {
      const [best] = summaries.toSorted((a, b) => Number(b['display-index'] ?? 0) - Number(a['display-index'] ?? 0));
      return best ? [[best, summaries.map((each) => keyOf(section, each))]] : [];
    });
    return preferred
      .toSorted(([a], [b]) => latest(b).localeCompare(latest(a)))
      .map(([each, keys]) => ({ keys, by: sourceOf(each, iD), ...entries[section](each) }));
  });
}

/** The other names of an answer to `/person`. */
export function readOtherNames(answer: unknown): string[] {
  const names = held(
    z.object({ 'other-names': held(z.object({ 'other-name': listOfAny(z.object({ content: first })) })) }),
  ).parse(answer);
  return names?.['other-names']?.['other-name'].flatMap(({ content }) => content ?? []) ?? [];
}

/** The summaries of each group of a section: lists, or one alone, below names that each section has its own of. */
function groupsOf(section: unknown): Summary[][] {
  const groups = isRecord(section) ? [...listOf(section['affiliation-group']), ...listOf(section.group)] : [];
  return groups.map((group) => summariesIn(group).map((each) => summary.parse(each))).filter((all) => all.length > 0);
}

function summariesIn(part: unknown): object[] {
  if (Array.isArray(part)) return part.flatMap(summariesIn);
  if (!isRecord(part)) return [];
  if (part['put-code'] !== undefined && part['put-code'] !== null) return [part];
  return Object.entries(part).flatMap(([name, inner]) =>
    /^(?:summaries|peer-review-group|.*-summary)$/.test(name) ? summariesIn(inner) : [],
  );
}

const keyOf = (section: Section, { 'put-code': code = '' }: Summary): string => `orcid:${section}:${code}`;
const latest = (each: Summary): string => each['end-date'] ?? (each['start-date'] ? `9${each['start-date']}` : '');

function sourceOf({ source }: Summary, iD: string): string {
  const name = source?.['source-name'];
  const isOwn = source?.['source-orcid']?.path === iD;
  if (isOwn || !source?.['source-client-id'] || !name) return isOwn ? 'ORCID, déclaré par vous' : 'ORCID';
  return `ORCID, confirmé par ${name}`;
}

/** A date as far as it is known; undefined for none. */
function dateOf(parts: { year?: string; month?: string; day?: string } | undefined): string | undefined {
  const { year, month, day } = parts ?? {};
  const known = [year, month?.padStart(2, '0'), day?.padStart(2, '0')];
  return [3, 2, 1]
    .map((length) => known.slice(0, length).join('-'))
    .find((text, index) => known[2 - index] !== undefined && isPartialDate(text));
}

/** Its dates; an end before the beginning is left out. */
function period({ 'start-date': start, 'end-date': end }: Summary) {
  const length = Math.min(start?.length ?? 0, end?.length ?? 0);
  const isWrong = start !== undefined && end !== undefined && end.slice(0, length) < start.slice(0, length);
  return {
    dates: { ...(start && { start }), ...(end && !isWrong && { end }) },
    remarks: isWrong ? ['La fin donnée précède le début\u00a0: elle est laissée de côté.'] : [],
  };
}

const countries = new Intl.DisplayNames('fr', { type: 'region', fallback: 'code' });
function countryOf({ organization }: Summary): string {
  const code = organization?.address?.country ?? '';
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : '';
}
const cityOf = ({ organization }: Summary): string => organization?.address?.city ?? '';
const bodyOf = ({ organization }: Summary): string => organization?.name ?? '';
const linkOf = ({ url }: Summary): string => (url && isWebAddress(url) ? url : '');

type Read = Pick<CareerEntry, 'kind' | 'ways' | 'remarks'>;
const one = (kind: Read['kind'], to: CareerPlace, item: Way['item'], remarks: readonly string[] = []): Read => ({
  kind,
  ways: [{ to, label: '', item }],
  remarks,
});

/** A post; what has neither a beginning nor an end is not said to be held today. */
function postOf(each: Summary): Way['item'] {
  const { dates } = period(each);
  return {
    title: each['role-title'] ?? each['department-name'] ?? 'Poste',
    organization: bodyOf(each),
    unit: each['role-title'] ? (each['department-name'] ?? '') : '',
    place: [cityOf(each), countryOf(each)].filter(Boolean).join(', '),
    ...dates,
    ...(!dates.start && !dates.end && { ended: true }),
  };
}

function degree(each: Summary): Read {
  const year = (each['end-date'] ?? each['start-date'])?.slice(0, 4) ?? '';
  return one('degree', 'statut-professionnel', {
    title: each['role-title'] ?? each['department-name'] ?? 'Diplôme',
    organization: bodyOf(each),
    year,
    ...(linkOf(each) && { link: linkOf(each) }),
  });
}

/** An activity; without a role in it, the body is its name. */
function activityOf(each: Summary, nature: string): Way['item'] {
  const title = each['role-title'] ?? each['department-name'] ?? bodyOf(each);
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

/** « 2019 – 2023 », « depuis 2021 », « jusqu’en 2023 »: a period as a responsibility writes it. */
function periodText({ start, end }: { readonly start?: string; readonly end?: string }): string {
  const [from, to] = [start?.slice(0, 4), end?.slice(0, 4)];
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `depuis ${from}` : to ? `jusqu’en ${to}` : '';
}

const entries: Readonly<Record<Exclude<Section, 'peer-reviews'>, (each: Summary) => Read>> = {
  employments: (each) => one('post', 'cv--parcours', postOf(each), period(each).remarks),
  educations: degree,
  qualifications: degree,
  distinctions: (each) => one('award', 'cv--activites', activityOf(each, natures.awards.label), period(each).remarks),
  'invited-positions': (each) => ({
    kind: 'stay',
    ways: [
      { to: 'cv--activites', label: 'Séjour à l’étranger', item: activityOf(each, natures.stays.label) },
      { to: 'cv--parcours', label: 'Poste', item: postOf(each) },
    ],
    remarks: period(each).remarks,
  }),
  memberships: (each) => {
    const { 'role-title': role = '', ...rest } = each;
    const item = activityOf(
      { ...rest, 'department-name': bodyOf(each) || rest['department-name'], 'role-title': undefined },
      natures.societies.label,
    );
    return one('membership', 'cv--activites', { ...item, role }, period(each).remarks);
  },
  services: (each) => {
    const { 'role-title': role, 'department-name': unit } = each;
    const title = [role, unit].filter(Boolean).join(', ') || bodyOf(each);
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
    const ids = each['external-ids']?.['external-id'] ?? [];
    const number = ids.find(({ 'external-id-type': type }) => /grant/i.test(type ?? '')) ?? ids[0];
    const link = linkOf(each) || number?.['external-id-url'];
    const reference = number?.['external-id-value'];
    return one(
      'grant',
      'projets',
      {
        title: each.title?.title ?? reference ?? (bodyOf(each) || 'Financement'),
        category: 'Contrat de recherche',
        year: '',
        status: '',
        details: { type: fundingTypes[each.type?.toLowerCase().replaceAll('_', '-') ?? ''] ?? '' },
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

/**
 * Reviews, one entry for each venue and role: ORCID says what was reviewed for by its ISSN alone, and often names the
 * publisher.
 */
function reviews(all: readonly Summary[], iD: string): CareerEntry[] {
  const venues = Map.groupBy(all, (each) => {
    const role = each['reviewer-role']?.toLowerCase() ?? '';
    return `${each['review-group-id'] ?? each['convening-organization']?.name ?? ''}:${/editor|chair/.exec(role)?.[0] ?? 'reviewer'}`;
  });
  return [...venues].flatMap(([key, [venue, ...rest]]): CareerEntry[] => {
    if (!venue) return [];
    const count = rest.length + 1;
    const years = [venue, ...rest].flatMap((each) => each['completion-date']?.slice(0, 4) ?? []).toSorted();
    const [start, end] = [years[0], years.at(-1)];
    const issn = /^issn:(.+)$/i.exec(venue['review-group-id'] ?? '')?.[1];
    const name = venue['convening-organization']?.name;
    const done = key.endsWith(':editor') ? 'Édition' : key.endsWith(':chair') ? 'Présidence' : 'Relecture';
    const item = {
      nature: natures.reviewing.label,
      title: name ?? (issn ? `ISSN ${issn}` : 'Revue'),
      role: done === 'Relecture' ? counted(count, 'relecture', 'relectures') : done,
      organization: issn && name ? `ISSN ${issn}` : '',
      ...(start && { start }),
      ...(end && end !== start && { end }),
      ...(start === end && { ended: true }),
    };
    const remarks = ['ORCID ne donne pas le nom de la revue\u00a0: complétez-le après l’import.'];
    return [
      {
        keys: [`orcid:peer-reviews:${key}`.slice(0, 300)],
        by: sourceOf(venue, iD),
        ...one('review', 'cv--activites', item, remarks),
      },
    ];
  });
}
