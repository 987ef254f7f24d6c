/** A line of a pasted list of theses. */
import { formatYear } from '@/lib/format/dates';
import { capitalised } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import {
  beyondQuotes,
  bodyIn,
  degrees,
  ifLike,
  isSubject,
  noName,
  oneOfThese,
  personIn,
  persons,
  townIn,
  withPartsApart,
} from '../line-parts';
import { periodsIn, stateOfPeriod } from '../period';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { shareOf } from './facts';
import { defended, inFull, ofTheses, spanAndDefence, yearOf, yearsOf } from './pasted-parts';
import { finishedStatus, mark, withoutMarks } from './privacy';

const ofLevel = String.raw`(?:\s(?:de\s|d['’])?(?:fin\sd['’]études|recherche|master(?:\s[12])?|M[12]|L3|licence|DU|DIU|IPA|DEA|maîtrise|ingénieur))+(?!\p{L})`;
/** What is no thesis of a doctorate, by its nature: without it, it would count as one. */
const otherWorks = {
  'Post-doctorat': String.raw`post-?doc(?:torat|torante?|toral)?(?!\p{L})`,
  'Thèse d’exercice': String.raw`th[eè]se\s(?:d['’]exercice(?:\sde\s\p{Ll}+)?|de\s(?:médecine|pharmacie))`,
  Master: String.raw`mast[eè]res?(?:\s(?:de\srecherche|professionnels?))?|mémoires?(?=[^,;:.]*(?:master|M[12]|IPA)(?!\p{L}))${ofLevel}`,
  Mémoire: String.raw`mémoires?(?:${ofLevel}|\sde\sspécialité)|TFE(?!\p{L})`,
  Stage: String.raw`stages?${ofLevel}|stagiaires?\s(?:de\s)?(?:L3|licence|master(?:\s[12])?|M[12])(?!\p{L})`,
  PFE: String.raw`PFE(?!\p{L})|projets?\sde\sfin\sd['’]études`,
  HDR: 'HDR|habilitation',
  Magister: 'magister',
  Ingénieur: String.raw`(?:(?:élève|étudiante?)[\s-]|apprentie?\s)ingénieure?(?!\p{L})`,
};
const otherWork = Object.values(otherWorks).join('|');
const worksThat = (end: string) =>
  Object.entries(otherWorks).map(([nature, work]) => [new RegExp(`^(?:${work})${end}`, 'iu'), nature] as const);
const natureIn = oneOfThese(worksThat(''));
const degreeNames = oneOfThese([
  [/^mémoire$/iu, 'Mémoire'],
  ...degrees,
  [/^(?:stage|internship)$/iu, 'Stage'],
  ...worksThat('$'),
]);

const supervision = /^(co-?)?(dir(?:\.|ection|ect(?:eur|rice))?|encadr(?:ement|ante?|eur)|enc\.)$/iu;
const namesIn = ifLike(new RegExp(`^${persons}`, 'u'));
const schoolIn = ifLike(
  /^(?:école doctorale|ED(?:\s?\d|\s\p{L})|doct(?:orat|\.)\s(?:LMD|en\ssciences|[eè]s\ssciences)$|3[eè]me cycle LMD$|(?:master(?:\s[12])?|licence|[ML][123])\s\p{L}|(?:master\s[12]|[ML][123])$)/iu,
);

const supervising = '(?:direction|direct(?:eur|rice)|encadrement|encadr(?:ante?|eur)|enc\\.)';
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
  introduced: {
    devenir: {
      words: /actuellement|aujourd['’]hui|auj\.|désormais|maintenant|now|devenue?/giu,
      read: (value) => capitalised(value.replace(/\.$/u, '')),
      hasBody: true,
    },
    codirection: {
      words: new RegExp(
        String.raw`(?:th[eè]se\s)?(?:(?:en\s)?(?:co-?)?(?:dir\.?|${supervising}|(?:dirig|encadr)ée?|supervised|advised)\s+)?(?:avec|with|w\/)(?:\sle)?|(?:direct(?:eur|rice)|promot(?:eur|rice)|co-?(?:dir\.?|advisor|${supervising}))(?:\s?:)?`,
        'giu',
      ),
      read: namesIn,
    },
  },
  phrases: {
    role: atPart(
      new RegExp(
        String.raw`((?:co-?)?${supervising}(?:\sprincipale?)?)(?=\sd(?:e\s(?:la\s)?|u\s|['’])(?:th[eè]se|mémoire|stage|master|M[12]|doctorat|M(?:me|lle|r|\.)\s))`,
        'iu',
      ),
    ),
    statut: atPart(/(?:th[eè]ses?\s+)?(soutenue?s?|abandon\p{L}*|en ?cours|en préparation)(?!\p{L})/iu),
    nature: atPart(/(PFE(?=\s))/iu),
    devenir:
      /(?:(?:\s[–—-]|,)\s|[.,]\s(?:placement|devenir|now)\s?:\s)((?:MCF|ATER|PRAG|post-?doc|ingénieure?|enseignante?|chercheu(?:r|se)|professeure?)\s[^,;«»“”]*\sdepuis\s[^,;«»“”]*|(?<=(?:placement|devenir|now)\s?:\s)[^;«»“”]*)$/iu,
    mention: atPart(new RegExp(String.raw`(mention\s[^,;:()]*\s\(${mark}\))`, 'iu')),
    quotite: /(?:(?:à|taux|quotité)\s)?(?<![\d,.])(\d{1,3}\s*%)/u,
  },
  parts: {
    mention: ifLike(
      new RegExp(
        String.raw`^(?:${mark}$|mention\s|très honorable|félicitations|prix de (?:th[eè]se|mémoire)|médaille)`,
        'iu',
      ),
    ),
    role: (part) => {
      const [, co, how] = supervision.exec(part) ?? [];
      const of = how?.toLowerCase().startsWith('d') ? 'direction' : 'encadrement';
      return how && capitalised(`${co ? 'co' : ''}${of}`);
    },
    ecole: (part) => (/\sd(?:e\s|['’])\p{Lu}\p{L}*\.?\s\p{Lu}|(?:19|20)\d\d/u.test(part) ? undefined : schoolIn(part)), // « Master 2 de Luc Petit »
    nature: degreeNames,
    financement: ifLike(
      /^(?:financement|contrat|bourse|allocation|mandat|aspirante?|cifre|ANR|ARED|ISblue|FNS|FNRS|LabEx|CDSN)(?!\p{L})/iu,
    ),
    etablissement: bodyIn,
    codirection: (part) => (/\s(?:\d{1,3}\s?%|dir\.)$/u.test(part) ? namesIn(part) : undefined), // « A. Martin 60 % »
    doctorant: personIn,
  },
};

/**
 * The thesis that a pasted line names; the status and the nature that it does not say are those of the one before it.
 * Whom it names has a field of its own: no name is public by it.
 */
export function eachLine(written: string, blank: Fields, before: Fields): Fields {
  const line = inFull(written);
  const [span, defence] = spanAndDefence(line);
  const { title, said, ...read } = readLine(
    ofTheses(withPartsApart(defence ? line.replace(defence.text, '') : line)),
    lineTable,
  );
  const { period, town } = read;
  const {
    statut = '',
    doctorant,
    nature = natureWithin(line) ?? natureAbove(before),
    quotite = '',
    devenir,
    mention,
    ...found
  } = said;
  const isOfHeading = nature === natureAbove(before); // « M2 : … » below « Thèses en cours » is not under way by it
  const statusBefore = isOfHeading ? String(before.statut ?? '') : '';
  const [sujet, townAtEnd] = found.etablissement ? [title, ''] : townIn(title);
  const ecole = found.ecole ?? levelIn(line);
  const etablissement = [found.etablissement ?? townAtEnd, town].filter(Boolean).join(', ');
  const share = shareOf(quotite);
  const codirected = found.codirection && /co-?dir/iu.test(line) ? { role: 'Codirection' } : {};
  const day = defence?.start ?? period?.end ?? period?.start;
  const isOver =
    nature === 'Post-doctorat' &&
    statusBefore === '' &&
    period &&
    stateOfPeriod(period.text, Number(formatYear(new Date()))) === 'over';
  const saidStatus = /^sout/iu.test(statut) ? 'Soutenue' : 'En cours';
  const status = isGivenUp(line)
    ? 'Abandonnée'
    : isOver
      ? finishedStatus
      : statut || period?.goesOn
        ? saidStatus
        : statusBefore;
  const annee = span && defence ? yearsOf(span, defence) : yearOf(period, status);
  const begun = span && defence ? !span.end && span.start : /^depuis/u.test(annee) && period?.start;
  const isOfSpan = nature && nature !== 'Thèse' && period?.start && period.end; // « stage, fév.-juil. 2020, soutenu »
  const defended = status === 'Soutenue' && !isOfSpan && day && day.length > 4 && day;
  return {
    ...blank,
    sujet,
    statut: status,
    annee,
    encadrement: {
      ...codirected,
      ...found,
      ...(ecole && { ecole }),
      ...(etablissement && { etablissement }),
      ...(share && { quotite: share }),
      ...(doctorant && { doctorant }),
      ...(begun && begun.length > 4 && { start: begun }), // its month, which « depuis 2022 » leaves out
      ...(nature && nature !== 'Thèse' && { nature }),
    },
    ...(devenir && { devenir: { situation: devenir } }),
    ...((defended || mention) && { soutenance: { ...(defended && { date: defended }), ...(mention && { mention }) } }),
  };
}

/** « Mémoire M2 », which no field but that of the school says. */
const levelIn = (line: string): string | undefined =>
  /(?<!\p{L})(?:[Mm]aster\s[12]|M[12]|L3)(?![\p{L}\d-])/u.exec(beyondQuotes(line))?.[0];

export const withoutPrivate = (line: string, above: Fields): string =>
  withoutMarks(line, (natureWithin(line) ?? natureAbove(above)) || 'Thèse');

/** What a heading or the line before says; '' for nothing. */
const natureAbove = ({ encadrement: of }: Fields): string =>
  isRecord(of) && typeof of.nature === 'string' ? of.nature : '';

export const titleField = 'sujet';
export const needsPeriod = true;
export const standsFor = {
  '': 'these th doctorat doct lmd phd',
  doctorant: 'de d m mr mme mlle melle dr pr candidat etudiant doctorant',
  sujet: 'sujet titre topic annee',
  codirection: 'avec with w co dir codir direct dirig en le enc encadr coencadr supervis advis promot',
  quotite: 'a taux quotite',
  situation: 'actuellement aujourd hui auj desormais maintenant now devenu placement devenir',
  Soutenue: 'sout def le en',
  'En cours': 'en cours encours inscription preparation',
  Abandonnée: 'abandon en',
  Direction: 'direct dir de la',
  Codirection: 'co direct codir dir dirig avec de la',
  Encadrement: 'encadr de la',
  Coencadrement: 'co enc encadr coencadr de la',
  Master: 'memoire stage de master',
  Stage: 'stag internship de d',
  PFE: 'pfe projet de fin d etudes',
  'Thèse d’exercice': 'these d exercice de medecine pharmacie',
};

/** A subject of the owner's own students: within quotes, or a part of some words that begins with a capital and names no one. */
export function isSure(subject: string, { statut, encadrement }: Fields, isQuote: boolean): boolean {
  const { nature, ecole, doctorant } = isRecord(encadrement) ? encadrement : {};
  // Nobody defends a post-doctorate: it is what the thesis led to. « L3 » alone is no thesis.
  if ((statut === 'Soutenue' && nature === 'Post-doctorat') || (!nature && /^L/iu.test(String(ecole)))) return false;
  return (
    Boolean(doctorant) &&
    (isQuote || (isSubject(subject) && !/^\S+\sannée$|\sannée\)$|^(?:DU|DIU|DES)(?!\p{L})/u.test(subject)))
  );
}

/** A line that may name the student is no title for visitors before the defence, nor is what was given up. */
export function whenKept(written: string): Fields {
  const line = inFull(written);
  const nature = natureWithin(line);
  const bare = beyondQuotes(line);
  const [span, defence] = spanAndDefence(line);
  const isDefended = periodsIn(bare).some(({ at }) => defended.test(bare.slice(0, at)));
  const statut = isGivenUp(line) ? 'Abandonnée' : goingOn.test(bare) ? 'En cours' : isDefended ? 'Soutenue' : undefined;
  return {
    ...(mayName(bare) && { named: true }),
    ...(statut && { statut }),
    ...(span && defence && { annee: yearsOf(span, defence) }),
    ...(/soutenance prévue/iu.test(line) && { annee: '' }), // its date is no start
    ...(nature && { encadrement: { nature } }),
  };
}
const goingOn = /en ?(?:cours|préparation)(?=\s*(?:$|[,;:.)(–—]|depuis\s|(?:19|20)\d))|soutenance prévue/iu;
/** Whether a word has a capital and is of no work: « PFE : Groupe de 3 étudiants » names nobody. */
const mayName = (text: string): boolean =>
  text.match(/\p{Lu}[\p{L}.'’-]+/gu)?.some((word) => !noName.test(word)) ?? false;

const givenUp =
  /(?<!\p{L})(?:abandon(?:née?s?)?|th[eè]ses?\s(?:arrêtée?|interrompue?)s?)(?!\p{L})|[,;:(–—]\s*(?:désistement|démission(?:née?)?|arrêtée?|interrompue?)(?=\s*(?:$|[,;:.)(–—\d]|en\s|le\s))/iu;
const isGivenUp = (line: string): boolean => givenUp.test(beyondQuotes(line));

/** A diploma that is a part of its own. */
const ownDiploma = /(?<=(?:^|[,;(:–—])\s*)(?:DBA|MBA|DEA|DESS|DUT|BUT|BTS|DEUST)(?=\s*(?:$|[,;:)–—]|(?:19|20)\d\d))/u;
const laterPostDoc = /(?:th[eè]se|soutenu|(?:19|20)\d\d).*post-?doc/iu;
/** The nature that a line says within a part, « tutrice de stage M1 archéologie »; not within a quote. */
function natureWithin(line: string): string | undefined {
  const bare = beyondQuotes(line);
  const works = bare.match(new RegExp(`(?<!\\p{L})(?:${otherWork})(?!\\p{L})`, 'giu'))?.map(natureIn) ?? [];
  // A post-doctorate may be what the thesis led to.
  const nature = works.find((each) => each !== 'Post-doctorat') ?? (laterPostDoc.test(bare) ? undefined : works[0]);
  const [diploma] = ownDiploma.exec(bare) ?? [];
  return nature ?? diploma ?? (/(?:^|[,;(:–—]\s*)(?:mast[eè]re?|M[12])(?!\p{L})/iu.test(bare) ? 'Master' : undefined);
}

const works = String.raw`(?:[Tt]hèses|[Mm]émoires|[Ss]tages|[Mm]asters|[Dd]octorats|M[12]|étudiante?s|doctorante?s)(?!\p{L})`;
const many = String.raw`(?:\d+|[Uu]ne?\s\p{L}+aine(?:\sde|\sd['’])?|plusieurs|env\.?)`;
const several = new RegExp(
  [
    String.raw`^(?:[^,;:«“"]*\s)?(?:${many}\s?${works}|${works}[^,;:«“"]*(?:\sd(?:e\s|['’])${persons}\s(?:et|&)\s|\(n\s?=|:\s${many}))`,
    String.raw`:\s${many}\s${works}|\d(?:\s\p{Ll}+)?\s?(?:/|par|per)\s?(?:an|year)(?!\p{L})`,
    String.raw`${persons}\s\((?:19|20)\d\d\),\s${persons}\s\((?:19|20)\d\d\)|(?:19|20)\d\d[^;]*;\s${persons}[^;]*(?:19|20)\d\d`,
  ].join('|'),
  'u',
);

const monitoring =
  /(?:^|membre\sd[eu]s?\s|,\s(?=[\p{L}\s]+$))(?:comités?\s(?:de\ssuivi|d['’]accompagnement)|CSI)(?!\p{L})/iu;
/** Why a pasted line is no thesis of its own, for the window to say. */
export function refuses(line: string): string | undefined {
  if (several.test(line))
    return 'Plusieurs travaux sur une ligne\u00a0: écrivez une ligne par personne, avec son sujet.';
  return monitoring.test(line) ? 'Un comité de suivi a sa place dans «\u00a0Jurys\u00a0».' : undefined;
}
