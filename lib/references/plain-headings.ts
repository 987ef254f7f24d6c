/**
 * The headings of a list of publications, which say of what nature the works below are: « Articles dans des revues à
 * comité de lecture », « III. Direction d’ouvrages », « Invited talks », « ACTI ».
 */
import { fold } from '@/lib/format/fold';
import { statusOf } from './states';
import type { Nature, Work } from './work';

type Facts = Pick<
  Work,
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

type Kind = readonly [natures: readonly Nature[], words: string, facts?: Facts];

const ofBooks = `( (dans|pour|a|in)? ?(de |d'|des |les |un |of |edited )*(ouvrage|livre|melange|volume|book)( (collectif|scientifique|dirige|edite))*)`;
const meeting = '(colloque|conference|congres|journee|seminaire|workshop|symposium|symposia)';
const talks = '(talk|lecture|presentation|paper|speaker|seminar|address)';

/**
 * Phrases by line, each word in the singular or the plural (but for one with a `!`), in the order in which they are
 * looked for: what one takes of a heading is not there for the next.
 */
// biome-ignore format: a table
const phrases: readonly Kind[] = [
  [['article'], `
    review (article|paper)
    (article|revue) de (synthese|(la )?litterature)`],
  [['communication'], String.raw`
    ^actes!$
    (article|texte|papier|publication|paper|contribution)?( \p{L}+){0,3} ?(dans|in|aux?) (des |les )?(acte|(\p{L}+ )?proceeding)\b.*`, { proceedings: 'avec' }],
  [['communication'], `
    actes de ${meeting}
    (conference|workshop) (paper|proceeding|article|publication)
    ^proceeding`, { proceedings: 'avec' }],
  [['article'], `
    ^((literature|systematic|invited) )?review( (article|paper))?$
    ^revue (de la litterature|generale)$`],
  [['compte-rendu'], `
    compte[ -]rendu( (de |d')(lecture|ouvrage|livre))?
    recension
    note (de lecture|critique)
    book review`],
  [['note-arret'], `
    note,? (d'arret|de jurisprudence|sous)
    (commentaire|observation)( (d'arret|de (jurisprudence|decision|texte)))?
    note et (observation|commentaire|conclusion)
    case (note|comment|commentary|commentaries)`],
  [['article', 'note-arret'], 'chronique( de jurisprudence)?'],
  [['numero-revue'], `
    ((co-?)?direction (de |d')?)?(numero|dossier)( (speciaux|special|thematique|de revue))*
    direction de revue
    (special|themed?|guest[- ]edited|edited) (journal )?issue`],
  [['chapitre'], `
    (chapitre|chapter)${ofBooks}?
    (contribution|participation|article|paper|texte)${ofBooks}
    melange`],
  [['direction'], String.raw`
    (co-?)?(direction|coordination|edition) (de |d'|of |scientifique (de |d')?)?(ouvrage|livre|volume|acte|book)( (collectif|de \p{L}+))*
    (ouvrage|livre|volume)( collectif)? ((co-?)?(dirige|edite|coordonne)|en direction)
    ouvrage collectif
    edited (book|volume|collection|work|proceeding)
    (book|volume) edited
    acte (edite|publie)
    ^(co-?)?direction
    editorship`],
  [['edition-sources'], `
    edition (de |d'|scientifique (de |d')?|critique (de |d')?)*(source|texte|manuscrit|archive|correspondance|inedit)
    edition (critique|scientifique|de texte)
    (critical|scholarly|source|text) edition
    texte edite
    ^edition(?=$| et traduction)`],
  [['traduction'], 'traduction|translation'],
  [['preface'], 'preface|postface|avant-propos|foreword|afterword'],
  [['notice'], String.raw`
    (notice|article|entree|contribution|entries|entry)( (de|a des|dans des|in|pour des))? (dictionn?air\p{L}+|encyclop\p{L}+|catalogu\p{L}+)
    (dictionar\p{L}+|dictionnaire|encyclop\p{L}+|catalogue)( et encyclop\p{L}+)?( (entries|entry|article|notice))?
    notice`],
  [['communication'], `
    (conference|communication|expose|intervention|seminaire|talk|lecture|presentation|paper)? ?(invite(e?s?|d)|sur invitation|pleniere)( ${talks})?
    (invited|keynote|plenary)( (and )?(invited|keynote|plenary))?( ${talks})?
    keynote`, { invited: true }],
  [['communication'], '(communication par )?affiche|poster', { poster: true }],
  [['article-presse'], 'articles? de presse|tribune|press article|op-?eds?'],
  [['media'], String.raw`
    ^press!$
    (intervention|participation|presence|apparition|passage)? ?(dans les |aux |in the )?(media(tique)?|presse!|radio|television|podcast)( (appearance|intervention|et \p{L}+))?
    entretien
    interview
    emission (de |radio|tele)\p{L}*`],
  [['communication'], `communication|${meeting}|talk|presentation|expose|intervention|seminar|lectures`],
  [['hdr'], 'hdr|habilitation'],
  [['these'], String.raw`thesis|theses|these( de doctorat)?|doctora\p{L}+|dissertation|ph\.?d`],
  [['memoire'], 'memoire|master.?s'],
  [['rapport'], String.raw`
    rapport( (d'|de )\p{L}+)?
    report
    expertise
    working paper
    document de travail
    white paper
    litterature grise`],
  [['prepublication'], 'pre-?publication|pre-?prints?'],
  [['brevet'], 'brevet|patent'],
  [['logiciel'], 'logiciel|software'],
  [['donnees'], '(jeux?|base) de donnee|data ?(set|base)'],
  [['article'], `
    article
    (dans (des|les) )?revue
    periodique
    (journal|refereed|research) (paper|publication)
    papers
    (lettre et |letters and )?(editorial|editoriaux!)
    letters to the editors?
    journal`],
  [['livre'], String.raw`ouvrage|livre|monogra\p{L}+|book|manuel|textbook|essai`],
];

const kinds = phrases.map(([natures, lines, facts]) => {
  const words = lines
    .trim()
    .replace(/\((?!\?)/g, '(?:')
    .replace(/([a-z]{3,})(?![a-z?])(!?)/g, (_, word, sign) => (sign ? word : `${word}s?`))
    .split(/\n\s*/);
  return [new RegExp(String.raw`\b(?:${words.join('|')})(?!\p{L})`, 'u'), natures, facts] as const;
});

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
