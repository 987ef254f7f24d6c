/** A line of a pasted list of juries. */
import { fold } from '@/lib/format/fold';
import { beyondQuotes, bodyIn, degrees, isSubject, oneOfThese, personIn, townIn, withPartsApart } from '../line-parts';
import { periodsIn } from '../period';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { roleIn } from './member-line';
import { juryNatures } from './natures';

/** What the parts of a pasted line say: « Claire Dupont, HDR, Université de Lyon, rapporteur, 2021 ». */
const lineTable: LineTable<'nature' | 'role' | 'etablissement' | 'candidat'> = {
  phrases: {
    role: atPart(
      /(?:membre\s+(?=invit|exam))?((?:(?:vice-)?présidente?|rapport(?:eu(?:re?|se)|rice)|suffragante?|suppléante?|examinat(?:eur|rice)|membre|garante?|invitée?(?:\sd['’]honneur)?)(?:\s+(?:externe|extérieure?))?)(?:\s+(?:du\s)?jury)?(?=\s*(?:$|[,;():–—-])|\s+d[eu'’]|\s+(?:CSI|HDR|thèse)(?!\p{L}))/iu,
    ),
  },
  others: /(?:garante?|président\p{L}*|direct\p{L}*|dir\.|jury)\s?:\s|dir\.\s(?=\p{Lu})/gu,
  parts: {
    nature: oneOfThese([...degrees, [/^(?:comité de suivi|csi)(?: individuel)?(?: de thèse)?$/iu, 'Comité de suivi']]),
    etablissement: bodyIn,
    candidat: personIn,
    role: roleIn,
  },
};

/** « Pdt du jury », « Rapp. HDR » */
const withRoleInFull = (line: string): string =>
  line
    .replace(/(?<!\p{L})pdt(e?)(?!\p{L})\.?/giu, 'président$1')
    .replace(/(?<!\p{L})rapp\.(?=\s*(?:$|[,;:)]|\p{L}))/giu, 'rapporteur')
    .replace(/(?<!\p{L})examin(?:\.|(?=\s*$))/giu, 'examinateur');

/** Of a line, by its abbreviations. */
const natureNamed = oneOfThese([
  [/(?:^|du\s)prix(?!\p{L})/iu, ''], // a prize for theses is no thesis
  [/^(?:membre d[eu]s? )?comités? de suivi/iu, 'Comité de suivi'],
  [/^[Hh]abilitation [Uu]niversitaire|(?<!\p{L})H(?:DR|U)(?!\p{L})/u, 'HDR'],
  [/(?<!\p{L})CSI(?!\p{L})/u, 'Comité de suivi'],
  [/(?<!\p{L})COS(?!\p{L})/u, 'Comité de sélection'],
  [/(?:agrégation|CRFPA|CAPES)(?!\p{L})/u, 'Concours'],
]);

export const titleField = 'titre';
const ofThesis = 'these doctorat soutenance jury d de la du';
export const standsFor = {
  candidat: 'these hdr csi de d m mr mme mlle dr pr',
  role: 'jury du de d la',
  titre: 'sujet titre',
  Thèse: ofThesis,
  HDR: 'hdr hu habilitation a diriger des recherches universitaire soutenance jury d de la du',
  Master: 'master memoire jury d de m1 m2 1 2',
  'Comité de suivi': 'comite suivi individuel csi de these du',
  'Comité de sélection': '',
  Concours: '',
  Président: 'pdt president',
  Présidente: 'pdte presidente',
  Rapporteur: 'rapp rapporteur',
  Examinateur: 'membre examin examinateur',
  Examinatrice: 'membre examinatrice',
  Invité: 'membre invite',
  Invitée: 'membre invitee',
};

/** The subject of a work is sure within quotes or as a part of its own; a committee has its name as its title. */
export function isSure(title: string, { candidat, titre, nature }: Fields, isQuote: boolean): boolean {
  if (candidat) return titre === '' || isQuote || isSubject(title) || /^th[eè]se\s(?:de|en)\s/iu.test(title);
  return (
    titre !== '' &&
    (!/^(?:thèse|HDR|Master|Comité de suivi|)$/iu.test(String(nature)) ||
      /^(?:commission|recrutement|jury\sd[ue])/iu.test(title))
  );
}
export function whenKept(line: string): Fields {
  const nature = natureNamed(line) ?? (/^[^«“"]*(?<!\p{L})th[eè]se\sd/iu.test(line) ? 'Thèse' : undefined);
  return nature ? { nature } : {};
}

/** « Une quinzaine de jurys de master »: no jury of its own. */
export const refuses = (line: string): string | undefined =>
  /(?<!\p{L})jurys(?!\p{L})/iu.test(beyondQuotes(line))
    ? 'Plusieurs jurys sur une ligne\u00a0: écrivez-en un par ligne.'
    : undefined;

/** A jury of no person: « Concours », « Présidente du jury du Diplôme d’État ». */
const ofPosts =
  /^(?:jury\s(?:du\s|de\s(?:l['’])?))?(?:concours|recrutement|agrégation|prix)(?!\p{L})|(?<!\p{L})jury\sdu\sdiplôme/iu;

/** The jury that a pasted line names; what it does not say is that of the jury before it. */
export function eachLine(line: string, blank: Fields, { nature = '', role = '' }: Fields): Fields {
  const isOfPosts = ofPosts.test(line);
  const { candidat: _, ...partsOfPosts } = lineTable.parts;
  const { title, said, period, town } = readLine(
    withPartsApart(withRoleInFull(line)),
    isOfPosts ? { ...lineTable, parts: partsOfPosts } : lineTable,
  );
  const { nature: saidNature, role: saidRole = role, ...saidNames } = said;
  const named =
    natureNamed(line) ?? juryNatures.values.find((each) => each !== 'Master' && fold(line).includes(fold(each)));
  const kind = saidNature ?? named ?? nature;
  const { start, end } = period?.goesOn ? {} : (period ?? {}); // no date says that it goes on
  const isTown = saidNames.candidat && !saidNames.etablissement && /^\p{Lu}[\p{L}’-]+(?:\s\d{1,2})?$/u.test(title); // « Inès Roux, Lyon 3, 2017 »
  const [name, etablissement] = isTown ? ['', title] : saidNames.etablissement ? [title, ''] : townIn(title);
  const [day] = periodsIn(name); // « 2023, thèse de Luc Roux, 15/12/2023 »
  const isDay = day?.text === name && day.start?.startsWith(start ?? '');
  return {
    ...blank,
    nature: kind,
    role: saidRole,
    titre: isDay ? '' : name,
    ...saidNames,
    etablissement: [saidNames.etablissement ?? etablissement, town].filter(Boolean).join(', '),
    ...(start && { date: start }),
    ...(start && end && { end }),
    ...(isDay && { date: day.start }),
  };
}
