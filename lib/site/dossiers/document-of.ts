/** Composes a dossier's document: the ticked entries of the sections, in the order of its model. */

import { fold } from '@/lib/format/fold';
import { dictionary } from '@/lib/languages';
import { isInitials } from '@/lib/names/words';
import { documentBudget } from '@/lib/typeset/document-budget';
import { withNumberLengths } from '@/lib/typeset/prepare';
import { type Inline, mapBlock, type Run, type TypesetDocument } from '@/lib/typeset/tree';
import { linesOf } from '@/sections/dossier';
import { identitiesOf } from '@/sections/profil/identities';
import { type Owner, ownNames } from '@/sections/profil/own-names';
import { fullName, type Profile } from '@/sections/profil/schema';
import { blocksOf } from './blocks-of';
import { type Choices, firstWorks, isWithin, yearsOf } from './choices';
import { choicesIn, type DossierSource, frenchOf, ticks, type Written, writtenGroups } from './groups';
import { titleIn } from './heads';
import { models } from './models';
import { placesSelected, type Write } from './selected-works';

/** The document of a dossier. Throws as `composed`. */
export const documentOf = (choices: Choices, source: DossierSource): TypesetDocument =>
  composed(choices, source).document;

/** The part of the document that counts towards the page limit: all but its annexes. Throws as `composed`. */
export const countedDocument = (choices: Choices, source: DossierSource): TypesetDocument =>
  composed(choices, source).counted;

/**
 * The document, the part that is counted, the state of its headings, and the groups that it can have, in French as the
 * administration shows them. Throws `tooLarge` when it is too long to compose.
 */
export function composed(choices: Choices, source: DossierSource) {
  const groups = writtenGroups({ ...choices, lang: 'fr' }, frenchOf(source));
  const written = choices.lang === 'fr' ? groups : writtenGroups(choices, source);
  return { ...documentFrom(written, choicesIn(choices, groups, written), source), groups };
}

function documentFrom(groups: readonly Written[], choices: Choices, source: DossierSource) {
  const { lang, isAnonymous } = choices;
  const { profile } = source;
  const isIn = ticks(choices, source.today);
  const first = firstWorks(choices, groups);
  const budget = documentBudget();
  const write: Write = ({ group, entries, ...keyed }, only) => {
    const ticked = isIn({ ...keyed, entries });
    const above = new Set(entries.filter(({ key }) => first.includes(key)).map(({ id }) => id));
    const isNumbered = (id: string) => ticked.has(id) || above.has(id);
    const isRepeated = placesSelected(choices);
    const isShown = (id: string) =>
      only === undefined ? ticked.has(id) && (isRepeated || !above.has(id)) : id === only;
    return budget.add(group.write(isNumbered, { isShown, isChosen: only !== undefined }));
  };
  const { blocks, annexAt, heads } = blocksOf({
    choices,
    groups: groups.map(selectionNamed(choices, first, source.today)),
    first,
    countOf: (group) => new Set(Array.from(isIn(group), (id) => id.split('/')[0])).size,
    write,
  });
  const { textSize } = models[choices.model];
  const named: TypesetDocument = {
    title: titleOf(choices, profile, source.today),
    author: isAnonymous ? '' : fullName(profile),
    lang,
    headLines: isAnonymous ? [] : headLines(choices, profile),
    ...(textSize && { textSize }),
    blocks,
  };
  const document = isAnonymous ? withoutName(named, profile) : named;
  const blocksAsWide = withNumberLengths(document.blocks); // numbers are as wide as with the annexes
  return { document, counted: { ...document, blocks: blocksAsWide.slice(0, annexAt) }, heads };
}

/** Says in a heading when it covers only some works of a class: the numbers would suggest that there are no others. */
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

const words = dictionary({
  fr: {
    anonymous: 'Dossier anonyme',
    unnamed: 'Curriculum vitae',
    selection: (count: number, all: number): string => `sélection, ${count} sur ${all}`,
  },
  en: {
    anonymous: 'Anonymous file',
    unnamed: 'Curriculum vitae',
    selection: (count, all) => `selection, ${count} of ${all}`,
  },
  ar: {
    anonymous: 'ملف دون اسم',
    unnamed: 'السيرة الذاتية',
    selection: (count, all) => `مختارات، ${count} من ${all}`,
  },
});

function titleOf({ model, lang, isAnonymous, period }: Choices, profile: Profile, today: string): string {
  if (isAnonymous) return words[lang].anonymous;
  const { title } = models[model];
  if (!title) return fullName(profile) || words[lang].unnamed;
  const years = yearsOf(period, today);
  const { text } = titleIn(title, lang);
  return years ? `${text}, ${years.join('–')}` : text;
}

/**
 * The lines below the title: name where the title is not the name, post, establishment, contact and identifiers; empty
 * ones are skipped.
 */
function headLines({ model }: Choices, profile: Profile): readonly Inline[] {
  const { grade, fonction, affiliation, laboratoire, laboratoireUrl, equipe, email, gsm, identifiants } = profile;
  const post = [...new Set([grade, fonction].map((text) => text.trim()))].filter(Boolean).join(', ');
  const [unit = '', team = ''] = [laboratoire, equipe].map(onOneLine);
  const contact = [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(gsm.trim() ? [{ text: gsm.trim().replaceAll(' ', '\u00a0') }] : []),
  ];
  const known = identitiesOf(identifiants).filter(({ name }) => ['orcid', 'idhal', 'idref'].includes(name));
  const identities = known.map(({ name, label, id, address }) => ({
    text: name === 'orcid' ? address : `${label} ${id}`,
    href: address,
  }));
  return [
    ...(models[model].title && fullName(profile) ? [[{ text: fullName(profile), bold: true }]] : []),
    post,
    ...linesOf(affiliation),
    ...(unit && laboratoireUrl
      ? [[{ text: unit, href: laboratoireUrl }, ...(team ? [{ text: `, ${team}` }] : [])]]
      : [[unit, team].filter(Boolean).join(', ')]),
    joined(contact),
    joined(identities),
  ].filter((line) => line.length > 0);
}

const onOneLine = (text: string): string => linesOf(text).join(', ');

type Runs = Exclude<Inline, string>;
const joined = (runs: Runs): Runs => runs.flatMap((run, index) => (index === 0 ? [run] : [{ text: ' · ' }, run]));

const mask = '…';

/**
 * The document with « … » for the owner's first names and surnames wherever they occur, ignoring case and accents, and
 * without links whose URL contains them. An ordinary word that is also the surname is masked too.
 */
function withoutName(document: TypesetDocument, owner: Owner) {
  const names = ownNames(owner).flatMap(({ nom, prenom }) => [nom, isInitials(prenom) ? '' : prenom]);
  const words = [...new Set(names.map((name) => fold(name.trim())))].filter((name) => name.length > 1);
  if (words.length === 0) return document;
  const text = (original: string): string => withoutWords(original, words);
  const run = ({ href, ...rest }: Run): Run => ({
    ...rest,
    text: text(rest.text),
    ...(href && !holdsName(href, words) && { href }),
  });
  const inline = (given: Inline): Inline => (typeof given === 'string' ? text(given) : given.map(run));
  return {
    ...document,
    title: text(document.title),
    author: '',
    headLines: document.headLines.map(inline),
    blocks: document.blocks.map((block) => mapBlock(block, inline, text)),
  };
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character);

/** Compares folded letters one by one, so that positions in the text are known. */
function withoutWords(text: string, words: readonly string[]): string {
  const characters = [...text.normalize('NFC')];
  const folded = characters.map((character) => fold(character));
  let out = '';
  for (let at = 0; at < characters.length; ) {
    const length = isLetter(characters[at - 1]) ? 0 : lengthOfName(folded, at, words);
    out += length > 0 ? mask : characters[at];
    at += length || 1;
  }
  return out;
}

/** Length of the whole word at this position that is one of the names; 0 if there is none. */
function lengthOfName(folded: readonly string[], at: number, words: readonly string[]): number {
  for (const word of words) {
    let text = '';
    for (let end = at; end < folded.length && text.length < word.length; end += 1) {
      text += folded[end];
      if (text === word && !isLetter(folded[end + 1])) return end + 1 - at;
    }
  }
  return 0;
}

const holdsName = (href: string, words: readonly string[]): boolean => {
  const letters = fold(href).replace(/[^a-z0-9]/g, '');
  return words.some((word) => letters.includes(word.replace(/[^a-z0-9]/g, '')));
};
