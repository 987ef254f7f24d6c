/** A line of a pasted list of juries. */
import { fold } from '@/lib/format/fold';
import { bodyIn, degrees, oneOfThese, personIn, townIn, withLevel, withPartsApart } from '../line-parts';
import { periodsIn } from '../period';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { roleIn } from './member-line';
import { juryNatures } from './natures';

/** What the parts of a pasted line say: « Claire Dupont, HDR, Université de Lyon, rapporteur, 2021 ». */
const lineTable: LineTable<'nature' | 'role' | 'etablissement' | 'candidat' | 'secondRole'> = {
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
    secondRole: roleIn,
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
  [/^habilitation universitaire/iu, 'HDR'],
  [/(?<!\p{L})CSI(?!\p{L})/u, 'Comité de suivi'],
  [/(?<!\p{L})COS(?!\p{L})/u, 'Comité de sélection'],
  [/(?:agrégation|CRFPA|CAPES)(?!\p{L})/u, 'Concours'],
]);

export const titleField = 'titre';
export function whenKept(line: string): Fields {
  const nature = natureNamed(line);
  return nature ? { nature } : {};
}

/** A jury of no person: « Concours », « Présidente du jury du Diplôme d’État ». */
const ofPosts =
  /^(?:jury\s(?:du\s|de\s(?:l['’])?))?(?:concours|recrutement|agrégation|prix)(?!\p{L})|(?<!\p{L})jury\sdu\sdiplôme/iu;

/** The jury that a pasted line names; what it does not say is that of the jury before it. */
export function eachLine(line: string, blank: Fields, { nature = '', role = '', titre: above = '' }: Fields): Fields {
  const isOfPosts = ofPosts.test(line);
  const { candidat: _, ...partsOfPosts } = lineTable.parts;
  const { title, said, period, town } = readLine(
    withPartsApart(withRoleInFull(line)),
    isOfPosts ? { ...lineTable, parts: partsOfPosts } : lineTable,
  );
  const { nature: saidNature, role: saidRole = role, secondRole, ...saidNames } = said;
  const named =
    natureNamed(line) ?? juryNatures.values.find((each) => each !== 'Master' && fold(line).includes(fold(each)));
  const kind = saidNature ?? named ?? nature;
  const last = period?.end ?? period?.start;
  const isOfYears = period && (period.goesOn || period.start?.slice(0, 4) !== last?.slice(0, 4));
  /** A committee or a competition has two dates; another jury sat once, and what it says of years stays in its title. */
  const hasTwoDates = /^(?:comité|concours)/iu.test(String(kind)) && period?.start && period.end;
  const dates = hasTwoDates ? { date: period.start, end: period.end } : { date: last };
  const isTown = saidNames.candidat && !saidNames.etablissement && /^\p{Lu}[\p{L}’-]+(?:\s\d{1,2})?$/u.test(title); // « Inès Roux, Lyon 3, 2017 »
  const [name, etablissement] = isTown ? ['', title] : saidNames.etablissement ? [title, ''] : townIn(title);
  const whole = kind === 'Master' ? withLevel(name, `${line} ${above}`) : name;
  const [day] = periodsIn(whole); // « 2023, thèse de Luc Roux, 15/12/2023 »
  const isDay = day?.text === whole && day.start?.startsWith(last ?? '');
  const titre = isDay ? '' : whole;
  return {
    ...blank,
    nature: kind,
    // « Examinateur (président du jury) »; what « membre » is said of has a role of its own.
    role: !secondRole ? saidRole : saidRole === 'Membre' ? secondRole : `${saidRole} et ${secondRole.toLowerCase()}`,
    titre:
      titre && !saidNames.candidat && isOfYears && !hasTwoDates
        ? `${titre}, ${period.text}`
        : titre.replace(/^(?:(?:19|20)\d\d[\s,]*)+$/u, ''),
    ...saidNames,
    etablissement: [saidNames.etablissement ?? etablissement, town].filter(Boolean).join(', '),
    ...(dates.date && dates),
    ...(isDay && { date: day.start }),
  };
}
