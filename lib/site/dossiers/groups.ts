/** What a dossier can have: the entries of the sections in groups, as each kind writes them. */
import type { DossierContext, DossierEntry, DossierGroup } from '@/sections/dossier';
import { dossierGroups } from '@/sections/dossiers';
import type { Profile } from '@/sections/profil/schema';
import { type PublicSection, publicSection } from '@/sections/public-site';
import type { AnyKindId } from '@/sections/registry';
import { supervisions } from '@/sections/theses-encadrees/dossier';
import { natureOf } from '@/sections/theses-encadrees/natures';
import { publicName } from '@/sections/theses-encadrees/words';
import { type Choices, isGroupIn, isWithin, yearsOf } from './choices';
import { isBelow, placeOf } from './group-order';
import { models } from './models';

/** What a dossier is made from; `today`: ISO 8601, in the site's time zone. */
export type DossierSource = {
  readonly profile: Profile;
  readonly sections: readonly PublicSection[];
  readonly today: string;
  /** Present on a translated source. */
  readonly translation?: {
    /** The source in French, whose keys the choices use. */
    readonly french: DossierSource;
    /** Texts left in French. */
    readonly untranslated: ReadonlySet<string>;
    /** Those of them that are to be translated: all but names and titles. Absent where nobody is told. */
    readonly asked?: ReadonlySet<string>;
  };
};

/** The French source, which the administration shows. */
export const frenchOf = (source: DossierSource): DossierSource => source.translation?.french ?? source;

export const contentsOf = (sections: DossierSource['sections']): NonNullable<DossierContext['contents']> =>
  Object.fromEntries(sections.map(({ kind, content }) => [kind, content]));

/** A group by its key, with its entries. */
export type KeyedGroup = {
  readonly key: string;
  readonly heading: string;
  /** Whether its entries are works, of which some can be chosen to stand first. */
  readonly hasWorks: boolean;
  readonly entries: readonly (DossierEntry & { readonly key: string })[];
  /** Whether its works have no class. */
  readonly isUnclassed: boolean;
};
/** The kind whose entries are works. */
export const worksKind = 'publications' satisfies AnyKindId;
export type Written = KeyedGroup & { readonly group: DossierGroup };

/** The groups that a dossier can have, in the order of its model. */
export const groupsOf = (choices: Choices, source: DossierSource): readonly KeyedGroup[] =>
  writtenGroups({ ...choices, lang: 'fr' }, frenchOf(source)).map(keyedGroup);

const keyedGroup = ({ group: _, ...keyed }: Written): KeyedGroup => keyed;

/**
 * Cache of the groups last written for a source: filling pages asks for the same ones dozens of times, with other
 * ticks.
 */
const lastWritten = new WeakMap<DossierSource, { readonly key: string; readonly groups: readonly Written[] }>();

export function writtenGroups(choices: Choices, source: DossierSource): readonly Written[] {
  const key = JSON.stringify({ ...choices, groups: [], left: [], selected: null, period: null, texts: {} });
  const known = lastWritten.get(source);
  if (known?.key === key) return known.groups;
  const groups = writeGroups(choices, source);
  lastWritten.set(source, { key, groups });
  return groups;
}

function writeGroups(choices: Choices, { profile, sections, today, translation }: DossierSource): readonly Written[] {
  const { lang, isAnonymous, scheme, order, style, unit, unclassed } = choices;
  const context = {
    lang,
    style,
    unclassedTitle: unclassed ?? '',
    profile,
    isAnonymous,
    scheme,
    order,
    isTrame: models[choices.model].marksStudents === true,
    hasFullDates: models[choices.model].hasFullDates === true,
    unit: [...unit, ...(models[choices.model].marksStudents ? studentsOf(sections, today) : [])],
    today,
    contents: contentsOf(sections),
    typed: contentsOf(translation?.french.sections ?? sections),
    ...(translation && { untranslated: translation.untranslated }),
  };
  const found = withCivilStatus(sections).flatMap((section) =>
    dossierGroups(section, context).map((group): Written => {
      const key = `${section.id}/${group.id}`;
      const hasWorks = section.kind === worksKind;
      const entries = group.entries.map((entry) => ({
        ...entry,
        key: `${hasWorks ? `${section.id}/works` : key}/${entry.id}`,
      }));
      const isUnclassed = group.isUnclassed === true;
      return { key, heading: group.heading[lang], hasWorks, entries, isUnclassed, group };
    }),
  );
  const model = models[choices.model];
  return found.toSorted((a, b) => placeOf(model, a.key) - placeOf(model, b.key));
}

/** The profile's facts about the person are listed even without entries of the section, or with only the sample's. */
const withCivilStatus = (sections: DossierSource['sections']): DossierSource['sections'] =>
  sections.some(({ kind }) => kind === 'etat-civil')
    ? sections
    : [...sections, publicSection({ id: 'etat-civil', title: '', type: 'list', content: [] })];

/**
 * Names of the students whom the owner supervises, without those who have a doctorate, as far as a dossier may show
 * them.
 */
const studentsOf = (sections: DossierSource['sections'], today: string): readonly string[] =>
  supervisions(contentsOf(sections)['theses-encadrees'] ?? {}, today)
    .filter((item) => !['HDR', 'Post-doctorat', 'Ingénieur'].includes(natureOf(item)))
    .map(publicName)
    .filter((name) => name !== '');

/** Which entries of a group are ticked and within the period. */
export function ticks(choices: Choices, today: string) {
  const left = new Set(choices.left);
  const years = yearsOf(choices.period, today);
  return ({ key, entries, isUnclassed }: KeyedGroup): ReadonlySet<string> =>
    new Set(
      (isGroupIn(choices, key) && !(isUnclassed && choices.unclassed === null) ? entries : [])
        .filter((entry) => !left.has(entry.key) && isWithin(entry.years, years))
        .map(({ id }) => id),
    );
}

/**
 * Groups and entries whose keys come from their text are matched by position in their section or group. Where a group
 * has more or fewer entries than in French, positions are unreliable: the whole group is left out once one of its
 * entries is.
 */
export function choicesIn<Given extends Pick<Choices, 'groups' | 'left'>>(
  choices: Given,
  french: readonly KeyedGroup[],
  other: readonly KeyedGroup[],
): Given {
  const left = new Set(choices.left);
  const keys = new Map<string, string | undefined>();
  const unsure: string[] = [];
  for (const [group, there] of pairGroups(french, other)) {
    keys.set(group.key, there.key);
    if (there.entries.length === group.entries.length)
      for (const [at, entry] of group.entries.entries()) keys.set(entry.key, there.entries[at]?.key);
    else if (group.entries.some((entry) => left.has(entry.key))) unsure.push(...there.entries.map(({ key }) => key));
  }
  const translated = (key: string) => keys.get(key) ?? key;
  return { ...choices, groups: choices.groups.map(translated), left: [...choices.left.map(translated), ...unsure] };
}

type Pair = readonly [french: KeyedGroup, other: KeyedGroup];

/** Pairs groups with the same key, then the remaining ones of a section by position, where their numbers agree. */
function pairGroups(french: readonly KeyedGroup[], other: readonly KeyedGroup[]): readonly Pair[] {
  const othersByKey = new Map(other.map((group) => [group.key, group]));
  const keys = new Set(french.map(({ key }) => key));
  const same = french.flatMap((group): readonly Pair[] => {
    const twin = othersByKey.get(group.key);
    return twin ? [[group, twin]] : [];
  });
  const single = french.filter(({ key }) => !othersByKey.has(key));
  const renamed = single.flatMap((group): readonly Pair[] => {
    const [section = ''] = group.key.split('/');
    const singles = single.filter(({ key }) => isBelow(key, section));
    const twins = other.filter(({ key }) => !keys.has(key) && isBelow(key, section));
    const twin = singles.length === twins.length ? twins[singles.indexOf(group)] : undefined;
    return twin ? [[group, twin]] : [];
  });
  return [...same, ...renamed];
}
