/** A line of a pasted list of juries. */
import { fold } from '@/lib/format/fold';
import { capitalised, decapitalised } from '@/lib/format/french';
import {
  beyondQuotes,
  bodyIn,
  degrees,
  grade,
  isSubject,
  oneOfThese,
  personIn,
  townIn,
  withPartsApart,
} from '../line-parts';
import { periodsIn } from '../period';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { juryNatures, juryRoles, supervisorsInJury } from './offered';

/** What the parts of a pasted line say: « Claire Dupont, HDR, Université de Lyon, rapporteur, 2021 ». */
const lineTable: LineTable<'nature' | 'role' | 'etablissement' | 'candidat'> = {
  phrases: {
    role: atPart(
      /(?:membre\s+)?((?:(?:vice-)?présidente?|(?:pré-?)?rapport(?:eu(?:re?|se)|rice)|rapp(?:\.|$)|suffragante?|suppléante?|examinat(?:eur|rice)|membre|garante?|invitée?(?:\sd['’]honneur)?|jurée?|referee|examiner|opponent|president(?=\sof)|member(?=\sof))(?:\s+(?:externe|extérieure?))?)(?:\s+(?:du\s)?jury|\sof\sthe\sjury)?(?!\p{L})/iu,
    ),
  },
  parts: {
    nature: oneOfThese([...degrees, [/^(?:comité de suivi|csi)(?: individuel)?(?: de thèse)?$/iu, 'Comité de suivi']]),
    etablissement: bodyIn,
    candidat: personIn,
    role: roleIn,
  },
};

/** « Pdt du jury », « Th. d’A. Roux »; « Rapp. HDR » stays, which may be a rapporteure. */
const inFull = (line: string): string =>
  line.replace(/(?<!\p{L})pdt(e?)(?!\p{L})\.?/giu, 'président$1').replace(/(?<!\p{L})th\.(?=\s)/giu, 'thèse');

/** Of a line, by its abbreviations. */
const natureNamed = oneOfThese([
  [/(?:^|du\s)prix(?!\p{L})/iu, ''], // a prize for theses is no thesis
  [/th[eè]ses?\s(?:d['’]exercice|de\s(?:médecine|pharmacie|chirurgie)|vétérinaire)/iu, ''], // no doctorate
  [/^comités? de suivi/iu, 'Comité de suivi'],
  [/(?<!\p{L})(?:[Hh]abilitation [Uu]niversitaire|H(?:DR|\.?U\.?)(?!\p{L}))/u, 'HDR'],
  [/(?<!\p{L})CSI(?!\p{L})/u, 'Comité de suivi'],
  [/(?<!\p{L})COS(?!\p{L})/u, 'Comité de sélection'],
  [/(?:agrégation|CRFPA|CAPES)(?!\p{L})/u, 'Concours'],
]);

export const joined = ['role'];
export const titleField = 'titre';
export const standsFor = {
  candidat: 'these th hdr csi de d of m mr mme mlle melle dr pr',
  role: 'jury du de d la l of the',
  titre: 'sujet titre',
  Thèse: 'these thesis th doct lmd es en sciences phd ph soutenance jury d de la du of',
  HDR: 'hdr hu h u habilitation a diriger des recherches universitaire soutenance jury d de la du',
  Master: 'master memoire jury d de m1 m2 1 2',
  'Comité de suivi': 'comite suivi individuel csi de these du',
  'Comité de sélection': '',
  Concours: '',
  Président: 'pdt president',
  Présidente: 'pdte president',
  Examinateur: 'membre examin',
  Examinatrice: 'membre',
  Invité: 'membre invite',
  Invitée: 'membre invite',
};

/** The subject of a work is sure within quotes or as a part of its own; a committee has its name as its title. */
export function isSure(title: string, { candidat, titre, nature }: Fields, isQuote: boolean): boolean {
  if (candidat && /^Co(?:ncours|mité de sélection)$/u.test(String(nature))) return false;
  if (candidat) return titre === '' || isQuote || isSubject(title) || /^th[eè]se\s(?:de|en)\s/iu.test(title);
  return (
    titre !== '' &&
    (!/^(?:thèse|HDR|Master|Comité de suivi|)$/iu.test(String(nature)) ||
      /^(?:commission|recrutement|jury\sd[ue])/iu.test(title))
  );
}
export function whenKept(line: string): Fields {
  const nature = natureNamed(line) ?? (ofDoctorate.test(beyondQuotes(inFull(line))) ? 'Thèse' : undefined);
  return nature ? { nature } : {};
}
/** « thèse de doctorat de Luc Roux », « PhD Luc Roux », not « concours d’accès au doctorat » */
const ofDoctorate =
  /(?:^|[,;:(–—]\s*|\s-\s|jury\s(?:de\s)?|\p{L}(?:eur|rice)e?\s(?:de\s(?:la\s)?)?)(?:th[eè]se|doct(?:orat|\.)|ph\.?d\.?)(?!\p{L})/iu;

/** « Une quinzaine de jurys de master »: no jury of its own; « jury de thèse : 10 par an » says so itself. */
export const refuses = (line: string): string | undefined =>
  /(?<!\p{L})jurys(?!\p{L})|jury[^,;:]*\((?:0\d|\d+\sjury)/iu.test(beyondQuotes(line))
    ? 'Plusieurs jurys sur une ligne\u00a0: écrivez-en un par ligne.'
    : undefined;

/** The jury that a pasted line names; what it does not say is that of the jury before it. */
export function eachLine(written: string, blank: Fields, { nature = '', role = '' }: Fields): Fields {
  const line = inFull(written);
  const { title, said, period, town } = readLine(withPartsApart(line), lineTable);
  const { nature: saidNature, role: saidRole = role, ...saidNames } = said;
  const named = natureNamed(line) ?? juryNatures.values.find((each) => fold(line).includes(fold(each)));
  const ofCandidate = saidNames.candidat && ofDoctorate.test(beyondQuotes(line)) ? 'Thèse' : nature;
  const kind = saidNature ?? named ?? ofCandidate;
  const { start, end } = period?.goesOn ? {} : (period ?? {}); // no date says that it goes on
  const body = saidNames.etablissement ?? '';
  // « Inès Roux, Lyon 3, 2017 », « Inès Roux, Tours, CESR »
  const isTown =
    saidNames.candidat &&
    /^(?:\p{Lu}{2,7}\s)?\p{Lu}[\p{L}’-]+(?:\s(?:\d{1,2}|[IVX]+))?$/u.test(title) &&
    (body === '' || line.includes(`${title}, ${body}`));
  const [name, place] = isTown ? ['', title] : body ? [title, ''] : townIn(title);
  const [day] = periodsIn(name); // « 2023, thèse de Luc Roux, 15/12/2023 »
  const isDay = day?.text === name && day.start?.startsWith(start ?? '');
  return {
    ...blank,
    nature: kind,
    role: saidRole,
    titre: isDay ? '' : name,
    ...saidNames,
    etablissement: [place, body, town].filter(Boolean).join(', '),
    ...(start && { date: start }),
    ...(start && end && { end }),
    ...(isDay && { date: day.start }),
  };
}

// Parses a jury member from a line of a pasted list.

/**
 * Parses a person from a line of a pasted jury: « Mme Claire Dupont, professeure, Université de Lyon, rapporteure », «
 * Rapporteur : Jean Petit (CNRS) »; undefined if the line has no role or organisation beside a name. `rest`: text
 * without a field.
 */
export function memberIn(line: string) {
  const {
    title,
    rest: others,
    said,
  } = readLine<'role' | 'body' | 'name'>(line, {
    parts: { role: roleIn, body: bodyIn, name: personIn },
  });
  const rest = [title, ...others].filter(Boolean).join(', ');
  const { name, role = '', body = '' } = said;
  return name === undefined || role + body === ''
    ? undefined
    : { name, role, body, rest: line.includes(rest) ? rest : decapitalised(rest) };
}

/**
 * « Présidente » for « présidente du jury », « Codirectrice de thèse » unchanged; undefined for « directeur de
 * recherche ».
 */
function roleIn(part: string): string | undefined {
  if (grade.test(part) || part.split(' ').length > 4 || /\s\p{Lu}/u.test(part)) return undefined; // « rapporteur Paul Petit »
  const [word = ''] = /^[\p{L}-]+/u.exec(part) ?? [];
  const known = [...juryRoles.values, ...supervisorsInJury, 'Membre'].find(
    (role) => role.toLowerCase() === word.toLowerCase(),
  );
  if (known !== undefined) return /\set\s|\s(?:externe|extérieure?)$/iu.test(part) ? capitalised(part) : known;
  return /^co-?(?:direct|encadr)/iu.test(part) ? capitalised(part) : undefined;
}
