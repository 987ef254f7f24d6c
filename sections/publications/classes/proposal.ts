/** A publication's class: the owner's choice, or what follows from its facts, if anything. */
import { doiOf } from '@/lib/references/identifiers';
import { among, isBookPart, isDirection, isThesis, isWholeBook, type Nature } from '@/lib/references/natures';
import { readPages } from '../citing/pages';
import { isUnprinted } from '../citing/proceedings';
import type { Article, Communication, OtherWork } from '../schema';
import { isPending, natureOf } from '../venue';
import type { Codes, Scheme } from './schemes';

type Item = Article | Communication | OtherWork;

/** A class and its reason, or the facts that are missing; `lacksAudience` if only that is missing. */
type Proposal<Code extends string> = { readonly code?: Code; readonly lacksAudience?: true; readonly reason: string };

/** `isRefused`: the owner's choice does not suit the work's nature; the proposal replaces it once accepted. */
export type Classed<Code extends string> = Proposal<Code> & { readonly isChosen: boolean; readonly isRefused?: true };

/** The class of a work in a scheme. */
export function classOf<Each extends Scheme>(item: Item, scheme: Each): Classed<Codes[Each]>;
export function classOf(item: Item, scheme: Scheme): Classed<Codes[Scheme]> {
  const chosen = scheme === 'aeres' ? item.aeresClass : item.hceresClass;
  if (isPending(item)) return { reason: 'elle n’a pas encore été acceptée', isChosen: false };
  if (chosen && isClassOf(natureOf(item), chosen)) return { code: chosen, reason: 'votre choix', isChosen: true };
  const proposal = scheme === 'aeres' ? aeres(item) : hceres(item);
  if (!chosen) return { ...proposal, isChosen: false };
  const reason = `votre classe ${chosen} ne convient pas à cette nature\u202f; ${proposal.reason}`;
  return { ...proposal, reason, isChosen: false, isRefused: true };
}

/**
 * The class that a list prints: its type in HAL is a fact; a class of AERES only counts once the owner has accepted it,
 * since a list does not show that it was guessed.
 */
export function printedClass<Each extends Scheme>(item: Item, scheme: Each): Codes[Each] | undefined {
  const { code, isChosen, isRefused } = classOf(item, scheme);
  return isChosen || (scheme === 'hceres' && !isRefused) ? code : undefined;
}

/** Classes of both schemes that are limited to some natures; those not listed suit any. */
const naturesOf: readonly (readonly [classes: readonly string[], natures: (nature: Nature) => boolean])[] = [
  [['ACL', 'ACLN', 'ASCL', 'ART', 'BOOKREVIEW'], among('article', 'compte-rendu', 'note-arret', 'communication')],
  [
    ['OS', 'OV', 'OUV', 'COUV'],
    (nature) => isOfBooks(nature) || isBookPart(nature) || among('communication', 'rapport')(nature),
  ],
  [['DO', 'PROCEEDINGS', 'ISSUE'], (nature) => isOfBooks(nature)],
  [['TH', 'THESE', 'HDR'], isThesis],
  [['BRE', 'PATENT'], among('brevet')],
];

const isOfBooks = (nature: Nature) => isWholeBook(nature) || isDirection(nature);

const isClassOf = (nature: Nature, code: string): boolean =>
  nature === 'autre' || naturesOf.every(([classes, isOne]) => !classes.includes(code) || isOne(nature));

function aeres(item: Item): Proposal<Codes['aeres']> {
  const nature = natureOf(item);
  const { popular } = item.details ?? {};
  if (nature === 'livre' || nature === 'chapitre' || nature === 'notice')
    return popular
      ? { code: 'OV', reason: 'ouvrage ou chapitre pour le grand public' }
      : { code: 'OS', reason: 'ouvrage ou chapitre' };
  const code = natureClasses[nature];
  if (code && !(code === 'AP' && popular)) return { code, reason: 'sa nature' };
  if (popular) return { code: 'PV', reason: 'pour le grand public' };
  return 'conference' in item ? talk(item) : article(item);
}

/** Natures that are a class. */
const natureClasses: Readonly<Partial<Record<Nature, Codes['aeres']>>> = {
  ...{
    direction: 'DO',
    'numero-revue': 'DO',
    'edition-sources': 'OS',
    these: 'TH',
    hdr: 'TH',
    brevet: 'BRE',
    'article-presse': 'PV',
    media: 'PV',
  },
  // AERES listed translations and book reviews among « autres productions ».
  ...{ traduction: 'AP', preface: 'AP', 'compte-rendu': 'AP' },
  ...{
    memoire: 'AP',
    rapport: 'AP',
    prepublication: 'AP',
    logiciel: 'AP',
    donnees: 'AP',
    exposition: 'AP',
    autre: 'AP',
  },
};

/** Indexes whose journals are international and peer-reviewed. */
const indexes = /scopus|web of sciences?|\b(?:ieee|esci|scie?|ssci|ahci)\b/i;

function article(item: Item): Proposal<Codes['aeres']> {
  const { peerReviewed, unreviewed, audience } = item.details ?? {};
  const type = 'type' in item ? item.type.trim() : '';
  if (unreviewed && !peerReviewed) return { code: 'ASCL', reason: 'revue sans comité de lecture' };
  if (indexes.test(type)) return { code: 'ACL', reason: `type ${type}` };
  if (!peerReviewed) return { reason: 'on ne sait pas si la revue a un comité de lecture' };
  if (audience === undefined) return { lacksAudience: true, reason: 'l’audience de la revue n’est pas connue' };
  const code = audience === 'internationale' ? 'ACL' : 'ACLN';
  return { code, reason: `comité de lecture, audience ${audience}` };
}

const invitation = /(?<!\p{L})(?:invited|keynote|plenary|invitée?|plénière|inaugurale)(?!\p{L})/iu;
const posterNote = /(?:^|[.;]\s*)(?:poster|affiche)(?!\p{L})/iu;

function talk(item: Communication): Proposal<Codes['aeres']> {
  const { poster, invited, note = '', proceedings } = item.details ?? {};
  if (invited || invitation.test(`${note} ${item.conference}`)) return { code: 'C-INV', reason: 'sur invitation' };
  if (poster || posterNote.test(note)) return { code: 'C-AFF', reason: 'affiche' };
  if (proceedings === 'sans') return { code: 'C-COM', reason: 'sans actes' };
  if (proceedings === undefined && !isPrinted(item)) return { reason: 'on ne sait pas si elle a paru dans des actes' };
  const audience = audienceOf(item);
  if (audience === undefined) return { reason: 'l’audience du congrès n’est pas connue' };
  const code = audience === 'internationale' ? 'C-ACTI' : 'C-ACTN';
  return { code, reason: `avec actes, audience ${audience}` };
}

/** Whether the record has fields that only a paper in proceedings has. */
function isPrinted({ details = {}, pages, link, conference }: Communication): boolean {
  const { editors, doi = doiOf(link ?? ''), ...rest } = details;
  return !isUnprinted({
    ...rest,
    nature: 'communication',
    container: conference,
    doi,
    pages: readPages(pages ?? ''),
    editors,
  });
}

const international =
  /(?<!\p{L})(?:inter-?nation\p{L}+|world|worldwide|mondia(?:l|le|ux)|european|européen(?:ne)?)(?!\p{L})/iu;
const national = /(?<!\p{L})nation(?:al|ale|aux|ales)(?!\p{L})/iu;

/** The audience in the record or in the conference's name. */
function audienceOf({ conference, details }: Communication) {
  if (details?.audience) return details.audience;
  if (international.test(conference)) return 'internationale';
  return national.test(conference) ? 'nationale' : undefined;
}

function hceres(item: Item): Proposal<Codes['hceres']> {
  const nature = natureOf(item);
  const { halType = '', note = '', poster } = item.details ?? {};
  const known = halTypeClasses[nature]?.[halType];
  if (known) return { code: known, reason: 'son type dans HAL' };
  if (nature === 'communication')
    return { code: poster || posterNote.test(note) ? 'POSTER' : 'COMM', reason: 'sa nature' };
  if (nature === 'direction') return { code: directed(item), reason: 'sa nature' };
  if (nature === 'article' && item.details?.popular) return { code: 'OTHER', reason: 'pour le grand public' };
  return { code: types[nature], reason: 'sa nature' };
}

const types = {
  ...{ article: 'ART', livre: 'OUV', chapitre: 'COUV', these: 'THESE', hdr: 'HDR', memoire: 'OTHER' },
  ...{ 'numero-revue': 'ISSUE', 'edition-sources': 'OUV', traduction: 'TRAD', preface: 'COUV', notice: 'NOTICE' },
  ...{ 'compte-rendu': 'BOOKREVIEW', 'note-arret': 'ART', 'article-presse': 'OTHER', media: 'OTHER' },
  ...{ rapport: 'REPORT', prepublication: 'UNDEFINED', logiciel: 'SOFTWARE', donnees: 'OTHER', brevet: 'PATENT' },
  ...{ exposition: 'OTHER', autre: 'OTHER' },
} as const satisfies Partial<Record<Nature, Codes['hceres']>>;

/** HAL's types that are more specific than a nature. */
const halTypeClasses: Readonly<Partial<Record<Nature, Readonly<Partial<Record<string, Codes['hceres']>>>>>> = {
  direction: { PROCEEDINGS: 'PROCEEDINGS', ISSUE: 'ISSUE' },
  chapitre: { NOTICE: 'NOTICE' },
  autre: {
    ...{ BLOG: 'BLOG', NOTICE: 'NOTICE', TRAD: 'TRAD', LECTURE: 'LECTURE' },
    ...{ IMG: 'MEDIA', VIDEO: 'MEDIA', SON: 'MEDIA', MAP: 'MEDIA' },
  },
  media: { BLOG: 'BLOG', VIDEO: 'MEDIA', SON: 'MEDIA' },
};

/** Proceedings by title, a journal's issue by its numbers; else a book. */
function directed({ title, details = {} }: Item): Codes['hceres'] {
  if (/(?<!\p{L})(?:proceedings|actes d[eu’'])/iu.test(title)) return 'PROCEEDINGS';
  return details.issn && !details.isbn && (details.number || details.volume) ? 'ISSUE' : 'OUV';
}
