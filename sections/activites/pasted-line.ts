/** A line of a pasted list of activities. */
import { beginsWithRole, beyondQuotes, bodyIn, ifLike, townIn, unquoted } from '../line-parts';
import { type PeriodFound, periodsIn } from '../period';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { isEventNature, isLasting, natures } from './natures';

/** Of a talk of someone else. */
const discussants = 'discutante?|discussant|respondent';

/** What the parts of a pasted line say: « Relecteur, Nature, depuis 2019 ». */
const lineTable: LineTable<'kind' | 'role' | 'organization'> = {
  phrases: {
    role: atPart(new RegExp(`(${discussants})(?!\\p{L})`, 'iu')),
  },
  parts: {
    kind: ifLike(
      /^(?:prix|distinction|(?:conférence|conf\.|exposé|séminaire)(?: invitée?| sur invitation)?|invited talk)$/iu,
    ),
    role: ifLike(
      /^(?:(?:vice-)?présidente?(?: du comité(?: d['’]organisation| scientifique| de programme)?)?|membre|relect(?:eur|rice)|invitée?|keynote|organisat(?:eur|rice)|co-?organisat(?:eur|rice)|experte?|trésori[eè]re?|secrétaire)$/iu,
    ),
    organization: bodyIn,
  },
};

/** « Séminaires invités : LSE, UPF, Zürich », « Referee: Duke, IMRN »: names of equals, none of them the place of the rest. */
const several = /^(?:(?:relect|review|referee)\p{L}*)/iu;

export const standsFor = {
  ...Object.fromEntries(Object.values(natures).map(({ label }) => [label, ''])),
  [natures.talks.label]: 'conf conference invite invitee invited talk expose seminaire sur invitation',
  [natures.awards.label]: 'prix distinction',
  role: 'a au aux d de du des l la le dans',
};

/** « Évaluatrice pour Genèses, Sociologie du travail » */
const reviewsOf = /^(?:évalua|relect|expert|review|referee)\p{L}*\s[^,]*,/iu;

/** None of equals is the place of the rest. */
export const isSure = (title: string, { organization, place, description }: Fields): boolean => {
  const isAlone = !organization && !place;
  return several.test(title) || reviewsOf.test(title)
    ? isAlone && !description
    : isAlone || !/\s?:\s[^«“"]/u.test(title);
};

/** One whose years are in its title alone goes on only where they do. */
export function whenKept(line: string, period: PeriodFound | undefined): Fields {
  const nature = natureIn(line);
  const periods = periodsIn(line);
  const isOver =
    !period &&
    !line.includes(';') &&
    isLasting({ nature }) &&
    periods.length > 0 &&
    !periods.some(({ goesOn }) => goesOn);
  return { ...(nature && { nature }), ...(isOver && { ended: true }) };
}

/** Why a pasted line is no activity, for the window to say: talks that are no invitation and no seminar are works. */
export function refuses(line: string, heading: string): string | undefined {
  const isTalk = talks.test(heading) && !invited.test(heading);
  const isOther =
    natureIn(line) !== undefined || mission.test(line) || beginsWithRole.test(line) || discussant.test(line);
  return (work.test(line) || (isTalk && !isOther)) && !invited.test(line)
    ? 'Une communication est un travail\u00a0: sa place est dans «\u00a0Publications\u00a0», où une liste s’importe.'
    : undefined;
}
/** « Communications sans actes », « Exposés (sélection) », « Colloques (communications) »; none for everybody. */
const talks =
  /^(?!.*grand public)(?:[^(]*\(|[^,(]*,\s)?(?:communications?|exposés?|posters?|talks|presentations)(?!\p{L})/iu;
const invited = /invité|invitation|invited|pl[eé]n(?:ière|ary)|keynote/iu;
const discussant = new RegExp(`(?:^|[,;:(–—-])\\s*(?:${discussants})(?!\\p{L})`, 'iu');
const mission = /(?<!\p{L})(?:missions?|campagnes?|expéditions?)(?!\p{L})/iu;
const work =
  /(?:^|[,;:(–—]\s*|\.\s+)(?:(?:(?:communications?|comm\.)(?:\s(?:orale|affichée|écrite)s?)?|posters?|affiches?|oral (?:presentation|communication)s?)(?=\s*(?:$|[,;:()«“"–—-]|à\s|au\s|aux\s|avec\s|lors\s|dans\s|par\s))|chapitre d)/iu;

/** The activity that a pasted line names; what it does not say is that of the activity before it. */
export function eachLine(line: string, blank: Fields, { nature = '', role = '' }: Fields): Fields {
  const { title, rest, said, period, town } = readLine(line, lineTable);
  const { kind = '', ...fields } = said;
  const told = natureIn(line) ?? nature;
  const isEvent = isEventNature(String(told)) || discussant.test(fields.role ?? '');
  const [event, place] = town || !isEvent ? [title, town] : townIn(title);
  const [, quote = event, venue] = /^((?:«[^»]+»|“[^”]+”|"[^"]+")),\s+(\p{Lu}[^,«“]+)$/u.exec(event) ?? [];
  return {
    ...blank,
    ...{ role, ...(venue && { organization: venue }), ...fields },
    nature: told,
    title: unquoted(quote) || kind || fields.role || line,
    ...(place && { place }),
    ...(rest[0] && { description: rest[0] }),
    ...(period?.start && { start: period.start }),
    ...(period?.end && { end: period.end }),
    ...(period?.goesOn && { ongoing: true }),
  };
}

/** The nature that a part of a pasted line begins with; undefined for a line of several. */
export function natureIn(line: string): string | undefined {
  const natures = beyondQuotes(line)
    .split(/;(?![^()]*\))/u)
    .map((each) => natureOfOne(each, line));
  return natures.every((each) => each === natures[0]) ? natures[0] : undefined;
}
function natureOfOne(text: string, line: string): string | undefined {
  const parts = text.split(/[,:(]\s*|\s[–—-]\s|\t|\.\s(?=\p{Lu})/u);
  if (parts.some((part) => discussant.test(part))) return undefined; // of a talk of someone else
  const [first] = parts.filter((part) => /\S/u.test(part) && periodsIn(part)[0]?.text.trim() !== part.trim());
  for (const part of parts) {
    const found = naturePatterns.find(
      ([words, nature]) => words.test(part) && (nature !== natures.awards || part === first),
    );
    if (found) return found[1] !== natures.stays || isAbroad(line) ? found[1].label : undefined;
  }
  return undefined;
}
/** A part that begins so, behind a date or what one is of it: « 2019 : », « Membre du ». */
const begins = (words: string): RegExp =>
  new RegExp(
    String.raw`^\P{L}*(?:(?:membre|(?:vice-?|co-?)?présidente?|secrétaire|responsable)\s(?:d[ue]s?|de la)?\s?)?(?:${words})(?!\p{L})`,
    'iu',
  );
const naturePatterns: readonly (readonly [RegExp, { readonly label: string }])[] = [
  [begins('prix|médaille|distinction|lauréate?|award|palmes'), natures.awards],
  [
    begins(
      String.raw`séjours?|(?:prof\.|professeure?|chercheu(?:r|se)|enseignante?|visiting)\s(?:\p{L}+\s)?(?:invitée?|visiteu(?:r|se)|professor|scholar|fellow|researcher|scientist)`,
    ),
    natures.stays,
  ],
  [
    begins(
      String.raw`relect(?:eur|rice|ures?)|évaluations?\sd['’]articles?|review(?:er|ing)?|referee|rédact(?:eur|rice)\sen\schef|(?:comité|conseil)\s(?:éditorial|de\s(?:rédaction|lecture))|(?:associate\s)?editor|éditeur associé|éditrice associée|editorial board`,
    ),
    natures.reviewing,
  ],
  [
    begins(
      String.raw`(?:co-?)?organis(?:at(?:eur|rice)s?|ation(?!\s(?:mondiale|internationale|non|des nations|de coopération|pour)))|comité (?:d['’]organisation|de programme)|programme committee|organi[sz]ing committee|présidence de session`,
    ),
    natures.conferences,
  ],
  [
    begins(
      '[^,;:]*grand public|fête de la science|vulgarisation|(?:[ée]mission|chronique)s?|podcast|presse|médias?|interviews?|entretiens?|France (?:Culture|Inter|Info|Bleu)|RFI',
    ),
    natures.outreach,
  ],
  [
    begins(
      String.raw`(?:conf(?:érences?|\.)|exposés?|communication)(?:\s(?:invitée?s?|sur invitation|plénière|inaugurale))|(?:conférences?|exposés?)(?=\s*$|\s(?:à|au|aux)\s)|séminaires?\s(?:invitée?s?|sur invitation)|invited (?:talk|lecture|seminar)|keynote`,
    ),
    natures.talks,
  ],
  [begins('expert(?:e|ises?)?|évaluat(?:eur|rice|ions?)'), natures.expertise],
  [
    /^\P{L}*(?:[Mm]embre|[Aa]dhérente?|(?:[Vv]ice-)?[Pp]résidente?|[Ss]ecrétaire|[Tt]résori[eè]re?)(?:\s\p{Ll}+){0,4}\s(?:d[eu]\sl['’]|de la\s|l['’])(?:Société|Association|Académie|société (?:savante|\p{Ll}+ise)|association (?:\p{Ll}+ise))|^(?:[Ss]ociétés? savantes?|[Aa]ppartenance)(?!\p{L})/u,
    natures.societies,
  ],
];

/** Without the Maghreb, where an owner may live: from there, Lille is abroad. */
const countries =
  'Allemagne|Angleterre|Argentine|Australie|Autriche|Belgique|Brésil|Canada|Chili|Chine|Corée|Danemark|Écosse|Espagne|États-Unis|Finlande|Grèce|Hongrie|Inde|Irlande|Italie|Japon|Mexique|Norvège|Pays-Bas|Pologne|Portugal|Roumanie|Royaume-Uni|Suède|Suisse|Tchéquie|Turquie|UK|USA';
const foreignTowns =
  'Amsterdam|Athènes|Bâle|Barcelone|Berkeley|Berlin|Berne|Bologne|Boston|Bruxelles|Budapest|Buenos Aires|Cambridge|Chicago|Copenhague|Dublin|Édimbourg|Francfort|Gand|Genève|Göttingen|Hambourg|Harvard|Heidelberg|Istanbul|Lausanne|Leipzig|Leyde|Liège|Lisbonne|Londres|London|Louvain|Madrid|Milan|Montréal|Munich|New York|Oslo|Oxford|Padoue|Pékin|Pise|Prague|Princeton|Québec|Rome|Séville|Stanford|Stockholm|Sydney|Tokyo|Toronto|Turin|Varsovie|Venise|Vienne|Yale|Zürich|Zurich';
/** Names of foreign institutions in their own languages. */
const foreignInstitutions =
  'EPFL|ETH|MIT|KU Leuven|UCLouvain|UQAM|Institut für|(?:\\p{L}+-)*Universität|Universidade?|Universiteit|Università|Uniwersytet|(?:\\p{L}+-)?Hochschule|Politecnico';
const foreign = new RegExp(
  `(?<!\\p{L})(?:à l['’]étranger|${countries}|${foreignTowns}|${foreignInstitutions})(?!\\p{L})`,
  'u',
);
const french =
  /(?<!\p{L})(?:Aix|Amiens|Besançon|Bordeaux|Brest|Caen|Dijon|Grenoble|Lille|Lyon|Marseille|Metz|Montpellier|Nancy|Nantes|Nice|Orléans|Paris|Poitiers|Reims|Rennes|Rouen|Strasbourg|Toulouse|Tours)(?!\p{L})/u;

/** A line that also names a place in France is ambiguous: false. */
const isAbroad = (line: string): boolean => foreign.test(line) && !french.test(line);
