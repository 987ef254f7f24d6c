/** Whether the item of a pasted line has all of the line, and the item of a line that is kept as it is written. */
import { fold } from '@/lib/format/fold';
import { capitalised } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { beyondQuotes, quotesIn } from './line-parts';
import type { LineReader } from './line-reader';
import { periodsIn } from './period';
import type { Fields } from './read-line';

export type LineItems = {
  readonly read: Fields;
  readonly kept: Fields;
  /** Whether nothing of the line is lost or garbled in what is read. */
  readonly isWhole: boolean;
};

/** What a line below a heading makes of a blank item: what is read of it, and the line as it is written. */
export function itemsOfLine(line: string, reader: LineReader, blank: Fields, above: Fields): LineItems {
  const read = reader.eachLine(line, blank, above);
  return { read, kept: asWritten(line, reader, blank, above), isWhole: isWhole(line, read, reader) };
}

/**
 * The line as the title; beside it what its heading says, and its period where it names one alone, which the title does
 * not begin with again.
 */
function asWritten(
  line: string,
  { eachLine, titleField = 'title', whenKept }: LineReader,
  blank: Fields,
  above: Fields,
) {
  const bare = beyondQuotes(line);
  const [period] = periodsIn(bare);
  const isAlone = bare.match(/(?:19|20)\d\d/gu)?.every((year) => period?.text.includes(year));
  const certain = whenKept?.(line);
  const known = eachLine(period && isAlone ? period.text : '', blank, { ...above, ...certain });
  const facts = textsOf({ ...known, [titleField]: '' });
  const isDated = period && (facts.includes(period.text.trim()) || (isAlone && known.start === period.start));
  const [, behind] = (isDated && line.startsWith(period.text) && leading.exec(line.slice(period.text.length))) || [];
  return { ...known, ...certain, [titleField]: behind ? capitalised(behind) : line };
}
const leading = /^(?:\s*[:,;–—-]\s+|\s(?=\p{Lu}))([^\s(\d].*)$/u;

/** Years that are no span, « 2018, 2020 et 2022 »: none of them is the date of the rest. */
const yearsApart =
  /(?<![\p{L}\d])(?:19|20)\d\d(?:[,;]\s*|\s+(?:et|and|&|puis)\s+)(?:en\s+)?(?:(?:\d{1,2}\s+)?(?:jan|f[ée]v|mars|avr|mai|jui|ao|sep|oct|nov|d[ée]c)\p{L}*\.?\s+)?(?:19|20)\d\d(?!\d)/iu;

/** « suppléante 2015-2019, puis titulaire 2019-2023 » */
const twoTimes = /(?:19|20)\d\d.*(?<!\p{L})puis(?!\p{L}).*(?:19|20)\d\d/iu;

/** Whether every word of a line is in its item or is one that a field stands for, and its title has no debris. */
function isWhole(line: string, item: Fields, { titleField = 'title', isDebris }: LineReader): boolean {
  const title = String(item[titleField]);
  const bare = beyondQuotes(line);
  if (yearsApart.test(bare) || twoTimes.test(bare)) return false;
  if (title === line) return true;
  const said = new Set(wordsOf(textsOf(item).join(' ')));
  const facts = textsOf({ ...item, [titleField]: '' }).join(' ');
  const stems = new Set([...said].map(stem));
  const isSaid = (word: string) => said.has(word) || standIns.has(word) || stems.has(stem(word));
  const isQuote = quotesIn(line).some((quote) => quote.includes(title));
  const hasDebris = !isQuote && (debris.test(bareTitle(title)) || isDebris?.(bareTitle(title), item));
  const datesLeft = periodsIn(bareTitle(title)).filter(
    ({ start = '', end = '' }) => !facts.includes((end || start).slice(0, 4)),
  );
  return !hasDebris && datesLeft.length < 2 && wordsOf(withoutPeriods(line.replace(labels, ' '), said)).every(isSaid);
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/(?<!\p{L})co-?(?=dir|encadr)/gu, '')
    .match(/\p{L}+|\d+/gu) ?? [];
/** « rapporteuse » and « Rapporteur », « soutenue » and « Soutenue ». */
const stem = (word: string): string => (/^\D{5}/.test(word) ? word.slice(0, 5) : word);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : isRecord(value) || Array.isArray(value)
      ? Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : textsOf(each)))
      : [];

/** A line without the periods whose years its item has. */
const withoutPeriods = (line: string, said: ReadonlySet<string>): string =>
  periodsIn(line)
    .filter(({ start, end }) => [start, end].every((each) => !each || said.has(each.slice(0, 4))))
    .reduceRight((text, { at, text: { length } }) => text.slice(0, at) + text.slice(at + length), line);

/** What links words, what introduces a name or a fact that has a field, and what a nature or a status says in other words. */
const standIns: ReadonlySet<string> = new Set(
  wordsOf(`de du des d la le les l un une a au aux en et dans par pour sur sous ss avec of with the
    m mr mme mlle monsieur madame dr pr prof candidat candidate etudiant etudiante student sujet titre annee n taux
    these doctorat phd hdr memoire master stage jury soutenance inscription inscrite inscrit preparation
    l1 l2 l3 m1 m2 cm td tp ci an fin etudes eleve apprenti ingenieur etat stagiaire internship exercice medecine pharmacie cifre
    dir direction dirige dirigee encadre encadree encadrement actuellement aujourd hui auj desormais maintenant now
    comite suivi individuel csi habilitation universitaire diriger recherches invited talk conf postdoc doctorant doctorante pdt pdte rapp inscr membre
    projet programme partenaire financement finance candidature depose soumis puis non refuse refusee not funded submitted`),
);
/** What tells the field of what is behind it, and what a status says in other words. */
const labels =
  /(?<!\p{L})(?:doctorante?|(?:co-?)?(?:direct|promot|encadr)\p{L}*)\s?:|en (?:cours d['’])?(?:évaluation|attente)(?: de réponse)?/giu;

const bareTitle = (title: string): string => quotesIn(title).reduce((text, quote) => text.replace(quote, '¤'), title);
/** What is left of a title when something is cut out of it, or two sentences. */
const debris = new RegExp(
  [
    // What belongs to something else: « 18 mois, projet », « Pour raisons de santé », « 15/12/2023 »
    String.raw`^(?:\d+\s(?:mois|an(?:née)?s?|semestres?|semaines?|jours?)(?!\p{L})|[Pp]our\s(?:raisons?|cause|motifs?)\s|[\d\s/.–-]+(?:$|[,:;]))`,
    String.raw`^[\s.,;:)–—-]|[\s,;:(–—-]$|[,;:(]\s*[,;:)–—]|[\uE000-\uF8FF]|--|^[^(]*\)|\([^)]*$`,
    String.raw`(?:^|[\s(])%`,
    String.raw`(?<!\p{L})(?:de|du|des|d['’]|à|aux?|avec|par|en|l[ae]s?|l['’]|et|sous|taux|promo|début|budget|agréée?|obtenue?|signée?|automne|hiver|printemps|fall|spring|summer|winter)\s*(?:$|[,;:()]|\s[–—-]\s)`,
    String.raw`(?<=\p{Ll}{2}|\))(?<!(?<!\p{L})(?:[Uu]niv|[Ii]nst|dir|coord|resp|fac|sect|dépt))[.?!]\s\p{Lu}`,
  ].join('|'),
  'u',
);
