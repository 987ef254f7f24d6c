/** Composes the blocks of a dossier: its groups in the order of its model, under the model's heads if it has any. */
import { colon } from '@/lib/format/french';
import { withoutBlanks } from '@/lib/format/text';
import { dictionary } from '@/lib/languages';
import { type Block, type Inline, mapBlock, mapInline, runsOf } from '@/lib/typeset/tree';
import type { Choices } from './choices';
import { isBelow, placeOf } from './group-order';
import { type Written, worksKind } from './groups';
import { allHeads, type Head, titleIn } from './heads';
import { models } from './models';
import { countedFromOne, placesSelected, type Selection, selectedWorks, worksAtHead } from './selected-works';

/** A head with the length of the text under it, without the owner's own words, and whether it is empty. */
export type HeadState = { readonly head: Head; readonly signs: number; readonly isEmpty: boolean };

type Asked = Selection & {
  /** How many entries of a group are ticked; a course counts once for all its years. */
  readonly countOf: (group: Written) => number;
};

/** `annexAt`: the blocks before the first annex. */
type Composed = { readonly blocks: readonly Block[]; readonly annexAt: number; readonly heads: readonly HeadState[] };

/** Groups that are classes of the same thing come under its name, and the works at the head before the others. */
export function blocksOf(asked: Asked): Composed {
  const { choices, groups, countOf, write } = asked;
  const { lang, texts } = choices;
  const model = models[choices.model];
  const { heads = [], isShort = false, title } = model;
  const parts = partsOf(asked);
  const prefixes = allHeads(heads).flatMap((head) => (head.groups ?? []).map((prefix) => ({ prefix, head })));
  const headOf = (key: string) =>
    prefixes.filter(({ prefix }) => isBelow(key, prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0]
      ?.head;
  const blocksUnder = (head: Head | undefined) =>
    parts
      .filter(({ key }) => headOf(key) === head)
      .map((part) => (head ? withoutDoubled(part, head, titleIn(head.title, lang).text) : part.blocks))
      .filter((blocks) => blocks.length > 0)
      .flatMap((blocks, index, all) => (isSameHeading(blocks[0], all[index - 1]?.[0]) ? blocks.slice(1) : blocks));
  const states: HeadState[] = [];
  const written = (head: Head): readonly Block[] => {
    const { only, replacesPartHeading: isName = head.groups?.length === 1 } = head;
    const own = ownWords(texts[head.id] ?? '');
    const under = head.isCounted
      ? counts(groups.filter(({ key }) => headOf(key) === head))
      : only
        ? groups
            .filter(({ key }) => head.groups?.some((prefix) => isBelow(key, prefix)))
            .flatMap((group) => write(restricted(group, only)))
        : ofOnePart(blocksUnder(head), isName);
    const chosen = head.hasSelected ? selectedWorks(asked) : [];
    const site = head.isCounted ? [...chosen, ...under] : [...under, ...chosen];
    states.push({ head, signs: signsOf(site), isEmpty: own.length + site.length === 0 });
    const all = [...own, ...pointer(head), ...site, ...numbered(head.heads ?? [])];
    const { text, lang: said } = titleIn(head.title, lang);
    return below(said === lang ? text : [{ text, lang: said }], all).map((block, at) =>
      at === 0 && head.isAnnex && block.type === 'heading' ? { ...block, isAtTop: true } : block,
    );
  };
  /** A form that numbers its heads keeps an empty one, so that the numbers after it stay right. */
  const numbered = (heads: readonly Head[]): readonly Block[] => {
    const each = heads.map((head) => ({ title: titleIn(head.title, lang).text, blocks: written(head) }));
    const last = each.findLastIndex(({ blocks }) => blocks.length > 0);
    return each.flatMap(({ title, blocks }, at) =>
      blocks.length === 0 && at < last && /^\d/.test(title) ? below(title, [{ type: 'paragraph', text: '–' }]) : blocks,
    );
  };
  const pointer = ({ annex }: Head): readonly Block[] => {
    const count = groups
      .filter(({ key }) => annex && headOf(key)?.id === annex.id)
      .reduce((sum, group) => sum + countOf(group), 0);
    return annex && count > 0 ? [{ type: 'paragraph', text: annex.text(count) }] : [];
  };
  const counts = (own: readonly Written[]): readonly Block[] => {
    const lines = own
      .filter((group) => countOf(group) > 0)
      .map((group) => {
        const what = isBelow(group.key, 'enseignement') ? words[lang].courses : group.heading;
        return `${what}${colon[lang]}${countOf(group)}`;
      });
    return lines.length > 0 ? [{ type: 'list', items: lines }] : [];
  };
  const body = heads.filter(({ isAnnex }) => !isAnnex).flatMap(written);
  const rest = blocksUnder(undefined);
  const annexes = heads.filter(({ isAnnex }) => isAnnex).flatMap(written);
  const blocks = [...body, ...rest, ...annexes];
  const raised = ofOnePart(blocks, title !== undefined && blocks.some(isHeading(3)));
  return {
    blocks: isShort ? raised.map(shortened) : raised,
    annexAt: body.length + rest.length,
    heads: states,
  };
}

/** The blocks of a part under a head, without a heading that repeats the head or that the head leaves out. */
function withoutDoubled({ key, blocks, isOneNature }: Part, head: Head, title: string): readonly Block[] {
  const [top] = blocks;
  if (top?.type !== 'heading') return blocks;
  const isLeftOut = !isOneNature && head.withoutHeadings?.some((prefix) => isBelow(key, prefix));
  return top.text === title || isLeftOut ? blocks.slice(1).map(higher) : blocks;
}

/** A group that writes only what is held today, only what is over, or only the rest. */
function restricted(written: Written, only: NonNullable<Head['only']>): Written {
  const states = new Map(written.entries.map(({ id, isHeld }) => [id, isHeld]));
  const { write } = written.group;
  const isIn = (id: string) => states.get(id) === { held: true, past: false, unsaid: undefined }[only];
  return { ...written, group: { ...written.group, write: (isTicked) => write((id) => isIn(id) && isTicked(id)) } };
}

type Part = {
  readonly key: string;
  readonly blocks: readonly Block[];
  /** Whether it has a single nature, which its heading names. */
  readonly isOneNature?: boolean;
};

/** The groups in the order of the model, those of the same thing gathered into one part. */
function partsOf(asked: Asked): readonly Part[] {
  const { choices, groups, write } = asked;
  const { chosen, newest, gathered } = words[choices.lang];
  const model = models[choices.model];
  const gatheredIn = ({ key }: Written) => gathered.find(([kind]) => isBelow(key, kind));
  const own = (group: Written) => underOwnHeading(group.heading, write(group));
  return [
    ...gathered.map(([kind, heading]) => {
      const written = groups
        .filter(({ key }) => isBelow(key, kind))
        .map(own)
        .filter((blocks) => blocks.length > 0);
      if (kind !== worksKind)
        return written.length > 1
          ? { key: kind, blocks: below(heading, written.flat()) }
          : { key: kind, blocks: written.flat(), isOneNature: true };
      const works = placesSelected(choices) ? [] : worksAtHead(asked);
      const text = choices.selected === null ? newest : chosen;
      if (written.length === 0) return { key: kind, blocks: below(text, countedFromOne(works)) };
      return {
        key: kind,
        blocks: below(heading, [
          ...marksNote(choices, written.some(underlines)),
          ...below(text, works),
          ...written.flat(),
        ]),
      };
    }),
    ...groups.filter((group) => !gatheredIn(group)).map((group) => ({ key: group.key, blocks: own(group) })),
  ].toSorted((a, b) => placeOf(model, a.key) - placeOf(model, b.key));
}

/** The owner's words: paragraphs, which a blank line separates; lines that all begin with a dash are a list. */
function ownWords(text: string): readonly Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): Block => {
      const lines = paragraph.split('\n').map((line) => line.trim());
      return lines.every((line) => dash.test(line))
        ? { type: 'list', items: lines.map((line) => line.replace(dash, '')) }
        : { type: 'paragraph', text: paragraph };
    });
}
const dash = /^[-–•]\s+/;

/** The number of characters without blanks, as forms count them. */
function signsOf(blocks: readonly Block[]): number {
  let signs = 0;
  const count = (text: string): string => {
    signs += withoutBlanks(text);
    return text;
  };
  for (const block of blocks) mapBlock(block, (inline) => mapInline(inline, count), count);
  return signs;
}

function underOwnHeading(heading: string, blocks: readonly Block[]): readonly Block[] {
  const [top] = blocks;
  const hasOwn = top === undefined || isHeading(2)(top);
  return hasOwn ? blocks : [{ type: 'heading', level: 2, text: heading }, ...blocks];
}

/** Blocks under a heading, with their own headings one level lower; nothing if there are no blocks. */
const below = (text: Inline, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...blocks.map(lower)];

const lower = (block: Block): Block =>
  block.type === 'heading' ? { ...block, level: block.level === 2 ? 3 : 4 } : block;

/** Two parts with the same heading come under one. */
const isSameHeading = (one: Block | undefined, other: Block | undefined): boolean =>
  one?.type === 'heading' && other?.type === 'heading' && one.text === other.text;

const isHeading = (level: number) => (block: Block) => block.type === 'heading' && block.level === level;

/** Drops the heading of a single part when the head above names it already; its own headings move up. */
const ofOnePart = (blocks: readonly Block[], isNamed: boolean): readonly Block[] =>
  isNamed && blocks.filter(isHeading(2)).length === 1
    ? blocks.filter((block) => !isHeading(2)(block)).map(higher)
    : blocks;

const higher = (block: Block): Block =>
  block.type === 'heading' ? { ...block, level: block.level === 4 ? 3 : 2 } : block;

const underlines = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.type === 'entry' && runsOf(block.text).some(({ underlined }) => underlined));

/** The note on what bold and underlined names mean, if some are underlined. */
function marksNote({ model, lang, unit, isAnonymous }: Choices, hasStudents: boolean): readonly Block[] {
  const { owner, members, students, studentsAlone } = words[lang].marks;
  if (models[model].marksStudents && hasStudents)
    return [{ type: 'paragraph', text: isAnonymous ? studentsAlone : students }];
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
    courses: 'Cours assurés',
    marks: {
      owner: 'En gras, l’auteur du dossier\u202f; soulignés, les membres de l’unité.',
      members: 'Soulignés, les membres de l’unité.',
      students: 'En gras, l’auteur du dossier\u202f; soulignés, les étudiants encadrés.',
      studentsAlone: 'Soulignés, les étudiants encadrés.',
    },
    gathered: [
      [worksKind, 'Publications'],
      ['cv--activites', 'Rayonnement'],
    ],
  },
  en: {
    chosen: 'Selected works',
    newest: 'Recent works',
    courses: 'Courses taught',
    marks: {
      owner: 'Bold: the author of this file; underlined: members of the same unit.',
      members: 'Underlined: members of the same unit.',
      students: 'Bold: the author of this file; underlined: supervised students.',
      studentsAlone: 'Underlined: supervised students.',
    },
    gathered: [
      [worksKind, 'Publications'],
      ['cv--activites', 'Recognition and outreach'],
    ],
  },
  ar: {
    chosen: 'أعمال مختارة',
    newest: 'أعمال حديثة',
    courses: 'الدروس الملقاة',
    marks: {
      owner: 'بالخط الغليظ صاحب الملف، وتحت خط أعضاء وحدة البحث.',
      members: 'تحت خط أعضاء وحدة البحث.',
      students: 'بالخط الغليظ صاحب الملف، وتحت خط الطلبة المؤطرون.',
      studentsAlone: 'تحت خط الطلبة المؤطرون.',
    },
    gathered: [
      [worksKind, 'المنشورات'],
      ['cv--activites', 'الإشعاع العلمي'],
    ],
  },
});
