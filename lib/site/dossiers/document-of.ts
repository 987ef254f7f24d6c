/** A dossier as a document: the ticked entries of the sections, in the order of its model. */
import { dictionary } from '@/lib/languages';
import { documentBudget } from '@/lib/typeset/document-budget';
import { runsOf } from '@/lib/typeset/inline';
import type { Block, TypesetDocument } from '@/lib/typeset/tree';
import type { DossierContext, DossierEntry, DossierGroup } from '@/sections/dossier';
import { dossierGroups } from '@/sections/dossiers';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSection } from '@/sections/public-site';
import type { AnyKindId } from '@/sections/registry';
import { withoutName } from './anonymous';
import { type Choices, firstWorks, isGroupIn, isWithin, yearsOf } from './choices';
import { headLines } from './head-lines';
import { choicesIn } from './in-language';
import { isBelow, models, placeOf } from './models';

/** What a dossier is made from; `today` is a day, ISO 8601, in the site's time zone. */
export type DossierSource = {
  readonly profile: Profile;
  readonly sections: readonly PublicSection[];
  readonly today: string;
  /** Set where it is translated. */
  readonly translation?: {
    /** What it is translated from; the keys of choices are of this. */
    readonly french: DossierSource;
    /** The texts that are left in French. */
    readonly untranslated: ReadonlySet<string>;
  };
};

/** The source in French, for what the administration says of it. */
export const frenchOf = (source: DossierSource): DossierSource => source.translation?.french ?? source;

/** The contents of sections by their kind. */
export const contentsOf = (sections: DossierSource['sections']): NonNullable<DossierContext['contents']> =>
  Object.fromEntries(sections.map(({ kind, content }) => [kind, content]));

/** A group by its key, with those of its entries. */
export type KeyedGroup = {
  readonly key: string;
  readonly heading: string;
  /** Whether its entries are works, of which five can be chosen. */
  readonly hasWorks: boolean;
  readonly entries: readonly (DossierEntry & { readonly key: string })[];
  /** Whether its works are in no class. */
  readonly isUnclassed: boolean;
};
/** The kind whose entries are works. */
const worksKind = 'publications' satisfies AnyKindId;
export type Written = KeyedGroup & { readonly group: DossierGroup };

/** The groups that a dossier can have, in the order of its model. */
export const groupsOf = (choices: Choices, source: DossierSource): readonly KeyedGroup[] =>
  writtenGroups({ ...choices, lang: 'fr' }, frenchOf(source)).map(keyedGroup);

const keyedGroup = ({ group: _, ...keyed }: Written): KeyedGroup => keyed;

/** The document of a dossier. Throws as `composed`. */
export const documentOf = (choices: Choices, source: DossierSource): TypesetDocument =>
  composed(choices, source).document;

/**
 * The document of a dossier, with the groups that it can have in French, as the administration names them. Throws
 * `tooLarge` where it is more than can be composed.
 */
export function composed(choices: Choices, source: DossierSource) {
  const groups = writtenGroups({ ...choices, lang: 'fr' }, frenchOf(source));
  const written = choices.lang === 'fr' ? groups : writtenGroups(choices, source);
  const document = documentFrom(written, choicesIn(choices, groups, written), source);
  return { document, groups };
}

function documentFrom(groups: readonly Written[], choices: Choices, source: DossierSource): TypesetDocument {
  const { lang, isAnonymous } = choices;
  const { profile } = source;
  const isIn = ticks(choices, source.today);
  const first = firstWorks(choices, groups);
  const budget = documentBudget();
  const write: Write = ({ group, entries, ...keyed }, only) => {
    const ticked = isIn({ ...keyed, entries });
    const above = new Set(entries.filter(({ key }) => first.includes(key)).map(({ id }) => id));
    const isNumbered = (id: string) => ticked.has(id) || above.has(id);
    const isShown = (id: string) => (only === undefined ? ticked.has(id) && !above.has(id) : id === only);
    return budget.add(group.write(isNumbered, isShown));
  };
  const document: TypesetDocument = {
    title: titleOf(choices, profile, source.today),
    author: isAnonymous ? '' : fullName(profile),
    lang,
    headLines: isAnonymous ? [] : headLines(choices, profile),
    blocks: allBlocks(choices, groups.map(selectionNamed(choices, first, source.today)), first, write),
  };
  return isAnonymous ? withoutName(document, profile) : document;
}

/** A heading over some of the works of a class says so: their numbers read as if there were no others. */
function selectionNamed(choices: Choices, first: readonly string[], today: string) {
  const isIn = ticks(choices, today);
  const years = yearsOf(choices.period, today);
  return (written: Written): Written => {
    if (!written.hasWorks) return written;
    const { heading, entries } = written;
    const ticked = isIn(written);
    const count = entries.filter(({ id, key }) => ticked.has(id) || first.includes(key)).length;
    const all = entries.filter((entry) => isWithin(entry.years, years)).length;
    return count < all ? { ...written, heading: `${heading} (${words[choices.lang].selection(count, all)})` } : written;
  };
}

/** The groups as last written of a source: filling pages asks for the same ones with other ticks, dozens of times. */
const lastWritten = new WeakMap<DossierSource, { readonly key: string; readonly groups: readonly Written[] }>();

function writtenGroups(choices: Choices, source: DossierSource): readonly Written[] {
  const key = JSON.stringify({ ...choices, groups: [], left: [], selected: null, period: null });
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
    unit,
    today,
    contents: contentsOf(sections),
    typed: contentsOf(translation?.french.sections ?? sections),
    ...(translation && { untranslated: translation.untranslated }),
  };
  const found = sections.flatMap((section) =>
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

/** What is ticked of a group but for the works at the head, or one work; each with its number among all of them. */
type Write = (group: Written, only?: string) => readonly Block[];

function underOwnHeading(heading: string, blocks: readonly Block[]): readonly Block[] {
  const [top] = blocks;
  const hasOwn = top === undefined || isHeading(2)(top);
  return hasOwn ? blocks : [{ type: 'heading', level: 2, text: heading }, ...blocks];
}

/** Blocks below a heading, their own headings one level lower; nothing over none. */
const under = (text: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...blocks.map(lower)];

const lower = (block: Block): Block =>
  block.type === 'heading' ? { ...block, level: block.level === 2 ? 3 : 4 } : block;

/** Groups that are classes of one thing stand under its name, and the works at the head before the others. */
function allBlocks(
  choices: Choices,
  groups: readonly Written[],
  first: readonly string[],
  write: Write,
): readonly Block[] {
  const { chosen, newest, gathered } = words[choices.lang];
  const model = models[choices.model];
  const gatheredIn = ({ key }: Written) => gathered.find(([kind]) => isBelow(key, kind));
  const blocksOf = (group: Written) => underOwnHeading(group.heading, write(group));
  const parts = [
    ...gathered.map(([kind, heading]) => {
      const written = groups
        .filter(({ key }) => isBelow(key, kind))
        .map(blocksOf)
        .filter((blocks) => blocks.length > 0);
      if (kind !== worksKind)
        return { key: kind, blocks: written.length > 1 ? under(heading, written.flat()) : written.flat() };
      const head = under(choices.selected === null ? newest : chosen, atHead(first, groups, write));
      if (written.length === 0) return { key: kind, blocks: countedFromOne(head) };
      return { key: kind, blocks: under(heading, [...marksNote(choices), ...head, ...written.flat()]) };
    }),
    ...groups.filter((group) => !gatheredIn(group)).map((group) => ({ key: group.key, blocks: blocksOf(group) })),
  ].toSorted((a, b) => placeOf(model, a.key) - placeOf(model, b.key));
  const { heads = [], isShort = false, title } = model;
  const headOf = (key: string) => heads.find((head) => head.groups.some((prefix) => isBelow(key, prefix)));
  const blocksUnder = (head: (typeof heads)[number] | undefined) =>
    parts
      .filter(({ key }) => headOf(key) === head)
      .map(({ blocks }) => blocks)
      .filter((blocks) => blocks.length > 0)
      .flatMap((blocks, index, all) => (isSameHeading(blocks[0], all[index - 1]?.[0]) ? blocks.slice(1) : blocks));
  const blocks = [
    ...heads.flatMap((head) => under(head.title[choices.lang], blocksUnder(head))),
    ...blocksUnder(undefined),
  ];
  const isOnePart = title !== undefined && blocks.filter(isHeading(2)).length === 1 && blocks.some(isHeading(3));
  const raised = isOnePart ? blocks.filter((block) => !isHeading(2)(block)).map(higher) : blocks;
  return isShort ? raised.map(shortened) : raised;
}

/** What is kept in two places stands under one heading. */
const isSameHeading = (one: Block | undefined, other: Block | undefined): boolean =>
  one?.type === 'heading' && other?.type === 'heading' && one.text === other.text;

const isHeading = (level: number) => (block: Block) => block.type === 'heading' && block.level === level;

/** Of one part alone, which the title names: its own headings in the place of its heading. */
const higher = (block: Block): Block =>
  block.type === 'heading' ? { ...block, level: block.level === 4 ? 3 : 2 } : block;

/** What bold and underlined names mean, where members of the unit are marked. */
function marksNote({ lang, unit, isAnonymous }: Choices): readonly Block[] {
  const { owner, members } = words[lang].marks;
  const isMarked = unit.some((name) => name.trim() !== '');
  return isMarked ? [{ type: 'paragraph', text: isAnonymous ? members : owner }] : [];
}

/** An entry without its details, a list on a line. */
function shortened(block: Block): Block {
  if (block.type === 'entry') return { type: 'entry', label: block.label, text: block.text };
  if (block.type !== 'list') return block;
  return {
    type: 'paragraph',
    text: block.items.flatMap((item, index) => [...(index > 0 ? [{ text: '\u00a0· ' }] : []), ...runsOf(item)]),
  };
}

const words = dictionary({
  fr: {
    chosen: 'Travaux choisis',
    newest: 'Travaux récents',
    marks: {
      owner: 'En gras, l’auteur du dossier\u202f; soulignés, les membres de l’unité.',
      members: 'Soulignés, les membres de l’unité.',
    },
    gathered: [
      [worksKind, 'Publications'],
      ['cv--activites', 'Rayonnement'],
    ],
    anonymous: 'Dossier anonyme',
    unnamed: 'Curriculum vitae',
    selection: (count: number, all: number): string => `sélection, ${count} sur ${all}`,
  },
  en: {
    chosen: 'Selected works',
    newest: 'Recent works',
    marks: {
      owner: 'Bold: the author of this file; underlined: members of the same unit.',
      members: 'Underlined: members of the same unit.',
    },
    gathered: [
      [worksKind, 'Publications'],
      ['cv--activites', 'Recognition and outreach'],
    ],
    anonymous: 'Anonymous file',
    unnamed: 'Curriculum vitae',
    selection: (count, all) => `selection, ${count} of ${all}`,
  },
  ar: {
    chosen: 'أعمال مختارة',
    newest: 'أعمال حديثة',
    marks: {
      owner: 'بالخط الغليظ صاحب الملف، وتحت خط أعضاء وحدة البحث.',
      members: 'تحت خط أعضاء وحدة البحث.',
    },
    gathered: [
      [worksKind, 'المنشورات'],
      ['cv--activites', 'الإشعاع العلمي'],
    ],
    anonymous: 'ملف دون اسم',
    unnamed: 'السيرة الذاتية',
    selection: (count, all) => `مختارات، ${count} من ${all}`,
  },
});

/** The works at the head, in the order of their keys. */
const atHead = (keys: readonly string[], groups: readonly Written[], write: Write): readonly Block[] =>
  keys
    .flatMap((key) =>
      groups.flatMap((group) => {
        const chosen = group.entries.find((entry) => entry.key === key);
        return chosen ? write(group, chosen.id) : [];
      }),
    )
    .filter(({ type }) => type === 'entry');

/** Works that stand alone have numbers of their own: those of their classes belong to the whole list. */
const countedFromOne = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block, index) => (block.type === 'entry' ? { ...block, label: `${index}.` } : block));

function titleOf({ model, lang, isAnonymous, period }: Choices, profile: Profile, today: string): string {
  if (isAnonymous) return words[lang].anonymous;
  const { title } = models[model];
  if (!title) return fullName(profile) || words[lang].unnamed;
  const years = yearsOf(period, today);
  return years ? `${title[lang]}, ${years.join('–')}` : title[lang];
}
