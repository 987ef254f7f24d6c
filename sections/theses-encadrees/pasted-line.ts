/** A line of a pasted list of theses. */
import { isRecord } from '@/lib/record';
import type { PeriodFound } from '../period';
import {
  beyondQuotes,
  bodyIn,
  degrees,
  type Fields,
  ifLike,
  type LineTable,
  oneOfThese,
  personIn,
  readLine,
  townIn,
  withLevel,
  withPartsApart,
} from '../read-line';
import { shareOf } from './read-facts';

/** What is no thesis of a doctorate: without its nature it would count as one. */
const otherWork = String.raw`(?:mémoires?|stages?)(?:\s(?:de\s|d['’])?(?:fin\sd['’]études|recherche|master(?:\s[12])?|M[12]|L3|licence|DU|DIU|IPA|DEA|maîtrise|ingénieur))+(?!\p{L})|stagiaires?\s(?:de\s)?(?:L3|licence|master(?:\s[12])?|M[12])(?!\p{L})|th[eè]se\sd['’]exercice(?:\sde\s\p{Ll}+)?|th[eè]se\sde\s(?:médecine|pharmacie)|post-?doc(?:torat|torante?|toral)?(?!\p{L})|ingénieur\scnam|projets?\sde\sfin\sd['’]études|(?:élève|étudiante?)[\s-]ingénieure?(?!\p{L})|apprentie?\singénieure?(?!\p{L})`;
const allOtherWork = new RegExp(`^(?:${otherWork})$`, 'iu');
const degreeNames = [
  ...degrees,
  [/^masters?(?=\s*\/)/iu, 'Master'],
  [/^PFE(?:\singénieure?)?$/u, 'PFE'],
  [/^(?:stage|internship)$/iu, 'Stage'],
] as const;
const natureIn = oneOfThese([
  [/^post-?doc/iu, 'Post-doctorat'],
  [/^th[eè]se (?:d['’]exercice|de médecine|de pharmacie)/iu, 'Thèse d’exercice'],
  [/^mémoires? .*(?:master|m[12]|ipa)(?!\p{L})/iu, 'Master'],
  [/^mémoires? (?:de |d['’])/iu, 'Mémoire'],
  [/^stag/iu, 'Stage'],
  [/^projet/iu, 'PFE'],
  [/^(?:ingénieur|élève|étudiant|apprenti)/iu, 'Ingénieur'],
]);

const schoolIn = ifLike(/^(?:école doctorale|ED\s?\d|(?:master(?:\s[12])?|licence|[ML][123])\s\p{L})/iu);

/** What the parts of a pasted line say: « Marie Dupont, « Titre », Université de Lyon, soutenue en 2021, avec A. Martin ». */
const lineTable: LineTable<
  | 'devenir'
  | 'statut'
  | 'role'
  | 'codirection'
  | 'nature'
  | 'quotite'
  | 'ecole'
  | 'financement'
  | 'etablissement'
  | 'doctorant'
  | 'mention'
> = {
  phrases: {
    doctorant:
      /(?:^\s*(?=\p{Lu}[\p{L}'’-]+,\s+\p{Lu}[\p{L}.'’-]*\s*[,;:(–—])|(?:[ÉéEe]tudiante?|[Dd]octorante?|[Pp]h\.?\s?[Dd]\.? student)\s?:\s)(\p{Lu}[\p{L}.'’-]*(?:,?\s+\p{Lu}[\p{L}.'’-]*)+?)(?=\s*(?:$|[,;:(–—]))/u,
    devenir:
      /(?<=[,;(.–—-]\s*)(?:(?:actuellement|aujourd['’]hui|auj\.|désormais|maintenant|now)\s+|devenue?\s+(?=MCF|ma[îi]tre|prof|charg|ATER|post-?doc|ingénieur|enseign|conserv|cherch|direct|CR\s|PRAG|PRCE|avocat|archiviste))(\p{L}[^,;()]+)/iu,
    role: /(?<=^|^[^,;«]*:\s)((?:co-?)?(?:direction|direct(?:eur|rice)|encadrement|encadrante?|tut(?:eur|rice))(?:\sprincipale?)?)(?=\s(?:\([^()]*\)\s)?d(?:e\s(?:la\s)?|u\s|['’])(?:th[eè]se|mémoire|stage|master|M[12]|doctorat))/iu,
    statut:
      /(?<=^|[,;(.–—-]\s*)(?:th[eè]ses?\s+)?(soutenue?s?|soutenance(?=\s(?:le|en|\d)|\s:)|soutenance\sprévue[^,;()]*|abandon\p{L}*|en cours|en préparation)(?!\p{L})/iu,
    codirection:
      /(?:(?:(?:en\s)?(?:co-?)?(?:dir\.|direction|encadrement|dirigée?|encadrée?)\s+)?(?<!CIFRE\s)avec(?:\sle)?|(?:[Dd]irect(?:eur|rice)|[Pp]romot(?:eur|rice))\s:|co-?(?:dir\.|dir(?=\s)|direction\s:|encadrement\s:|(?:encadrant|directeur|directrice)e?s?\s:))\s+((?:(?:M|Mme|Pr|Dr)\.?\s+)*\p{Lu}[\p{L}.'’-]*\s+(?:(?:d[eui]|des|v[ao]n|der|den|la|le|da|el|ben|al)\s)*\p{Lu}[^,;()]*(?:\s?\((?!\s*50\s*%)[^()]*\)|,\s(?!ED\s|CIFRE|ANR|[Cc]otutelle|[Ss]outenu)(?:[Uu]niv|[Ii]nst|[ÉEé]cole|\p{Lu})[^,;()]*(?=(?:,\s\d{1,3}\s?%)?\s*\)))?)/u,
    quotite: /(?:(?:à|taux|quotité)(?:\sd['’]encadrement)?\s(?:de\s)?)?(?<![\d,.])(\d{1,3}\s*%)/u,
    nature: new RegExp(
      String.raw`(?<=^\s*|[,;(:–—]\s*|\s-\s+)(PFE(?:\singénieure?)?(?!\p{L})|(?:${otherWork})(?=\s*(?:$|[,;:.)(–—-]|[\uE000-\uF8FF]|d(?:e|u|['’]))))`,
      'iu',
    ),
  },
  parts: {
    mention: ifLike(
      /^(?:\d{1,2}(?:[.,]\d+)?\s?\/\s?20$|mention\s|très honorable|félicitations|prix de (?:th[eè]se|mémoire)|médaille)/iu,
    ),
    nature: (part) => oneOfThese(degreeNames)(part) ?? (allOtherWork.test(part) ? natureIn(part) : undefined),
    role: oneOfThese([
      [/^co-?direct(?:ion|eur|rice)(?: de thèse)?$/iu, 'Codirection'],
      [/^co-?encadr(?:ement|ante?)$/iu, 'Coencadrement'],
      [/^(?:direction|dir\.?|directeur|directrice)(?: de thèse| principale?)?$/iu, 'Direction'],
      [/^encadr(?:ement|ante?)$/iu, 'Encadrement'],
    ]),
    ecole: (part) => (/\sd(?:e\s|['’])\p{Lu}\p{L}*\.?\s\p{Lu}/u.test(part) ? undefined : schoolIn(part)), // « Master 2 de Luc Petit »
    financement: ifLike(/^(?:financement|contrat doctoral|bourse|cifre|ANR)(?!\p{L})/iu),
    etablissement: bodyIn,
    doctorant: personIn,
  },
};

/**
 * The thesis that a pasted line names; the status and the nature that it does not say are those of the one before it.
 * Whom it names has a field of its own: no name is public by it.
 */
export function eachLine(line: string, blank: Fields, before: Fields): Fields {
  const { title, said, period, town } = readLine(withPartsApart(line), lineTable);
  const { encadrement: of, statut: statusBefore = '', sujet: above = '' } = before;
  const natureBefore = isRecord(of) && typeof of.nature === 'string' ? of.nature : '';
  const ofSchool = /^(?:master|M[12])/iu.test(said.ecole ?? '') ? 'Master' : natureBefore;
  const {
    statut = '',
    doctorant,
    nature = natureWithin(line) ?? ofSchool,
    quotite = '',
    devenir,
    mention,
    codirection,
    ...found
  } = said;
  const supervised = {
    ...found,
    ...(found.etablissement && town && { etablissement: `${found.etablissement}, ${town}` }),
    ...(codirection && {
      codirection: codirection.replace(/, (.+)$/u, (whole, body: string) => (bodyIn(body) ? ` (${body})` : whole)),
    }),
  };
  const [sujet, etablissement] = supervised.etablissement ? [title, ''] : townIn(title);
  const share = shareOf(quotite);
  const codirected = codirection && /co-?dir|dir(?:\.|ection|igée?)\s+avec/iu.test(line) ? { role: 'Codirection' } : {};
  const day = period?.end ?? period?.start;
  const saidStatus = /^sout(?!.*prévue)/iu.test(statut)
    ? 'Soutenue'
    : /^abandon/iu.test(statut)
      ? 'Abandonnée'
      : 'En cours';
  const status = statut || period?.goesOn ? saidStatus : String(statusBefore);
  const isOfSpan = nature && nature !== 'Thèse' && period?.start && period.end; // « stage, fév.-juil. 2020, soutenu »
  const defended = status === 'Soutenue' && !isOfSpan && day && day.length > 4 && day;
  const person = doctorant?.split(/,\s*/).toReversed().join(' ');
  return {
    ...blank,
    sujet: /^(?:master|stage|mémoire)/iu.test(nature) ? withLevel(sujet, `${line} ${above}`, said.ecole) : sujet,
    statut: status,
    annee: yearOf(period, status),
    encadrement: {
      ...codirected,
      ...(etablissement && { etablissement }),
      ...supervised,
      ...(share && { quotite: share }),
      ...(person && { doctorant: person }),
      ...(nature && nature !== 'Thèse' && { nature }),
    },
    ...(devenir && { devenir: { situation: devenir } }),
    ...((defended || mention) && { soutenance: { ...(defended && { date: defended }), ...(mention && { mention }) } }),
  };
}

export const titleField = 'sujet';

/** All of a line names the student: it is no title for visitors before the defence, nor is what was given up. */
export const whenKept = (line: string): Fields => ({
  named: true,
  ...(/(?<!\p{L})abandon(?:née?s?)?(?!\p{L})/iu.test(beyondQuotes(line)) && { statut: 'Abandonnée' }),
});

export const isDebris = (title: string): boolean =>
  /(?:^|[,;:(–—]\s*)(?:co-?)?(?:direct(?:ion|eur|rice)|encadr(?:ement|ant|eur))/iu.test(title);

/** The nature that a line says within a part, « tutrice de stage M1 archéologie »; not within a quote. */
function natureWithin(line: string): string | undefined {
  const [work] = new RegExp(`(?<!\\p{L})(?:${otherWork})`, 'iu').exec(beyondQuotes(line)) ?? [];
  if (!work && /^\s*(?:master|M[12])(?!\p{L})/iu.test(line)) return 'Master';
  return work && natureIn(work);
}

/** The year of the defence, else the period as it is written. */
function yearOf(period: PeriodFound | undefined, status: string): string {
  if (!period) return '';
  const { start, end, goesOn, text } = period;
  if (status === 'Soutenue' && start && !end) return start.slice(0, 4);
  return start && !end && (goesOn || status === 'En cours')
    ? `depuis ${start.slice(0, 4)}`
    : text.replace(/^(?:le|en)\s/u, '');
}

const persons = String.raw`\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)+`;
const several = new RegExp(
  [
    String.raw`^(?:[^,;:«“"]*\s)?(?:[Tt]hèses|[Mm]émoires|[Ss]tages|[Mm]asters|[Dd]octorats)(?!\p{L})[^,;:«“"]*\sd(?:e\s|['’])${persons}\s(?:et|&)\s`,
    String.raw`^(?:[^,;:«“"]*\s)?(?:\d+|une?\s\p{L}+aine\s(?:de|d['’])|plusieurs)\s?(?:[Tt]hèses|[Mm]émoires|[Ss]tages|[Mm]asters|[Dd]octorats)(?!\p{L})`,
    String.raw`^(?:[^,;:«“"]*\s)?(?:[Tt]hèses|[Mm]émoires|[Ss]tages|[Mm]asters|[Dd]octorats)(?!\p{L})[^,;:«“"]*(?:\(n\s?=|:\s(?:\d|une?\s\p{L}+aine|env))`,
    String.raw`${persons}\s\((?:19|20)\d\d\)[,;]\s${persons}\s\((?:19|20)\d\d\)`,
  ].join('|'),
  'u',
);

/** Why a pasted line is no thesis of its own, for the window to say. */
export function refuses(line: string): string | undefined {
  if (several.test(line))
    return 'Plusieurs travaux sur une ligne\u00a0: écrivez une ligne par personne, avec son sujet.';
  return /(?:^|membre\sd[eu]s?\s)(?:comité\sde\ssuivi|CSI)(?!\p{L})/iu.test(line)
    ? 'Un comité de suivi a sa place dans «\u00a0Jurys\u00a0».'
    : undefined;
}
