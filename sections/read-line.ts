/** A line of a pasted list: what the table of a kind tells of it by field, its period, and all the rest as its title. */
import { capitalised } from '@/lib/format/french';
import { type PeriodFound, periodsIn } from './period';

export type Fields = Readonly<Record<string, unknown>>;
export type LineTable<Name extends string> = {
  /** By field, what is cut out wherever it stands; the value is its first group. */
  readonly phrases?: { readonly [Each in Name]?: RegExp };
  /** By field, what a part says of it, between commas, dashes or parentheses; a field takes one part. */
  readonly parts: { readonly [Each in Name]?: (part: string) => string | undefined };
  /** What stays in the title as it is, beside what stands in quotes. */
  readonly inTitle?: RegExp;
};
type LineRead<Name extends string> = {
  readonly title: string;
  readonly said: { readonly [Each in Name]?: string };
  readonly period: PeriodFound | undefined;
  /** What stands right behind a body: « Kénitra », « Amiens », « Belgique »; '' for none. */
  readonly town: string;
};

const separator =
  /(\s*[;\t]\s*|,\s+|\s+[|–—-]\s+|\s+:\s+|\s*\(\s*|\s*\)(?:\s*[,.;:–—-](?=\s))?\s*|(?<=[\p{Ll}\d]{2}|[\uE000-\uF8FF]|\p{Lu}{3})(?<!(?<!\p{L})(?:[Uu]niv|[Ii]nst|[Ff]ac|[Ss]up|[Ss]c|[Dd]épt|[Ii]nt|coord|resp|dir|coll|spé|not|fond|[Aa]ssoc))\.\s+)/u;

export function readLine<Name extends string>(
  line: string,
  { phrases = {}, parts, inTitle }: LineTable<Name>,
): LineRead<Name> {
  const said: { [Each in Name]?: string } = {};
  const quotes: string[] = [];
  const spaced = line.replace(/(\s)\s+/gu, '$1'); // long runs of blanks would take long below
  const shield = (quote: string) => String.fromCharCode(0xe000 + quotes.push(quote));
  const quoted = spaced
    .replace(quotation, shield)
    .replace(bodyInBrackets, '$1 ⟨$2⟩')
    .replace(townInBrackets, '$1 ⟨$2⟩')
    .replace(dashInName, ' ‒ ')
    .replace(slashBesideYear, (whole) => whole.replace(/(?<!\d)\s\/\s|\s\/\s(?!\d)/gu, ' – '));
  const shielded = inTitle ? quoted.replace(inTitle, shield) : quoted;
  const restored = (text: string): string =>
    text
      .replace(/[\uE000-\uF8FF]/gu, (sign) => quotes[sign.charCodeAt(0) - 0xe001] ?? '')
      .replace(/⟨(.*?)⟩/gu, '($1)')
      .replace(/‒/gu, '–');
  const cut = entriesOf(phrases).reduce(
    (text, [name, phrase]) =>
      text.replace(new RegExp(phrase.source + linking, phrase.flags), (whole: string, found: string = whole) => {
        const value = restored(found.trim());
        said[name] = parts[name]?.(value) ?? capitalised(value);
        return '';
      }),
    shielded,
  );
  // What stood before a phrase at the end leaves no « 2019 – », which would go on.
  const plain = cut === shielded || /[–—-]\s*$/u.test(shielded) ? cut : cut.replace(/\s+[–—-]\s*$/u, '');
  const period = mainPeriod(plain);
  const text = period?.isApart ? without(plain, period) : plain;
  const tokens = text.replace(/^\s*[.:]/u, '').split(separator);
  const readers = entriesOf(parts);
  let [title, townFound] = ['', ''];
  /** The field that the part before was the body of. */
  let body: Name | undefined;
  /** The field that the part before was read as. */
  let last: Name | undefined;
  tokens.forEach((token, index) => {
    const part = token.replace(/^[\s.]+|\s+$/gu, '');
    if (index % 2 === 1) return;
    let between = tokens[index - 1] ?? '';
    const isOpen = between.includes(')') && leftOpen(title);
    if (isOpen) title += ')';
    if (!/[^\s.]/u.test(part)) return;
    if (between.includes(')')) {
      const rest = between.replace(')', '');
      between = rest.trim() === '' && !isOpen ? ', ' : rest;
    }
    const isTitle = /[\uE000-\uF8FF]/u.test(part);
    // « chargée de recherche (CR2) », no body; that of « Jean Petit (UVSQ) » in a jury is one.
    const isAbbreviation = between.includes('(') && capitals.test(part) && last !== 'candidat' && last !== 'name';
    const told = readers.find(
      ([name, read]) =>
        !isTitle && said[name] === undefined && read(part) !== undefined && !(isAbbreviation && bodies.has(name)),
    );
    last = told?.[0];
    const isRepeated = readers.some(([name, read]) => said[name] !== undefined && read(part) === said[name]);
    if (isRepeated && !isTitle) body = undefined;
    else if (told) {
      said[told[0]] = restored(told[1](part) ?? '');
      body = bodyIn(part) || bodies.has(told[0]) ? told[0] : undefined;
    } else if (body && !isTitle && !isAbbreviation && bodyIn(part))
      said[body] += `${/[–—-]/u.test(between) ? ' – ' : ', '}${restored(bodyIn(part) ?? '')}`;
    else if (body && townFound === '' && /^,/u.test(between) && townPart.test(part)) townFound = restored(part);
    else {
      title += joint(title, between) + part;
      body = undefined;
    }
  });
  const closed = leftOpen(title) ? `${title})` : title;
  const named = unquoted(
    restored(closed)
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, ''),
  );
  const isCut = plain !== shielded || (period?.isApart && plain.slice(0, period.at).trim() === '');
  return { title: isCut ? capitalised(named) : named, said, period, town: townFound };
}

/** The fields that hold a body. */
const bodies: ReadonlySet<string> = new Set(['unit', 'etablissement', 'organization']);

/** What links a role to the name behind it: « discutante de l’atelier ». */
const linking = String.raw`(?:\s+(?:d[ue]s?|aux?|à|dans)\s(?:l[ae]s?\s|l['’])?|\s+d['’])?`;

const entriesOf = <Key extends string, Value>(of: { readonly [Each in Key]?: Value }) =>
  Object.entries(of) as [Key, Value][];

const isInBrackets = (text: string, at: number): boolean => leftOpen(text.slice(0, at));
const leftOpen = (title: string): boolean => title.lastIndexOf('(') > title.lastIndexOf(')');

/** What stands between two parts of a title. */
function joint(title: string, between: string): string {
  if (title === '') return '';
  return between.trim() === '' ? ' ' : between.replace(/^\(/u, ' (');
}

/** A line without its period, and without the sign or the « et » that led to it. */
function without(line: string, { at, text }: PeriodFound): string {
  const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
  const led = /^\s*[:–—]/u.test(after) ? /[\s,;:–—-]+$/u : /(?:\s+(?:et|puis|and|&)|(?<=\([^()]*),)\s*$/u;
  return before.replace(led, '') + after;
}

/** The period of a line, and whether it stands apart: as a part of its own, or at the end. */
function mainPeriod(text: string): (PeriodFound & { readonly isApart: boolean }) | undefined {
  const found = periodsIn(text).flatMap((period) => {
    const after = text.slice(period.at + period.text.length);
    if (/^\)\s*(?:et|and|&)\s/u.test(after)) return []; // « Membre de la SMF (depuis 2003) et de l’EMS »: of one alone
    const begins = /(?:^|[,;(:–—.\t-])\s*$/u.test(text.slice(0, period.at));
    const isSpan = period.start !== undefined && period.end !== undefined && period.start >= '1975'; // « QUALAB 2018-2021, »
    const isPart = (begins || isSpan) && /^\s*(?:$|[,;():–—.\t-])/u.test(after);
    return [{ ...period, isPart, isApart: /^[\s.)]*$/u.test(after) }];
  });
  const leads = ({ at, end, text: { length } }: PeriodFound) =>
    text.slice(0, at).trim() === '' &&
    (end ? /^(?:\s*[,;():–—.\t-]|\s+\p{L})/u : /^(?:\s*[,;():–—.\t-]|\s+\p{Lu})/u).test(text.slice(at + length));
  const parts = found.filter(({ isPart }) => isPart);
  const part = found.find(leads) ?? parts.findLast(({ at }) => !isInBrackets(text, at)) ?? parts.at(-1);
  return part ? { ...part, isApart: true } : (found.find(({ isApart }) => isApart) ?? found[0]);
}

/** A title and the town that ends it, « Les ports de la Manche, Le Havre »; '' where none does. */
export function townIn(title: string): readonly [title: string, town: string] {
  const [, before = '', found = ''] = townAtEnd.exec(title) ?? [];
  return found === '' ? [title, ''] : [unquoted(before), found];
}

/** A title without the body that it is held at: « Élue au conseil » and « UFR des Arts »; '' where it names none. */
export function bodyWithin(title: string): readonly [title: string, body: string] {
  const [, before = '', body = '', after = ''] = heldAt.exec(title) ?? heldAtAcronym.exec(title) ?? [];
  const isBody = /\s/u.test(body) || capitals.test(body) || acronymStart.test(body); // no « conseil de faculté »
  return isBody ? [before + after, capitalised(body)] : [title, ''];
}

/** Without what stands in quotes. */
export const beyondQuotes = (line: string): string => line.replace(quotation, '');
export const quotesIn = (line: string): readonly string[] => line.match(quotation) ?? [];
const quotation = /«[^»]*»|“[^”]*”|"[^"]*"/gu;

/** Without the quotes around all of it. */
export const unquoted = (text: string): string => /^[«“"]\s*([^«»“”"]*?)\s*[»”"]$/u.exec(text)?.[1] ?? text;

/** « Mme », « Dr. » before a name. */
const civility =
  /^(?:(?:M(?:me|lle|r|\.)|Monsieur|Madame|Mademoiselle|Prof(?:\.|esseure?)?|Pre?\.?|Dr\.?)\s+)+(?=\p{Lu})/u;
/** A name of two words at least. */
const person = /^\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Lu}[\p{L}'’.-]*|de|du|des|d[’']\p{L}+|la|le|van|von|el|ben|al)){1,5}$/u;
/** What a part begins with that says a grade. */
export const grade =
  /^(?:prof(?:esseure?s?)?|pr|pu(?:-ph)?|ma[îi]tres?(?:se)? de conf\p{L}*|mcf|direct(?:eur|rice) de rech\p{L}*|chargée? de rech\p{L}*|[dc]r\d?|hdr|ingénieure?|docteure?|émérite)(?!\p{L})/iu;

const place = String.raw`(?:[Uu]niversit(?:é|y|ät|à|eit|at)|[Uu]niversidade?|Uniwersytet|Hochschule|Politecnico|Politécnica|[Ss]chool|[Uu]niv\.?|[Ii]nstitut[eo]?|Istituto|[Ff]aculté|[Ff]ac\.|[Cc]oll[èe]ge(?!\s[A-C](?!\p{L}))|[Ll]aboratoire|[Ll]abo|[Cc]entre|[Hh]ôpital|[Aa]cadémie|[Ss]ociété|[Dd]épartement|[Mm]usée|[Mm]uséum|[Bb]ibliothèque|[Oo]bservatoire|[Cc]onservatoire|[Éé]cole (?:normale|doctorale|centrale|polytechnique|nationale|supérieure|pratique|française|des?|du|d['’]))(?!\p{L})`;
const acronym = String.raw`(?:CNRS|INSERM|INRAE?|INRIA|Inria|Inserm|IRD|CEA|CHU|ENS|EHESS|EPHE|INSA|IUT|IMT|UPEC|UVSQ|ENSAM?|CNU|UMR|FS|FST|FSJES|FSEGS?|FLSH|ENCG|USTL|ENIT|INPT|ISET|ETH|IHP|IEP|IEJ|KU|LIRMM|LAAS|IRISA|IF[SCM]\p{Lu}|SRA|DRAC|C[Nn][Aa][Mm]|I[Nn][Rr][Aa][Pp]|Charité|Mines(?=\s(?:Nancy|Paris|Alès|Albi|Saint)))(?!\p{L})`;
const bodyStart = new RegExp(
  `^(?!co-?tutelle)(?:${place}|(?:sorbonne|sciences po)|(?:\\S+\\s){1,3}(?:université|univ\\.?$|university|school|institute|college|museum|library|universität|universiteit|hochschule)(?!\\p{L})|(?:\\S+\\s){0,2}\\S+-(?:universität|universiteit|hochschule|institut)(?!\\p{L})|paris[- ](?:cité|dauphine|descartes|diderot|est|nanterre|nord|saclay|sud)|aix-marseille$|(?:aix-marseille|bordeaux|grenoble|lille|lyon|montpellier|nancy|paris|rennes|toulouse)\\s(?:\\d{1,2}|[ivx]+)(?!\\p{L}|\\d))`,
  'iu',
);
const honoured =
  '(?:Denis[- ]Diderot|(?:René[- ])?Descartes|Panthéon|Sorbonne|Assas|Nanterre|Vincennes|Pierre[- ]et[- ]Marie[- ]Curie|Jean[- ](?:Moulin|Jaurès)|Lumière|Claude[- ]Bernard|Nord[- ]de[- ]France|Charles[- ]de[- ]Gaulle|Le Mirail|Paul[- ](?:Sabatier|Valéry|Cézanne)|Capitole|(?:Michel[- ]de[- ])?Montaigne|Montesquieu|Victor[- ]Segalen|Stendhal|Joseph[- ]Fourier|Pierre[- ]Mendès[- ]France|Marc[- ]Bloch|Robert[- ]Schuman|Louis[- ]Pasteur|Haute[- ]Bretagne)(?!\\p{L})';
/** « Université Paris 7 – Denis Diderot »: one name, whose dash parts nothing. */
const dashInName = new RegExp(
  `(?<=(?:Aix-Marseille|Bordeaux|Grenoble|Lille|Lyon|Montpellier|Nancy|Paris|Rennes|Strasbourg|Toulouse)(?:\\s(?:\\d{1,2}|[IVX]+))?)\\s[–—-]\\s(?=${honoured})`,
  'gu',
);
/** « 2003-2005 / ATER / Lyon 2 »: who writes « / » behind the years that begin a line parts all of it so. */
const slashBesideYear = /^[^/]{0,30}(?:\/\d[^/]{0,10})?(?<=(?:19|20)\d\d|[–—/-]\d\d)\s\/\s(?!\d).*$/u;
const acronymStart = new RegExp(`^${acronym}`, 'u');
/** « UPJV », « LAMOP », but no grade, degree or kind of project. */
const capitals =
  /^(?!(?:ATER|MCF|PES|PRAG|PRCE|PAST|HDR|DEA|DESS|DUT|BUT|BTS|DEUST|MEEF|CAPES|MBA|PHD|PFE|CSI|COS|CDD|CDI|VAE|IDE|ANR|ERC|CIFRE|PHC|PCR|PEPR|VIII|USA)$)\p{Lu}[\p{Lu}\d]{2,7}$/u;
/** A capital that does not begin the role of a jury: « (Rapporteur) ». */
const noRole = String.raw`\p{Lu}(?!apport|xamin|résid|embre|nvit|irect|arant)`;
/** « Université de Mons (Belgique) », « Laboratoire de chimie (LCAE) ». */
const bodyInBrackets = new RegExp(
  `((?:${place}|(?<!\\p{L})${acronym})[^,;:()]*?)\\s\\((${noRole}[\\p{L}’ -]*(?:\\s\\d+)?)\\)`,
  'gu',
);
const town = String.raw`(?:(?:La|Le|Les|El|New|Saint|Sainte|São|San|Los)[ -])?\p{Lu}\p{Ll}[\p{L}’-]+`;
/** « , Kénitra (Maroc) » */
const townInBrackets = new RegExp(`(,\\s${town})\\s\\((${noRole}[\\p{Ll}-]+)\\)`, 'gu');
/** A town or a country, with the country of the town. */
const townPart = new RegExp(`^${town}(?: ⟨[^⟩]+⟩)?$`, 'u');
const townAtEnd = new RegExp(`^(.*\\p{L}{2}.*), (${town}(?: \\d{1,2})?)$`, 'u');
const heldAt = new RegExp(
  `^(.*?\\S)\\s(?:du|de la|de l['’]|des|de|au|à la|à l['’])\\s?((?:${place}|${acronym}|UFR(?!\\p{L}))(?:(?!\\s[–—-]\\s(?!${honoured}))[^,;:()])*?(?:\\s\\((?!suppl|titul|élu|nommé|\\d|[^()]*(?:19|20)\\d\\d)[^()]*\\))?)((?:\\s*[,;:(].*|\\s[–—-]\\s.*)?)$`,
  'iu',
);
/** « Secrétaire générale de l’AFDA » */
const heldAtAcronym =
  /^(.*?\S)\s(?:du|de la|de l['’]|des|au|à la|à l['’])\s?(\p{Lu}[\p{Lu}\d]{2,7})((?:\s*[,;:(].*)?)$/u;
/** « UHA Mulhouse », where no line names a person. */
export const bodyOrTown = (part: string): string | undefined =>
  bodyIn(part) ?? (capitals.test(/^(\p{Lu}+)\s\p{Lu}\p{Ll}[\p{L}-]+$/u.exec(part)?.[1] ?? '') ? part : undefined);

const prefix = /^(?:à la |à l['’]|au |à |la |l['’])(?=\p{L})/iu;

/** The name of a body: « Université de Lyon », « à l’INSA », « Sorbonne Université ». */
export function bodyIn(part: string): string | undefined {
  const name = part.replace(prefix, '');
  const isBody =
    ((bodyStart.test(name) || acronymStart.test(name)) && name.split(/\s+/).length <= 12) || capitals.test(name);
  return isBody && !grade.test(name) ? capitalised(name) : undefined;
}

const ofThesis =
  /^(?:(?:d[eu]|CIFRE|[Mm]aster(?:\s[12])?|M[12]|la|[Jj]ury|[Tt]h[eè]se|[Dd]octorat|HDR|[Hh]abilitation(?:\s[Uu]niversitaire)?|[Ss]outenance|CSI|[Cc]omité|suivi)\s+|[dl]['’])+(?<=\sde\s+|^de\s+|d['’]|(?:HDR|CSI|CIFRE|[Tt]h[eè]se)\s+)(?=\p{Lu})/u;
const noPerson =
  /^(?:PFE|CSI|COS|CDS|HDR|CIFRE|[Cc]otutelle|Licence|Master|Th[èe]se|Mémoire|Stage|Projet|Concours|Jury|Recrutement|Comité|Commission|Rapport\p{L}*|Examinat\p{L}*|Président\p{L}*|Membre)(?!\p{L})/u;
const familyFirst = /^((?:\p{Lu}[\p{Lu}'’-]+\s)+)(\p{Lu}\p{Ll}.*)$/u;

/** The name of a person, without « Mme » and the like, and the given one first: « de la thèse de DUPONT Marie ». */
export function personIn(part: string): string | undefined {
  const name = part.replace(civility, '').replace(ofThesis, '').replace(civility, '');
  const names = name.split(/\s+(?:&|et|and)\s+/u);
  const isPerson = (each: string) =>
    person.test(each) && !grade.test(each) && !noPerson.test(each) && bodyIn(each) === undefined;
  if (!names.every(isPerson)) return undefined;
  return names.map((each) => each.replace(familyFirst, '$2 $1').trim()).join(' et ');
}

/** A line of a thesis or a jury without « Sujet : » and the like, and with a comma between a name or a year and a quote. */
export const withPartsApart = (line: string): string =>
  line
    .replace(/(?<=^|[,;.(]\s*)(?:(?:candidate?|sujet|titre|année)\s?:\s|année\s(?=\d))/giu, '')
    .replace(/(?=\s+[«“"])(?<=\p{Lu}\p{L}+|\d{4})\s+/gu, ', ')
    .replace(
      /(?=\sd[e'’])(?<=(?:th[eè]se|doctorat|mémoire|master|M[12])(?:\s[^\s,;:.«“"()]+){1,6})\sd(?:e\s|['’])(?=(?:M(?:me|lle|\.)\s)?\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]+){1,2}(?:\s*(?:$|[,;:(«“"])|\s[–—-]\s))/gu,
      ', ',
    ) // « thèse de droit privé de Luc Roux »
    .replace(
      /(?=\s+sur\s)(?<=\b(?:th[eè]se|doctorat|mémoire|stage)\sd(?:e\s|['’])\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}'’-]+)+)\s+/gu,
      ', ',
    );

/** A title with the level that its line says, « M1 », and no field holds. */
export function withLevel(title: string, line: string, beside = ''): string {
  const [level] = /(?<!\p{L})(?:[Mm]aster\s[12]|M[12]|L3)(?![\p{L}\d-])/u.exec(beyondQuotes(line)) ?? [];
  return !level || `${title} ${beside}`.includes(level) ? title : title ? `${title} (${level})` : level;
}

/** Reads a part by what it begins with: the value of the first pattern that fits. */
export const oneOfThese =
  (patterns: readonly (readonly [pattern: RegExp, value: string])[]) =>
  (part: string): string | undefined =>
    patterns.find(([pattern]) => pattern.test(part))?.[1];

/** What a part says of the degree that a work is for, by `oneOfThese`. */
export const degrees = [
  [/^(?:jury d[e’'] ?)?(?:th[eè]se(?: de doctorat| d’université)?|doctorat|ph\.?d\.?)$/iu, 'Thèse'],
  [/^(?:jury d[e’'] ?)?(?:hdr|habilitation(?: à diriger des recherches)?)$/iu, 'HDR'],
  [/^(?:jury d[e’'] ?)?(?:master\s?[12]?|m[12]|mémoire(?: de (?:master|m2))?)$/iu, 'Master'],
] as const;

/** A part that fits a pattern, as it is, with a capital. */
export const ifLike =
  (pattern: RegExp) =>
  (part: string): string | undefined =>
    pattern.test(part) ? part.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : undefined;
