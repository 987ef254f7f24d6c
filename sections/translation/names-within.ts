/** Names within a term, which English keeps: « Membre du conseil de l’EDSML », « Responsable du Master Géomatique ». */
import { quoted } from '@/lib/format/french';
import { bodyIn, quotation, signsForTexts, unquoted } from '../line-parts';
import { periodWords } from '../period';

/** The fields whose terms have names in them. */
const fields: readonly string[] = [
  'title',
  'titre',
  'role',
  'situation',
  'description',
  'nom',
  'grade',
  'fonction',
  'financement',
  'level',
];
export const hasNames = (field: string): boolean => fields.includes(field);

/** A quote as one letter, so that no comma in it parts the text. */
export function withoutQuotes(text: string): readonly [marked: string, restored: (english: string) => string] {
  const { sign, restored } = signsForTexts();
  const marked = text.replace(quotation, (quote) => sign(quote));
  return [marked, (english) => restored(english, (quote) => quoted(unquoted(quote).trim(), 'en'))];
}

const codeWord = /^(?:[\ue000-\uf8ff]|n°|grade|[\p{Lu}\d][\p{Lu}\d²'’./&-]*)$/u;
const isQuote = (text: string): boolean => /^[\ue000-\uf8ff]$/u.test(text);
/** « LEMAR », « UMR 7325 », « ICCM'22 », « ANR « Eaux » », the « R » that is taught. */
export const isCode = (text: string): boolean =>
  text.split(/\s+/).every((each) => codeWord.test(each)) &&
  /^\p{Lu}$|\p{Lu}.*[\p{Lu}\d]|\d|[\ue000-\uf8ff]/u.test(text);

const named =
  /^(?:Master|Mast[èe]re|Licence|DU|DIU|DES|Revue|Annales|Cahiers|Journal|Association|Asso\.|Fondation|Agence|Ministère|[Ll]ycée|Ordre|Parc|Maison|Cour|Chaire|Labex|Fédération|Réseau|[ÉE]cole|UFR|Presses|Haut|Hospices|Station|[Cc]ampus)\s\S|^Arts et Métiers(?:\s|$)/u;
const isBody = (text: string): boolean =>
  /^(?:\p{Lu}|lycée |campus |université |univ\. )/u.test(text) &&
  text.split(/\s+/).length <= 10 &&
  !/\d{4}|[,;:()]/.test(text) &&
  (named.test(text) || bodyIn(text) !== undefined);

/** « Brest », « Trans Europe Experts », « Mar. Ecol. Prog. Ser. »: no « Paléontologie », which is a word. */
const isCapitalised = (text: string): boolean =>
  /^(?:\d+(?:e|è?me|nd|rd|st|th)\s)?\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:d[eu]s?|la|le|of|and|for|in)\s|d['’])*[\p{Lu}\d\ue000-\uf8ff][\p{L}\d.'’-]*){0,5}$/u.test(
    text,
  ) &&
  !/^\S*(?:ies?|iques?|[st]ions?|ments?|tés?|ures?|ismes?|aires?|[ae]nces?|eurs?|[eu]uses?|rices?|ées?)$/u.test(text);

/** A name of an institution, a programme, a journal, a town; a quote; an acronym. */
export const isName = (text: string): boolean =>
  !/^(?:19|20)\d\d$/.test(text) && (isCode(text) || isBody(text) || isCapitalised(text)); // « nommée en 2020 »

/** “of LEMAR”, “of the Société de physique”, “: A. Roux”; of a post “at Ifremer”, “in Nantes”. */
export function linkedName(name: string, link: string, preposition: string): string {
  if (link === '' && /^\p{Lu}\.\s?\p{Lu}/u.test(name)) return `: ${name}`;
  const isPlace = preposition === ' at ' && !isCode(name) && !isBody(name);
  const article = /^(?:du|de l|des|au|aux|à l|pour l)/iu.test(link) && isBody(name) && !isCode(name) ? 'the ' : '';
  return (isPlace ? ' in ' : preposition) + article + name.replace(/^u(?=niv)/u, 'U');
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinalEnds: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' },
};

/** What stands beside a term and is no term: a name, a number, a period, « avec A. Roux ». */
export function besideTerm(part: string): string | undefined {
  const [, beside, who = ''] = /^([Aa]vec|et)\s(?:l[ae]s?\s|l['’])?(\p{Lu}.*)$/u.exec(part) ?? [];
  if (beside && who.split(' et ').every(isName))
    return `${beside === 'et' ? 'and' : beside === 'Avec' ? 'With' : 'with'} ${who.replace(' et ', ' and ')}`;
  if (!/\p{L}/u.test(part) || isName(part)) return part;
  const [, alone] = /^(?:l[ae]s?\s|l['’])(.+)$/u.exec(part) ?? [];
  if (alone && isCode(alone)) return alone;
  if (/^[\d\s,–-]+ et \d{4}$/u.test(part)) return part.replace(' et ', ' and ');
  const [, rank] = /^(\d+)(?:er|re|e|è?me)$/u.exec(part) ?? [];
  if (rank) return rank + ordinalEnds[ordinals.select(Number(rank))];
  const [, yearly] = /^(?:~|env\.|environ)\s?(\d+)\s?(?:\/|par )an$/u.exec(part) ?? [];
  if (yearly) return `about ${yearly} a year`;
  const period = /\d/.test(part) ? periodWords(part, 'en') : part;
  return period === part ? undefined : period;
}

/** Whether a text is names alone, one of them in quotes: « France Culture, « Esprit de justice » ». */
export const isAllNames = (parts: readonly string[]): boolean => parts.every(isName) && parts.some(isQuote);
