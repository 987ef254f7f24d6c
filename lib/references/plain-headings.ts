/**
 * The headings of a list of publications, which say of what nature the works below are: « Articles dans des revues à
 * comité de lecture », « III. Direction d’ouvrages », « Invited talks », « ACTI ».
 */
import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { type Nature, natures } from './natures';
import { patternOf } from './plain-patterns';
import { statusOf } from './states';
import headingWords from './words/headings.json' with { type: 'json' };
import { workSchema } from './work';

type Facts = z.output<typeof factsSchema>;

/** What a heading says of the lines below it. */
export type Context = {
  /** Without its number. */
  readonly heading: string;
  /** What the works are; of several, a line says which, else it is the first. */
  readonly natures: readonly Nature[];
  readonly facts: Facts;
  /** What it names beside « vulgarisation ». */
  readonly notPopular?: readonly Nature[];
  /** It names other works beside: « Articles et contributions », « Divers (rapports, cartes) ». */
  readonly hasOthers?: boolean;
  /** Of a list by years. */
  readonly year?: string;
};

export const noContext: Context = { heading: '', natures: [], facts: {} };

const factsSchema = workSchema
  .unwrap()
  .pick({
    audience: true,
    invited: true,
    peerReviewed: true,
    popular: true,
    poster: true,
    proceedings: true,
    status: true,
    unreviewed: true,
  })
  .readonly();
const ofNature = { natures: z.array(z.enum(natures)).readonly(), facts: factsSchema.default({}) };
/**
 * Phrases for the natures, each word in the singular or the plural (but for one with a `!`), in the order in which they
 * are looked for: what one takes of a heading is not there for the next; `<meeting>` is one of `parts`. What a heading
 * says beside the nature. The classes of French evaluations (AERES, Hcéres, CNU), which head the parts of a list or number
 * its lines.
 */
const { parts, holdsFor, ...words } = z
  .object({
    parts: z.record(z.string(), z.string()),
    /** What each fact may be said of; others of all. */
    holdsFor: z.record(z.string(), ofNature.natures),
    kinds: z.array(z.object({ ...ofNature, phrases: z.array(z.string()) })),
    facts: z.array(z.object({ words: z.string(), facts: factsSchema })),
    classes: z.record(z.string(), z.object(ofNature).readonly()),
  })
  .parse(headingWords);

const kinds = words.kinds.map(({ natures, phrases, facts }) => {
  const any = phrases
    .join('|')
    .replace(/<(\w+)>/g, (_, part: string) => parts[part] ?? '')
    .replace(/\((?!\?)/g, '(?:')
    .replace(/([a-z]{3,})(?![a-z?])(!?)/g, (_, word, sign) => (sign ? word : `${word}s?`));
  return [new RegExp(String.raw`\b(?:${any})(?!\p{L})`, 'u'), natures, facts] as const;
});

const facts = words.facts.map((each) => [new RegExp(each.words), each.facts] as const);

const { classes } = words;
const ofCode = (code: string) => (Object.hasOwn(classes, code) ? classes[code] : undefined);

export const classCodes = Object.keys(classes).join('|');

/** `ACL`, `ACTI` of « ACL », « C-ACTI », « [ACL] », « (ACL) ». */
const classIn = new RegExp(String.raw`(?<![\p{L}.-])(?:C-)?(${classCodes})(?![\p{L}\d])`, 'u');

/** The class that a mark before a line names: « ACL-12 », « C-ACTI 3 ». */
export function classOf(mark: string): Omit<Context, 'heading'> | undefined {
  const [, code = ''] = /(?<![\p{L}-])(?:C-)?(\p{Lu}{2,4})(?=[-\s.]?\d)/u.exec(mark) ?? [];
  return ofCode(code);
}

const number = patternOf('<number>', 'u');
const plainYear = /^((?:1[89]|20)\d\d)$/;

/** The text of a heading without its number, its count and the marks around it. */
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^[*_=]+|[*_=]+$/g, '')
    .replace(number, '')
    .replace(/\s*[[(](?:\d+|[^()[\]]*\d{4}\s*[-–—][^()[\]]*)[\])]\s*:?$/, '')
    .replace(/\s*:$/, '')
    .trim();

/**
 * What a line says as a heading; undefined where it is none: each phrase of a heading is about works. `before` is the
 * heading that it stands under: « À comité de lecture » says more of the articles above it, and a year says nothing
 * else.
 */
export function headingIn(line: string, before: Context): Context | undefined {
  const heading = bare(line);
  const [, year] = plainYear.exec(heading) ?? [];
  if (year !== undefined) return { ...before, year };
  if (heading === '' || heading.length > 300 || notInHeadings.test(heading)) return undefined;
  const { natures, facts } = saidBy(heading);
  const [, code = ''] = classIn.exec(heading) ?? [];
  const ofClass = ofCode(code);
  if (ofClass) return { heading, natures: ofClass.natures, facts: { ...facts, ...ofClass.facts } };
  const written = /\p{Ll}/u.test(heading) ? heading : heading.slice(0, 1) + heading.slice(1).toLowerCase();
  const phrases = written.replace(/[([][^()[\]]*[)\]]/g, '').split(/[,;:/&–—]|\s-\s|\.\s/);
  // « Catalogues, livrets de salle », « Cartes géologiques, notices »
  const isEnumeration =
    /^\p{Lu}[^\p{Lu}\d]*\p{Ll}\)?$/u.test(written) && phrases.some((phrase) => saidBy(phrase).natures.length > 0);
  const isOfWorks = phrases.every(isAboutWorks);
  if (!isEnumeration && !isOfWorks) return undefined;
  // « Recensions, vulgarisation » says of no line which it is
  const isMixed =
    facts.popular &&
    phrases.flatMap((phrase) => phrase.split(/\s(?:et|and)\s/)).some((phrase) => saidBy(phrase).natures.length === 0);
  const isAny = /(?:[,;&]|\s(?:et|and))\s+(?:divers|varia|(?:autres|others?)(?:\s[\p{L}’']+){0,4})$/iu.test(heading);
  const more: readonly Nature[] =
    isMixed && !natures.includes('media') ? ['article'] : isAny || !isOfWorks ? ['autre'] : [];
  if (ofMoreStates.test(heading)) return { heading, natures, facts: { ...facts, status: undefined } };
  if (natures.length > 0 && hasPartOfState(heading))
    return { heading, natures: [...natures, 'autre'], facts: { ...facts, status: undefined } };
  if (natures.length > 0)
    return {
      ...{ heading, natures: [...natures, ...more], facts },
      ...(namesOthers(written) && { hasOthers: true }),
      ...(isMixed && { notPopular: natures }),
    };
  const refines = facts.audience ?? facts.peerReviewed ?? facts.unreviewed ?? facts.proceedings;
  return refines === undefined
    ? { heading, natures, facts }
    : { heading, natures: before.natures, facts: { ...before.facts, ...facts } };
}

/** Whether a part of a heading is of works that no phrase is for; what an index or a class says of them is none. */
function namesOthers(heading: string): boolean {
  const outside = heading.replace(/[([][^()[\]]*[)\]]/g, '');
  const listed = saidBy(outside).natures.length > 0 ? outside : heading.replace(/[()[\]]/g, ',');
  const parts = saidBy(listed).left.split(/[,;&]|(?:^|\s)(?:et|and)\s/);
  return (
    parts.length > 1 &&
    parts.some(
      (part) =>
        /^\s*[a-z]{3,}s(?=$|\s)/.test(part) &&
        !/^\s*(?:index|class|ref|list|rang)/.test(part) &&
        Object.keys(saidBy(part).facts).length === 0 &&
        statusOf(part) === undefined,
    )
  );
}

/** « Articles parus et à paraître » */
const ofMoreStates = /(?:parue?|publiée?)s\s(?:et|ou|and|or)\s|published\s(?:and|or)\s/iu;

/** « Comptes rendus et à paraître »: some of its lines are of the nature, and others of the state. */
const hasPartOfState = (heading: string): boolean =>
  heading
    .split(/\s(?:et|and|&)\s/)
    .map(saidBy)
    .some(({ natures, facts }) => facts.status !== undefined && natures.length === 0);

/** Quotes, an address, a year, the end of a sentence. */
const notInHeadings = /[«»“”"]|https?:|(?<!\d)(?:1[4-9]|20)\d\d(?!\d)|[.;]\s*$/;

const works = patternOf('<works>', 'u');

function isAboutWorks(phrase: string): boolean {
  if (phrase.trim() === '') return true;
  const { natures, facts } = saidBy(phrase.trim());
  return (
    natures.length > 0 ||
    Object.keys(facts).length > 0 ||
    statusOf(phrase) !== undefined ||
    works.test(fold(phrase.trim()))
  );
}

/** Natures in the order in which a heading names them; `left` is what names none, folded. */
function saidBy(heading: string): Pick<Context, 'natures' | 'facts'> & { readonly left: string } {
  const whole = fold(heading);
  let left = whole;
  const named: { readonly at: number; readonly natures: readonly Nature[]; readonly also: Facts }[] = [];
  for (const [words, natures, also] of kinds) {
    const found = words.exec(left);
    if (!found) continue;
    left = left.replace(found[0], ' '.repeat(found[0].length));
    named.push({ at: found.index, natures, also });
  }
  const natures = named.toSorted((one, other) => one.at - other.at).flatMap((each) => each.natures);
  let all: Facts = named.length === 1 ? (named[0]?.also ?? {}) : {};
  for (const [words, each] of facts) if (words.test(whole)) all = { ...all, ...each };
  const areBoth = /(?<!inter)nationa/.test(whole) && /internationa/.test(whole);
  return { left, natures: [...new Set(natures)], facts: areBoth ? { ...all, audience: undefined } : all };
}

/** What a heading says that may be said of a work of this nature. */
export const factsFor = (nature: Nature, { facts, notPopular = [] }: Context): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([fact]) => (holdsFor[fact]?.includes(nature) ?? true) && !(fact === 'popular' && notPopular.includes(nature)),
    ),
  );
