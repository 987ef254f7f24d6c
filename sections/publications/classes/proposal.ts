/** A publication's class: the owner's choice, or what follows from its facts, if anything. */
import { doiOf } from '@/lib/references/identifiers';
import { natureCodes } from '@/lib/references/nature-codes';
import { among, isBookPart, isDirection, isThesis, isWholeBook, type Nature } from '@/lib/references/natures';
import { readPages } from '../citing/pages';
import { isUnprinted } from '../citing/proceedings';
import type { Communication, Publication } from '../schema';
import { isAsWritten, isPending, natureOf } from '../venue';
import { type Codes, codesOf, type Scheme } from './schemes';

/** A class and its reason, or the facts that are missing; `lacksAudience` if only that is missing. */
type Proposal<Code extends string> = { readonly code?: Code; readonly lacksAudience?: true; readonly reason: string };

/** `isRefused`: the owner's choice does not suit the work's nature; the proposal replaces it once accepted. */
export type Classed<Code extends string> = Proposal<Code> & { readonly isChosen: boolean; readonly isRefused?: true };

/** The class of a work in a scheme. */
export function classOf<Each extends Scheme>(item: Publication, scheme: Each): Classed<Codes[Each]>;
export function classOf(item: Publication, scheme: Scheme): Classed<Codes[Scheme]> {
  const chosen = scheme === 'aeres' ? item.aeresClass : item.hceresClass;
  if (isPending(item)) return { reason: 'elle n’a pas encore été acceptée', isChosen: false };
  if (chosen && isClassOf(item, chosen)) return { code: chosen, reason: 'votre choix', isChosen: true };
  const proposal = scheme === 'aeres' ? aeres(item) : hceres(item);
  if (!chosen) return { ...proposal, isChosen: false };
  const reason = `votre classe ${chosen} ne convient pas à cette nature\u202f; ${proposal.reason}`;
  return { ...proposal, reason, isChosen: false, isRefused: true };
}

/**
 * The class that a list prints: its type in HAL is a fact; a class of AERES only counts once the owner has accepted it,
 * since a list does not show that it was guessed.
 */
export function printedClass<Each extends Scheme>(item: Publication, scheme: Each): Codes[Each] | undefined {
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

/** Any class suits what has no nature, and a line that is kept as written, whose nature is its heading's. */
function isClassOf(item: Publication, code: string): boolean {
  const nature = natureOf(item);
  const isSure = nature !== 'autre' && !isAsWritten(item);
  return !isSure || naturesOf.every(([classes, isOne]) => !classes.includes(code) || isOne(nature));
}

/** The classes that the owner may choose for a work. */
export const classesFor = (item: Publication, scheme: Scheme): readonly string[] =>
  codesOf(scheme).filter((code) => isClassOf(item, code));

function aeres(item: Publication): Proposal<Codes['aeres']> {
  const { classes } = natureCodes[natureOf(item)];
  const { popular } = item.details ?? {};
  if ('popular' in classes)
    return popular
      ? { code: classes.popular, reason: 'ouvrage ou chapitre pour le grand public' }
      : { code: classes.aeres, reason: 'ouvrage ou chapitre' };
  if ('aeres' in classes && !(classes.aeres === 'AP' && popular)) return { code: classes.aeres, reason: 'sa nature' };
  if (popular) return { code: 'PV', reason: 'pour le grand public' };
  return 'conference' in item ? talk(item) : article(item);
}

/** Indexes whose journals are international and peer-reviewed. */
const indexes = /scopus|web of sciences?|\b(?:ieee|esci|scie?|ssci|ahci)\b/i;

function article(item: Publication): Proposal<Codes['aeres']> {
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

function hceres(item: Publication): Proposal<Codes['hceres']> {
  const nature = natureOf(item);
  const { halType = '', note = '', poster, popular } = item.details ?? {};
  const { classes } = natureCodes[nature];
  const halTypes: Readonly<Partial<Record<string, Codes['hceres']>>> = 'halTypes' in classes ? classes.halTypes : {};
  const known = halTypes[halType];
  if (known) return { code: known, reason: 'son type dans HAL' };
  if (nature === 'article' && popular) return { code: 'OTHER', reason: 'pour le grand public' };
  const isPoster = nature === 'communication' && (poster || posterNote.test(note));
  return {
    code: isPoster ? 'POSTER' : nature === 'direction' ? directed(item) : classes.hal,
    reason: 'sa nature',
  };
}

/** Proceedings by title, a journal's issue by its numbers; else a book. */
function directed({ title, details = {} }: Publication): Codes['hceres'] {
  if (/(?<!\p{L})(?:proceedings|actes d[eu’'])/iu.test(title)) return 'PROCEEDINGS';
  return details.issn && !details.isbn && (details.number || details.volume) ? 'ISSUE' : 'OUV';
}
