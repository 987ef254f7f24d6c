/** A line of a pasted list of activities. */
import { bodyIn, ifLike, townIn, unquoted } from '../line-parts';
import { atPart, type Fields, type LineTable, readLine } from '../read-line';
import { isEventNature, natures } from './natures';

/** What the parts of a pasted line say: « Relecteur, Nature, depuis 2019 ». */
const lineTable: LineTable<'kind' | 'role' | 'organization'> = {
  phrases: {
    role: atPart(/(discutante?)(?=\s*(?:$|[,;):–—-])|\s+(?:aux?|d[eu’']|à|dans))/iu),
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
const several =
  /^(?:(?:séminaires|conférences|exposés|interventions|expertises)(?!\p{L})|(?:relect|review|referee)\p{L}*\s?(?::|pour|for))/iu;

/** A place of one among equals, or a year beside another: « 2020, 2022 ». */
export const isDebris = (title: string, { organization, place, start, end }: Fields): boolean =>
  (several.test(title) && Boolean(organization || place)) ||
  (title.match(/(?:19|20)\d\d/gu) ?? []).some((year) => start && !`${start} ${end}`.includes(year));

export function whenKept(line: string): Fields {
  const nature = natureIn(line);
  return nature ? { nature } : {};
}

/** Why a pasted line is no activity, for the window to say: talks that are no invitation are works. */
export function refuses(line: string, heading: string): string | undefined {
  const isWork = work.test(line) || (work.test(heading) && natureIn(line) === undefined && !mission.test(line));
  return isWork && !/invité|invited|plénière|keynote/iu.test(line)
    ? 'Une communication est un travail\u00a0: sa place est dans «\u00a0Publications\u00a0», où une liste s’importe.'
    : undefined;
}
const mission = /(?<!\p{L})(?:missions?|campagnes?|expéditions?)(?!\p{L})/iu;
const work =
  /(?:^|[,;:(–—]\s*|\.\s+)(?:(?:(?:communications?|comm\.)(?:\s(?:orale|affichée|écrite)s?)?|posters?|affiches?|oral (?:presentation|communication)s?)(?=\s*(?:$|[,;:()–—-]|à\s|au\s|aux\s|avec\s|lors\s|dans\s|par\s))|chapitre d)/iu;

/** The activity that a pasted line names; what it does not say is that of the activity before it. */
export function eachLine(line: string, blank: Fields, { nature = '', role = '' }: Fields): Fields {
  const { title, said, period, town } = readLine(line, lineTable);
  const { kind = '', ...fields } = said;
  const told = natureIn(line) ?? nature;
  const [event, place] = town || !isEventNature(String(told)) ? [title, town] : townIn(title);
  const [, quote = event, venue] = /^((?:«[^»]+»|“[^”]+”|"[^"]+")),\s+(\p{Lu}[^,«“]+)$/u.exec(event) ?? [];
  return {
    ...blank,
    ...{ role, ...(venue && { organization: venue }), ...fields },
    nature: told,
    title: unquoted(fields.organization && venue ? event : quote) || kind || fields.role || line,
    ...(place && { place }),
    ...(period?.start && { start: period.start }),
    ...(period?.end && { end: period.end }),
    ...(period?.goesOn && { ongoing: true }),
  };
}

/** The nature that the words of a pasted line tell; undefined for what may be several. */
export function natureIn(line: string): string | undefined {
  const nature = stay.test(line) ? natures.stays : naturePatterns.find(([words]) => words.test(line))?.[1];
  return nature === natures.stays && !isAbroad(line) ? undefined : nature?.label;
}
/** A guest’s, too: « Séjour invité » is no talk. */
const stay = /^\P{L}*(?:\p{L}+\.?\s\d{4}\P{L}*)?séjours?(?!\p{L})/iu;
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const naturePatterns: readonly (readonly [RegExp, { readonly label: string }?])[] = [
  [
    /^(?!.*(?:jury|comité|expert|évaluat|nominé|finaliste)).*(?<!\p{L})(?:prix|médaille|distinction|lauréate?|award|palmes|prime)(?!\p{L})/iu,
    natures.awards,
  ],
  [
    /(?<!\p{L})(?:prof\.|professeure?|chercheu(?:r|se)|enseignante?|visiting)\s(?:\p{L}+\s)?(?:invitée?|visiteu(?:r|se)|professor|scholar|fellow|researcher|scientist)/iu,
    undefined, // a guest, perhaps in the owner’s own country
  ],
  [
    /relect|review|referee|(?:comité|conseil|rédact\p{L}+)[^,;]* (?:édit|de rédaction|de lecture|en chef)|éditorial|editor(?!\p{L})|editorial/iu,
    natures.reviewing,
  ],
  [
    whole(
      String.raw`(?:co-?)?organis(?:ation(?!\s(?:mondiale|internationale|non|des nations|de coopération|pour))|at(?:eur|rice)s?|er|é)|comité (?:scientifique|de programme|d['’]organisation)|programme committee|(?:organi[sz]ing|program) committee|présidence de session`,
    ),
    natures.conferences,
  ],
  [
    whole(
      String.raw`fête de la science|grand public|vulgaris\p{L}+|(?:émission|chronique)\s(?:de\s)?(?:radio|télé)\p{L}*|radio(?:\s\p{Lu}\p{L}*)?|télé(?:vision)?|podcast|presse|médias?|interview|entretien|valorisation|France (?:Culture|Inter|Info|Bleu)|RFI`,
    ),
    natures.outreach,
  ],
  [/(?:invitée?|invited|keynote|séminaire|conférence|exposé|talk|discutante?)(?!\p{L})/iu, natures.talks],
  [whole(String.raw`expert(?:e|ises?)?|évaluat\p{L}+`), natures.expertise],
  [whole('séjours?'), natures.stays],
  [
    /^(?:membre|adhérente?|présidente?|vice-présidente?|secrétaire|trésori[eè]re?)(?!\p{L})[^,;]*(?:société (?!anonyme)|association|académie)/iu,
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
