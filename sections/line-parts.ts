/** What a part of a pasted line is told by: a body, a person, a town, a degree, what stands in quotes. */
import { capitalised } from '@/lib/format/french';
import { type PeriodFound, periodsIn } from './period';

/** What the name of a body begins with, its initial a capital or not. */
const bodies = String.raw`universit(?:é|y|ät|à|eit|at)|universidade?|uniwersytet|hochschule|politecnico|politécnica|school|univ\.?|institut[eo]?|istituto|faculté|fac\.|unité|dépt\.?|coll[èe]ge(?!\s[A-C\d](?!\p{L}))|laboratoire|labo|centre|hôpital|académie|société|département|musée|muséum|bibliothèque|observatoire|conservatoire|école (?:normale|doctorale|centrale|polytechnique|nationale|supérieure|pratique|française|des?|du|d['’])`;
const eitherCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
const place = `(?:${eitherCase(bodies)})(?!\\p{L})`;

const acronym = String.raw`(?:CNRS|INSERM|INRAE?|INRIA|Inria|Inserm|IRD|CEA|CHU|ENS|EHESS|EPHE|INSA|IUT|IMT|UPEC|UVSQ|ENSAM?|CNU|UMR|FS|FST|FSJES|FSEGS?|FLSH|ENCG|USTL|ENIT|INPT|ISET|ETH|IHP|IEP|IEJ|KU|LIRMM|LAAS|IRISA|I[Ff][Rr][Ee][Mm][Ee][Rr]|IF[SCM]\p{Lu}|SRA|DRAC|C[Nn][Aa][Mm]|I[Nn][Rr][Aa][Pp]|Charité|Mines(?=\s(?:Nancy|Paris|Alès|Albi|Saint)))(?!\p{L})`;
/** What is written in capitals and no body: grades, degrees, kinds of projects, roman numbers. */
const noAcronym =
  'AMN|ATER|MCF|PES|PRAG|PRCE|PAST|HDR|DEA|DESS|DUT|BUT|BTS|DEUST|MEEF|CAPES|MBA|DBA|PHD|PFE|CSI|COS|CRCT|ARED|CDD|CDI|VAE|IDE|IPA|ANR|ERC|CIFRE|PHC|PCR|PEPR|VIII|USA|SVT|STAPS|STIC|SHS|LLCER?|EEA';

/** Towns with universities that have numbers. */
const towns = 'Aix-Marseille|Bordeaux|Grenoble|Lille|Lyon|Montpellier|Nancy|Paris|Rennes|Strasbourg|Toulouse';

/** What stands before a name: « Mme », « Dr. ». */
const civility = String.raw`(?:M(?:me|e?lle|r\.?|\.)|Monsieur|Madame|Mademoiselle|Prof(?:\.|esseure?)?|Pre?\.?|Dr\.?)\s+`;
/** The name of a person, of two words at least. */
export const persons = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:d[aeiu]|des|der|den|l[ae]|v[ao]n|el|ben|al)\s|d[’'])*\p{Lu}[\p{L}.'’-]*)+`;
/** What begins a part that says a grade. */
const grades = String.raw`prof(?:esseure?s?)?|pr|pu(?:-ph)?|ma[îi]tres?(?:se)? de conf\p{L}*|mcf|direct(?:eur|rice) de rech\p{L}*|chargée? de rech\p{L}*|[dc]r\d?|hdr|ingénieure?|docteure?|émérite`;
/** « Membre du conseil », « Resp. de la licence »: what someone is. */
export const beginsWithRole =
  /^\P{L}*(?:(?:vice|co)-?)?(?:(?:membre|adhérent|président|secrétaire|responsable|référent|correspondant|élu|chargé|délégué|invité|lauréat|expert|assistant|ingénieur|rapporteur|professeur)e?|che(?:f|ffe)|doyen(?:ne)?|trésori[eè]re?|ma[îi]tre(?:sse)?|(?:direct|relect|édit|rédact|organisat|examinat|coordinat|coordonnat|évaluat|tut)(?:eure?|rice)|reviewer|referee|editor|(?:dir|resp|coord|rapp)\.|ATER|MCF)(?!\p{L})/iu;
/** « équipe Multilinguisme, traduction, création »: a name that its commas do not end. */
export const teamOfParts =
  /(?<!\p{L})[Éé]quipe\s\p{Lu}[^,;:()]*,\s(?!depuis\s|en\s|jusqu|(?:co-?)?(?:resp|dir|membre|chef))\p{Ll}/u;
/** « Membre de la SMSM, trésorier 2013-2017 », « (trésorier 2013-2017) » in a line without other years: of the second role alone. */
export function hasRoleOfPeriod(line: string): boolean {
  const periods = periodsIn(line);
  const before = periods.length > 1 ? /,\s([^,;:()]*)\s$/u : /[,(]\s?([^,;:()]*)\s$/u;
  const isRole = ({ at }: PeriodFound) => beginsWithRole.test(before.exec(line.slice(0, at))?.[1] ?? '');
  return beginsWithRole.test(line) && periods.some(isRole);
}
/** What leads to the name of a candidate: « la thèse de ». */
const works = String.raw`CIFRE|master(?:\s[12])?|M[12]|jury|th[eè]se|doct(?:orat|\.)(?:\s(?:LMD|[eè]s\ssciences|en\ssciences))?|ph\.?d\.?(?:\sthesis)?|magister|HDR|H\.?U\.?|habilitation(?:\suniversitaire)?|soutenance|CSI|comité|suivi|individuel`;
/** What else begins no name of a person. */
const noPerson = String.raw`groupe|binôme|PFE|COS|CDS|cotutelle|licence|mémoire|stage|projet|concours|recrutement|commission|(?:pré-?)?rapport\p{L}*|examinat\p{L}*|président\p{L}*|membre|(?:co-?)?(?:encadr|direct)\p{L}*`;

/** Without what stands in quotes. */
export const beyondQuotes = (line: string): string => line.replace(quotation, '');
export const quotesIn = (line: string): readonly string[] => line.match(quotation) ?? [];
export const quotation = /«[^»]*»|“[^”]*”|"[^"]*"/gu;

/** Signs of one character that stand for texts, in which nothing parts a line then. */
export function signsForTexts() {
  const texts: string[] = [];
  return {
    sign: (text: string): string => String.fromCharCode(0xe000 + texts.push(text)),
    /** A text with what `written` makes of each of those texts in the place of its sign. */
    restored: (text: string, written: (text: string) => string): string =>
      text.replace(/[\uE000-\uF8FF]/gu, (sign) => written(texts[sign.charCodeAt(0) - 0xe001] ?? '')),
  };
}

/** Without tabs, which stand between the columns of a table. */
export const inOneLine = (text: string): string => text.replace(/\s*\t\s*/gu, ', ');

/** Without the quotes around all of it. */
export const unquoted = (text: string): string => /^[«“"]\s*([^«»“”"]*?)\s*[»”"]$/u.exec(text)?.[1] ?? text;

/** A title and the town that ends it, « Les ports de la Manche, Le Havre »; '' where none does. */
export function townIn(title: string): readonly [title: string, town: string] {
  const [, before = '', found = ''] = townAtEnd.exec(title) ?? [];
  return found === '' ? [title, ''] : [unquoted(before), found];
}

const bodyStart = new RegExp(
  `^(?!co-?tutelle)(?:${place}|(?:sorbonne|sciences po)|(?:\\S+\\s){1,3}(?:université|univ\\.?$|university|school|institute|college|museum|library|universität|universiteit|hochschule)(?!\\p{L})|(?:\\S+\\s){0,2}\\S+-(?:universität|universiteit|hochschule|institut)(?!\\p{L})|paris[- ](?:cité|dauphine|descartes|diderot|est|nanterre|nord|saclay|sud)|aix-marseille$|(?:${towns})\\s(?:\\d{1,2}|[ivx]+)(?!\\p{L}|\\d))`,
  'iu',
);
/** « Université Paris 7 – Denis Diderot »: what stands behind a dash may be of the name. */
export const nameBehindDash = /^\p{Lu}[\p{L}’'-]+(?:\s(?:et\s)?\p{Lu}[\p{L}’'-]+)*$/u;
const acronymStart = new RegExp(`^${acronym}`, 'u');
/** « UPJV », « LAMOP », but no grade, degree or kind of project. */
const capitals = new RegExp(`^(?!(?:${noAcronym})$)\\p{Lu}{3,7}\\d?$`, 'u');
/** A capital that does not begin the role of a jury: « (Rapporteur) ». */
const noRole = String.raw`\p{Lu}(?!apport|xamin|résid|embre|nvit|irect|arant)`;
/** « Université de Mons (Belgique) », « Laboratoire de chimie (LCAE) ». */
export const bodyInBrackets = new RegExp(
  `((?:${place}|(?<!\\p{L})${acronym}|(?<=,\\s)\\p{Lu}[\\p{Lu}\\d-]{2,15}(?=\\s\\(U[MP]?R\\s))[^,;:()]*?)\\s\\((${noRole}[\\p{L}’ -]*(?:\\s\\d+)?)\\)`,
  'gu',
);
const town = String.raw`(?:(?:La|Le|Les|El|New|Saint|Sainte|São|San|Los)[ -])?(?!Jury)\p{Lu}\p{Ll}[\p{L}’-]+`;
/** « , Kénitra (Maroc) » */
export const townInBrackets = new RegExp(`(,\\s${town})\\s\\((${noRole}[\\p{Ll}-]+)\\)`, 'gu');
/** A town or a country, with the country of the town. */
export const townPart = new RegExp(`^${town}(?: ⟨[^⟩]+⟩)?$`, 'u');
const townAtEnd = new RegExp(`^(.*\\p{L}{2}.*), (${town}(?: \\d{1,2})?)$`, 'u');
/** « UHA Mulhouse », where no line names a person. */
export const bodyOrTown = (part: string): string | undefined =>
  bodyIn(part) ?? (capitals.test(/^(\p{Lu}+)\s\p{Lu}\p{Ll}[\p{L}-]+$/u.exec(part)?.[1] ?? '') ? part : undefined);

const prefix = /^(?:à la (?!Rochelle)|à l['’]|au |à |la (?!Rochelle)|l['’])(?=\p{L})/iu;

/** The name of a body: « Université de Lyon », « à l’INSA », « Sorbonne Université ». */
export function bodyIn(part: string): string | undefined {
  const name = part.replace(prefix, '');
  const isBody = bodyStart.test(name) || acronymStart.test(name) || capitals.test(name);
  return isBody && !grade.test(name) && !/^\p{L}+\s\p{Ll}+$/u.test(name) ? capitalised(name) : undefined;
}

const titles = new RegExp(`^(?:${civility})+(?=\\p{Lu})`, 'u');
const person = new RegExp(`^${persons}$`, 'u');
export const grade = new RegExp(`^(?:${grades})(?!\\p{L})`, 'iu');
/** « de la thèse de » before a name. */
const ofThesis = new RegExp(
  `^(?:(?:d[eu]|of|la|${works})\\s+|[dl]['’])+(?<=(?:^|\\s)(?:de|of)\\s+|d['’]|(?:HDR|H\\.?U\\.?|CSI|CIFRE|th[eè]se|ph\\.?d\\.?)\\s+)`,
  'iu',
);
/** What begins no name of a person. */
export const noName = new RegExp(`^(?:${works}|${noPerson})(?!\\p{L})`, 'iu');
const familyFirst = /^((?:\p{Lu}[\p{Lu}'’-]+\s)+)(\p{Lu}\p{Ll}.*)$/u;

/** The name of a person, without « Mme » and the like, and the given one first: « de la thèse de DUPONT Marie ». */
export function personIn(part: string): string | undefined {
  const name = part.replace(titles, '').replace(ofThesis, '').replace(titles, '');
  const names = name.split(/\s+(?:&|et|and)\s+/u);
  const isPerson = (each: string) =>
    person.test(each) && !grade.test(each) && !noName.test(each) && bodyIn(each) === undefined;
  if (!names.every(isPerson)) return undefined;
  return names.length === 1 ? name.replace(familyFirst, '$2 $1').trim() : name;
}

/** A line of a thesis or a jury without « Sujet : » and the like, and with a comma between a name or a year and a quote. */
export const withPartsApart = (line: string): string =>
  line
    .replace(
      /(?<=^|[,;.(]\s*)(?:(?:candidate?|étudiante?|doctorante?|ph\.?\s?d\.? student|sujet|topic|titre|année)\s?:\s|année\s(?=\d))/giu,
      '',
    )
    .replace(/(?=\s+[«“"])(?<=\p{Lu}\p{L}+|\d{4})\s+/gu, ', ')
    .replace(ofPerson, '$1, '); // « thèse de droit privé de Luc Roux »
const work = '(?:[Tt]h[eè]se|doctorat|mémoire|master|stage|M[12])';
const ofPerson = new RegExp(
  `(${work}(?:\\s[^\\s,;:.«“"()]+){1,6}?)\\sd(?:e\\s|['’])(?=${persons}(?:\\s*(?:$|[,;:(«“"])|\\s[–—-]\\s))`,
  'gu',
);

/** Whether a part without quotes is the subject of a work: words that begin with a capital, and no name. */
export const isSubject = (part: string): boolean =>
  /^[\p{Lu}\d]\S*\s.*(?<!\p{L})\p{Ll}/u.test(part) &&
  !/,|\s[–—-]\s/u.test(part) &&
  !grade.test(part) &&
  !new RegExp(`^(?:${works}|${noPerson}|mémoire|post-?doc\\p{L}*|dossier|ATER|PRAG)(?!\\p{L})`, 'iu').test(part);

/** Reads a part by what it begins with: the value of the first pattern that fits. */
export const oneOfThese =
  (patterns: readonly (readonly [pattern: RegExp, value: string])[]) =>
  (part: string): string | undefined =>
    patterns.find(([pattern]) => pattern.test(part))?.[1];

/** What a part says of the degree that a work is for, by `oneOfThese`. */
export const degrees = [
  [
    /^(?:jury d[e’'] ?)?(?:(?:th[eè]se|doct(?:orat|\.)?)(?:\s(?:de doctorat|d[’']université|LMD|(?:en|[eè]s) sciences))?|ph\.?d\.?|3[eè]me cycle LMD)$/iu,
    'Thèse',
  ],
  [/^(?:jury d[e’'] ?)?(?:hdr|hu|habilitation)$/iu, 'HDR'],
  [/^(?:jury d[e’'] ?)?(?:master\s?[12]?|m[12]|mémoire)$/iu, 'Master'],
] as const;

/** A part that fits a pattern, as it is, with a capital. */
export const ifLike =
  (pattern: RegExp) =>
  (part: string): string | undefined =>
    pattern.test(part) ? capitalised(part) : undefined;

/** « oct. 2015, 2016 et 2018 »: of dates beside each other none is that of the rest of a line, but where a text has all. */
export function hasListedDates(line: string, texts: readonly (readonly [field: string, text: string])[]): boolean {
  const bare = beyondQuotes(line);
  const periods = periodsIn(bare);
  return periods.some(({ at, text }, index) => {
    const next = periods[index + 1];
    const isBeside = next && /^\s*(?:,|,?\s*(?:et|and|&))\s*$/u.test(bare.slice(at + text.length, next.at));
    const both = next && bare.slice(at, next.at + next.text.length).trim();
    return isBeside && both && !texts.some(([, text]) => text.includes(both));
  });
}
/** « depuis sa création (2021) »: the date of an event, and no period. */
export const sinceEvent = /(?<!\p{L})(?:depuis|since|dès|jusqu['’]à)\s[^\d,;:()]*\s\((?:en\s)?[^()]*(?:19|20)\d\d\)/iu;
