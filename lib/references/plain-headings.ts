/**
 * The headings of a list of publications, which say of what nature the works below are: « Articles dans des revues à
 * comité de lecture », « III. Direction d’ouvrages », « Invited talks », « ACTI ».
 */
import { fold } from '@/lib/format/fold';
import type { Draft } from './draft';
import { statusOf } from './states';
import type { Nature } from './work';

type Facts = Pick<
  Draft,
  'audience' | 'invited' | 'peerReviewed' | 'popular' | 'poster' | 'proceedings' | 'status' | 'unreviewed'
>;

/** What a heading says of the lines below it. */
export type Context = {
  /** Without its number. */
  readonly heading: string;
  /** What the works are; of several, a line says which, else it is the first. */
  readonly natures: readonly Nature[];
  readonly facts: Facts;
  /** Of a list by years. */
  readonly year?: string;
};

export const noContext: Context = { heading: '', natures: [], facts: {} };

type Kind = readonly [words: RegExp, natures: readonly Nature[], facts?: Facts];

const ofBooks = `(?: (?:dans|pour|a|in)? ?(?:de |d'|des |les |un |of |edited )*(?:ouvrages?|livres?|melanges|volumes?|books?)(?: (?:collectifs?|scientifiques?|diriges?|edites?))*)`;
const meetings = `(?:colloques?|conferences?|congres|journees?|seminaires?|workshops?|symposiums?|symposia)`;

/** In the order in which they are looked for: what one takes of a heading is not there for the next. */
const kinds: readonly Kind[] = [
  [/\b(?:review (?:articles?|papers?)|(?:articles?|revues) de (?:synthese|(?:la )?litterature))\b/, ['article']],
  [
    /\b(?:articles?|textes?|papiers?|publications?|papers?|contributions?)?(?: \p{L}+){0,3} ?(?:dans|in|aux?) (?:des |les )?(?:actes|(?:\p{L}+ )?proceedings)\b.*/u,
    ['communication'],
    { proceedings: 'avec' },
  ],
  [
    new RegExp(
      String.raw`\bactes de ${meetings}|\b(?:conference|workshop) (?:papers?|proceedings|articles?|publications?)\b|^proceedings\b`,
    ),
    ['communication'],
    { proceedings: 'avec' },
  ],
  [
    /^(?:(?:literature|systematic|invited) )?reviews?(?: (?:articles?|papers?))?$|^revues? (?:de la litterature|generales?)$/,
    ['article'],
  ],
  [
    /\bcomptes?[ -]rendus?\b(?: (?:de |d')(?:lecture|ouvrages?|livres?))?|\brecensions?\b|\bnotes? (?:de lecture|critiques?)\b|\bbook reviews?\b/,
    ['compte-rendu'],
  ],
  [
    /\bnotes?,? (?:d'arrets?|de jurisprudence|sous )|\b(?:commentaires?|observations?)\b(?: (?:d'arrets?|de (?:jurisprudence|decisions?|textes?)))?|\bnotes et (?:observations|commentaires|conclusions)|\bcase (?:notes?|comments?|commentaries)\b/,
    ['note-arret'],
  ],
  [/\bchroniques?\b(?: de jurisprudence)?/, ['article', 'note-arret']],
  [
    /\b(?:(?:co-?)?directions? (?:de |d')?)?(?:numeros?|dossiers?)\b(?: (?:speciaux|special|thematiques?|de revues?))*|\bdirections? de revues?\b|\b(?:special|themed?|guest[- ]edited|edited) (?:journal )?issues?\b/,
    ['numero-revue'],
  ],
  [
    new RegExp(
      String.raw`\b(?:chapitres?|chapters?)\b${ofBooks}?|\b(?:contributions?|participations?|articles?|papers?|textes?)${ofBooks}|\bmelanges\b`,
    ),
    ['chapitre'],
  ],
  [
    /\b(?:co-?)?(?:direction|coordination|edition)s? (?:de |d'|of |scientifiques? (?:de |d')?)?(?:ouvrages?|livres?|volumes?|actes|books)\b(?: (?:collectifs?|de \p{L}+))*|\b(?:ouvrages?|livres?|volumes?)(?: collectifs?)? (?:co-?)?(?:diriges?|edites?|coordonnes?|en direction)\b|\bouvrages? collectifs?\b|\bedited (?:books?|volumes?|collections?|works?|proceedings)\b|\b(?:books?|volumes?) edited\b|\bactes (?:edites|publies)\b|^(?:co-?)?directions?\b|\beditorship\b/u,
    ['direction'],
  ],
  [
    /\beditions? (?:de |d'|scientifiques? (?:de |d')?|critiques? (?:de |d')?)*(?:sources?|textes?|manuscrits?|archives|correspondances?|inedits?)\b|\beditions? (?:critiques?|scientifiques?|de textes)\b|\b(?:critical|scholarly|source|text) editions?\b|\btextes edites\b|^editions?(?=$| et traductions?)/,
    ['edition-sources'],
  ],
  [/\btraductions?\b|\btranslations?\b/, ['traduction']],
  [/\bprefaces?\b|\bpostfaces?\b|\bavant-propos\b|\bforewords?\b|\bafterwords?\b/, ['preface']],
  [
    /\b(?:notices?|articles?|entrees?|contributions?|entries|entry)(?: (?:de|a des|dans des|in|pour des))? (?:dictionn?air\p{L}+|encyclop\p{L}+|catalogu\p{L}+)\b|\b(?:dictionar\p{L}+|dictionnaires?|encyclop\p{L}+|catalogue)(?: et encyclop\p{L}+)?(?: (?:entries|entry|articles?|notices?))?|\bnotices?\b/u,
    ['notice'],
  ],
  [
    /\b(?:conferences?|communications?|exposes?|interventions?|seminaires?|talks?|lectures?|presentations?|papers?)? ?(?:invite(?:e?s?|d)\b|sur invitation\b|plenieres?\b)(?: (?:talks?|lectures?|presentations?|papers?|speakers?|seminars?))?|\b(?:invited|keynote|plenary)(?: (?:and )?(?:invited|keynote|plenary))?(?: (?:talks?|lectures?|presentations?|papers?|speakers?|seminars?|addresse?s?))?\b|\bkeynotes?\b/,
    ['communication'],
    { invited: true },
  ],
  [/\bposters?\b|\b(?:communications? par )?affiches?\b/, ['communication'], { poster: true }],
  [/\barticles? de presse\b|\btribunes?\b|\bpress articles?\b|\bop-?eds?\b/, ['article'], { popular: true }],
  [
    /\b(?:interventions?|participations?|presence|apparitions?|passages?)? ?(?:dans les |aux |in the )?(?:media(?:tiques?|s)?|presse|radios?|television|podcasts?)\b(?: (?:appearances?|interventions?|et \p{L}+))?|\bentretiens?\b|\binterviews?\b|\bemissions? (?:de |radio|tele)\p{L}*/u,
    ['media'],
  ],
  [
    new RegExp(
      String.raw`\bcommunications?\b|\b${meetings}\b|\btalks?\b|\bpresentations?\b|\bexposes?\b|\binterventions?\b|\bseminars?\b|\blectures\b`,
    ),
    ['communication'],
  ],
  [/\bhdr\b|\bhabilitations?\b/, ['hdr']],
  [/\btheses?\b(?: de doctorat)?|\bdoctora\p{L}+\b|\bdissertations?\b|\bph\.?d\.?\b/u, ['these']],
  [/\bmemoires?\b|\bmaster.?s\b/, ['memoire']],
  [
    /\brapports?\b(?: (?:d'|de )\p{L}+)?|\breports?\b|\bexpertises?\b|\bworking papers?\b|\bdocuments? de travail\b|\bwhite papers?\b|\blitterature grise\b/u,
    ['rapport'],
  ],
  [/\bpre-?publications?\b|\bpre-?prints?\b/, ['prepublication']],
  [/\bbrevets?\b|\bpatents?\b/, ['brevet']],
  [/\blogiciels?\b|\bsoftwares?\b/, ['logiciel']],
  [/\b(?:jeux?|bases?) de donnees\b|\bdata ?(?:sets?|bases?)\b/, ['donnees']],
  [
    /\barticles?\b|\b(?:dans (?:des|les) )?revues?\b|\bperiodiques\b|\b(?:journal|refereed|research) (?:papers?|publications?)\b|\bpapers\b|\bjournals?\b/,
    ['article'],
  ],
  [/\bouvrages?\b|\blivres?\b|\bmonogra\p{L}+|\bbooks?\b|\bmanuels?\b|\btextbooks?\b|\bessais?\b/u, ['livre']],
];

/** What a heading says beside the nature. */
const facts: readonly (readonly [RegExp, Facts])[] = [
  [/\b(?:sans comite|non[ -](?:peer|refereed|indexe))/, { unreviewed: true }],
  [/\b(?:comite de (?:lecture|redaction)|peer[ -]reviewed|refereed|indexe)/, { peerReviewed: true }],
  [/\binternationa(?:l|ux)/, { audience: 'internationale' }],
  [/\bnationa(?:l|ux)/, { audience: 'nationale' }],
  [/\b(?:avec|dans les|with) (?:actes|proceedings)|\bpubliees? dans des actes/, { proceedings: 'avec' }],
  [/(?<!(?:et|ou) )\b(?:sans actes|without proceedings)/, { proceedings: 'sans' }],
  [
    /\b(?:vulgarisation|grand public|valorisation|diffusion|popular|outreach|general (?:public|audience)|transfert)/,
    { popular: true },
  ],
  [/\b(?:a paraitre|sous presse|forthcoming|in press|to appear)/, { status: 'a-paraitre' }],
  [/\b(?:soumis|submitted|under review|en evaluation)/, { status: 'soumise' }],
  [/\b(?:en preparation|in preparation|in progress)/, { status: 'en-preparation' }],
];

/** The classes of French evaluations (AERES, Hcéres, CNU), which head the parts of a list or number its lines. */
const classes: Readonly<Partial<Record<string, Omit<Context, 'heading'>>>> = {
  ACL: { natures: ['article'], facts: { peerReviewed: true } },
  ACLI: { natures: ['article'], facts: { peerReviewed: true, audience: 'internationale' } },
  ACLN: { natures: ['article'], facts: { peerReviewed: true, audience: 'nationale' } },
  ASCL: { natures: ['article'], facts: { unreviewed: true } },
  ACTI: { natures: ['communication'], facts: { proceedings: 'avec', audience: 'internationale' } },
  ACTN: { natures: ['communication'], facts: { proceedings: 'avec', audience: 'nationale' } },
  ACT: { natures: ['communication'], facts: { proceedings: 'avec' } },
  COM: { natures: ['communication'], facts: { proceedings: 'sans' } },
  AFF: { natures: ['communication'], facts: { poster: true } },
  INV: { natures: ['communication'], facts: { invited: true } },
  OS: { natures: ['livre', 'chapitre', 'direction', 'edition-sources'], facts: {} },
  COS: { natures: ['chapitre'], facts: {} },
  DO: { natures: ['direction', 'numero-revue'], facts: {} },
  OV: { natures: ['livre', 'article', 'chapitre'], facts: { popular: true } },
  BRE: { natures: ['brevet'], facts: {} },
  TH: { natures: ['these', 'hdr'], facts: {} },
  AP: { natures: [], facts: {} },
};

/** All of them, in an expression. */
export const classCodes = Object.keys(classes).join('|');

/** `ACL`, `ACTI` of « ACL », « C-ACTI », « [ACL] », « (ACL) ». */
const classIn = new RegExp(String.raw`(?<![\p{L}-])(?:C-)?(${classCodes})(?![\p{L}\d])`, 'u');

/** The class that a mark before a line names: « ACL-12 », « C-ACTI 3 ». */
export function classOf(mark: string): Omit<Context, 'heading'> | undefined {
  const [, code = ''] = /(?<![\p{L}-])(?:C-)?(\p{Lu}{2,4})(?=[-\s.]?\d)/u.exec(mark) ?? [];
  return Object.hasOwn(classes, code) ? classes[code] : undefined;
}

const number =
  /^(?:#+\s|(?:[IVXLC]+|\p{Lu}|\p{Ll}|\d{1,2}(?:\.\d{1,2})*)(?:\s?[.):/–—-]|\s(?=[–—-]))[\s\d.)–—-]*|[-–—•*·▪◦]\s)\s*/u;
const plainYear = /^((?:1[89]|20)\d\d)$/;

/** The text of a heading without its number, its count and the marks around it. */
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^[*_=]+|[*_=]+$/g, '')
    .replace(number, '')
    .replace(/\s*[[(](?:\d+|[^()[\]]*\d{4}\s*[-–—][^()[\]]*)[\])]\s*:?$/, '')
    .replace(/\s*:$/, '')
    .trim();

/**
 * What a line says as a heading; undefined where it is none: each phrase of a heading is about works. `before` is the
 * heading that it stands under: « À comité de lecture » says more of the articles above it, and a year says nothing
 * else.
 */
export function headingIn(line: string, before: Context): Context | undefined {
  const heading = bare(line);
  const [, year] = plainYear.exec(heading) ?? [];
  if (year !== undefined) return { ...before, year };
  if (heading === '' || heading.length > 300 || notInHeadings.test(heading)) return undefined;
  const { natures, facts } = saidBy(heading);
  const [, code = ''] = classIn.exec(heading) ?? [];
  const ofClass = Object.hasOwn(classes, code) ? classes[code] : undefined;
  if (ofClass) return { heading, natures: ofClass.natures, facts: { ...facts, ...ofClass.facts } };
  const phrases = heading.replace(/[([][^()[\]]*[)\]]/g, '').split(/[,;:/&–—]|\s-\s|\.\s/);
  if (!phrases.every(isAboutWorks)) return undefined;
  if (natures.length > 0) return { heading, natures, facts };
  const refines = facts.audience ?? facts.peerReviewed ?? facts.unreviewed ?? facts.proceedings;
  return refines === undefined
    ? { heading, natures, facts }
    : { heading, natures: before.natures, facts: { ...before.facts, ...facts } };
}

/** Quotes, an address, a year, the end of a sentence. */
const notInHeadings = /[«»“”"]|https?:|(?<!\d)(?:1[4-9]|20)\d\d(?!\d)|[.;]\s*$/;

const works =
  /\b(?:publications?|productions?|travaux|works?|divers|autres?|others?|varia|miscellane\p{L}+|recherches?|research|etudes?|studies|selection|liste?)\b/u;

function isAboutWorks(phrase: string): boolean {
  if (phrase.trim() === '') return true;
  const { natures, facts } = saidBy(phrase);
  return (
    natures.length > 0 || Object.keys(facts).length > 0 || statusOf(phrase) !== undefined || works.test(fold(phrase))
  );
}

/** Natures in the order in which a heading names them. */
function saidBy(heading: string): Pick<Context, 'natures' | 'facts'> {
  const whole = fold(heading);
  let left = whole;
  const named: { readonly at: number; readonly natures: readonly Nature[]; readonly also: Facts }[] = [];
  for (const [words, natures, also = {}] of kinds) {
    const found = words.exec(left);
    if (!found) continue;
    left = left.replace(found[0], ' '.repeat(found[0].length));
    named.push({ at: found.index, natures, also });
  }
  const natures = named.toSorted((one, other) => one.at - other.at).flatMap((each) => each.natures);
  let all: Facts = named.length === 1 ? (named[0]?.also ?? {}) : {};
  for (const [words, each] of facts) if (words.test(whole)) all = { ...all, ...each };
  const areBoth = /(?<!inter)nationa/.test(whole) && /internationa/.test(whole);
  return { natures: [...new Set(natures)], facts: areBoth ? { ...all, audience: undefined } : all };
}

const isTalk = (nature: Nature): boolean => nature === 'communication';
const isArticle = (nature: Nature): boolean => nature === 'article' || nature === 'chapitre';

/** What each fact may be said of. */
const holdsFor: { readonly [Fact in keyof Facts]-?: (nature: Nature) => boolean } = {
  audience: (nature) => nature === 'article' || isTalk(nature),
  invited: isTalk,
  peerReviewed: isArticle,
  popular: (nature) => isArticle(nature) || nature === 'livre' || isTalk(nature),
  poster: isTalk,
  proceedings: isTalk,
  status: () => true,
  unreviewed: isArticle,
};

/** What a heading says that may be said of a work of this nature. */
export const factsFor = (nature: Nature, given: Facts): Facts => ({
  audience: holdsFor.audience(nature) ? given.audience : undefined,
  invited: holdsFor.invited(nature) ? given.invited : undefined,
  peerReviewed: holdsFor.peerReviewed(nature) ? given.peerReviewed : undefined,
  popular: holdsFor.popular(nature) ? given.popular : undefined,
  poster: holdsFor.poster(nature) ? given.poster : undefined,
  proceedings: holdsFor.proceedings(nature) ? given.proceedings : undefined,
  status: given.status,
  unreviewed: holdsFor.unreviewed(nature) ? given.unreviewed : undefined,
});
