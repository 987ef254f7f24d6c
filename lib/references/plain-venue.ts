/** Where a reference appeared: in a journal, in a book, at a conference, at a publisher's or a university. */
import { isBody } from '@/lib/names/words';
import { isCity, isHouse } from './houses';
import { gap } from './plain-asides';
import { mediaNature, toldInMedia } from './plain-kinds';
import { clean, type Piece, piecesOf } from './plain-pieces';
import { areNames, role } from './plain-title';
import { isTalkIn } from './talks';
import { isDirection, isInJournal, type Nature, type Work } from './work';

const journalName = /^(?:les\s|the\s)?(?:revue|cahiers|annales|bulletin|journal|archives|gazette|review)(?!\p{L})/iu;
const roleBehind = new RegExp(String.raw`^(.{2,200}?)(?:,?\s*\(${role}\)|,\s*${role})[\s,:.]+(.+)$`, 'iu');
const roleBefore =
  /,?\s*(?:edited by|eds?\. by|sous la (?:co-?)?dir(?:ection|\.) d(?:e\s|[’'])|dirigé par|coordonné par|éd(?:ité)?\.? par|(?<=,\s)(?:dir|éd|coord)\.(?:\s(?:de|par))?(?=\s\p{Lu}))\s*([^,()]+?)(?=[,()]|(?<![\s.-]\p{Lu}\p{Ll}?)\.|$)/iu;
/** « Rivières, L. Martin (dir.), Paris ». */
const roleAfter = new RegExp(String.raw`,\s([^,«»]{3,100}(?:,\s[^,«»]{3,60}){0,5}?)\s\(${role}\)(?=,)`, 'iu');

const kinds: readonly (readonly [Nature, RegExp])[] = [
  [
    'hdr',
    /^(?:(?:mémoire|dossier|(?:volume|document) de synthèse|synthèse)\s.{0,40}?)?(?:habilitation|HDR)(?!\p{L})/iu,
  ],
  ['these', /^thèse|^ph\.?\s?d\b|^doctoral/i],
  ['memoire', /^mémoire de|^master/i],
  ['rapport', /^(?:(?:technical|research) )?report\b|^rapport|^document de travail|^working paper/i],
];
const writtenKind = ({ text }: Piece): Nature | undefined => kinds.find(([, words]) => words.test(text))?.[0];
const kindOf = (piece: Piece): Nature | undefined =>
  writtenKind(piece) ?? (isTalkIn(piece.text) || meeting.test(piece.text) ? 'communication' : undefined);
/** « 12th Congress of the European Society of Cardiology », « Journées de la SFE », « Congr. Eur. Soc. ». */
const meeting =
  /^(?:(?:\d+(?:st|nd|rd|th|e|es|ème)|annual|international|european|world|national)\s){0,3}(?:congress|conference|meeting|symposium|workshop|congrès|colloque|journées|congr\.)\s(?!proceedings|series)/iu;
const isProceedings = (text: string): boolean =>
  /\b(?:proc(?:eedings|\.)|actes d|conference|symposium|workshop)/i.test(text);

/** « Rép. civ. Dalloz », « J.-Cl. Commercial »: encyclopedias of jurists, which have entries. */
const isRepertory = (text = ''): boolean =>
  /^(?:rép\.\s|répertoire\sd|j(?:uris)?\.?-?\s?cl(?:\.|asseur\b))/iu.test(text);

export type Found = {
  readonly quoted: string | undefined;
  readonly isOfSentences: boolean;
  readonly areEditors: boolean;
  readonly numbers: Pick<Work, 'volume' | 'issue' | 'pages' | 'container'>;
  readonly isCounted: boolean;
  /** Its date says more than a year, as a book's does not. */
  readonly isOfMonth: boolean;
};
export type Venue = {
  readonly nature: Nature;
  readonly title: string;
  readonly editors?: string;
  readonly fields: Partial<Work>;
  readonly notes: readonly string[];
};
type Place = Omit<Venue, 'title' | 'nature'>;

/** How a work of each nature says where it appeared; of all others at a publisher's. */
const shapes: Readonly<Partial<Record<Nature, 'book' | 'event' | 'journal' | 'school'>>> = {
  article: 'journal',
  'compte-rendu': 'journal',
  'note-arret': 'journal',
  'numero-revue': 'journal',
  prepublication: 'journal',
  'article-presse': 'journal',
  media: 'journal',
  chapitre: 'book',
  notice: 'book',
  preface: 'book',
  communication: 'event',
  these: 'school',
  hdr: 'school',
  memoire: 'school',
  rapport: 'school',
};

const isOfSchool = (nature: Nature): boolean => shapes[nature] === 'school';

/**
 * The title, unless it was in quotes, and the venue. `natures` are those that the work may have, where its heading says
 * so; a thesis or a direction that the line names is one under any heading.
 */
export function venueOf(left: string, found: Found, natures: readonly Nature[]): Venue {
  const guess = guessed(left, found);
  const isSaid =
    guess.isSaid && guess.nature !== 'communication' && !(isDirection(guess.nature) && natures.some(isOfSchool));
  if (guess.nature === 'direction' && natures.includes('edition-sources') && !natures.some(isDirection))
    return { ...guess, nature: 'edition-sources' };
  const isLikelyBook = guess.isWeak && natures[0] !== undefined && shapes[natures[0]] === undefined;
  if (natures.length === 0 || isSaid || (natures.includes(guess.nature) && !isLikelyBook)) return guess;
  const isInBook = guess.nature === 'chapitre' && (guess.editors || guess.fields.publisher);
  if (isInBook && natures.every(isInJournal)) return guess;
  const isOfBook = found.quoted !== undefined;
  const nature = natures.find((each) => (shapes[each] === undefined) !== isOfBook) ?? natures[0] ?? guess.nature;
  if (found.areEditors && !natures.some(isDirection) && !isOfSchool(nature)) return guess;
  return shapes[nature] === shapes[guess.nature] && guess.nature !== 'communication'
    ? { ...guess, nature }
    : { nature, ...shaped(left, found, shapes[nature]) };
}

/** What a line says of its nature by itself; `isSaid` where it names it, `isWeak` where hardly anything tells it. */
function guessed(left: string, found: Found): Venue & { readonly isSaid?: boolean; readonly isWeak?: boolean } {
  const { quoted, isOfSentences, areEditors, numbers, isCounted, isOfMonth } = found;
  const told = quoted === undefined ? undefined : toldInMedia(left);
  if (quoted !== undefined && told !== undefined) {
    const { fields, notes } = inJournal(left.slice(told.length), numbers.container);
    return {
      nature: /^(?:tribune|point de vue|op-?ed)/iu.test(told) ? 'article-presse' : 'media',
      title: quoted,
      fields,
      notes: [told.replace(/(?:,|\s(?:dans|pour|à|au|sur|in|for))\s+$/iu, ''), ...notes],
      isSaid: true,
    };
  }
  const within = withinBook(left, quoted);
  if (within) {
    const { title, book } = within;
    const place = inBook(book);
    const isIssue = numbers.issue !== undefined && !place.editors && !place.fields.publisher && !place.fields.place;
    if (isIssue && !isCounted) return { nature: 'article', title, ...inJournal(book, numbers.container) };
    const nature = isRepertory(book) ? 'notice' : isProceedings(book) ? 'communication' : 'chapitre';
    return { nature, title, ...place };
  }
  const { pieces, tail, upTo } = parted(left, found);
  const kind = tail.findIndex(kindOf);
  const nature = tail[kind] && kindOf(tail[kind]);
  if (!areEditors && nature !== undefined && (quoted === undefined || kind === 0))
    return {
      nature,
      title: upTo(tail[kind]),
      ...(nature === 'communication' ? atMeeting(tail.slice(kind)) : atSchool(nature, tail.slice(kind))),
      isSaid: true,
    };
  if (quoted !== undefined) {
    if (roleBefore.test(left) && !areEditors) return { nature: 'chapitre', title: quoted, ...inBook(left) };
    const isBook = areEditors && numbers.issue === undefined && numbers.volume === undefined;
    if (isBook) return { nature: 'direction', title: quoted, ...atHouse(pieces), isSaid: true };
    const place = inJournal(left, numbers.container);
    const heard = mediaNature(place.fields.container);
    if (heard) return { nature: heard, title: quoted, ...place, isSaid: true };
    if (isRepertory(place.fields.container)) {
      const book = inBook(left);
      return {
        nature: 'notice',
        title: quoted,
        ...(isPublisher(book.fields.publisher ?? '') ? book : place),
        isSaid: true,
      };
    }
    return { nature: areEditors ? 'numero-revue' : 'article', title: quoted, ...place };
  }
  const { isSure, publisher } = houseIn(tail);
  const { volume, issue, pages } = numbers;
  const isAlone = isOfSentences && tail.length === 1 && !isSure && !isCounted && volume === undefined;
  const isArticle =
    isAlone ||
    (!isSure && !isCounted && publisher !== undefined && (isOfMonth || journalName.test(publisher))) ||
    (volume !== undefined && issue !== undefined) ||
    (pages !== undefined && !isCounted && (volume !== undefined || !isSure));
  const isIssue = areEditors && !isSure && issue !== undefined && !isCounted;
  if (isIssue || (isArticle && !areEditors))
    return { nature: isIssue ? 'numero-revue' : 'article', ...shaped(left, found, 'journal'), isWeak: isAlone };
  if (!areEditors && /^rapport\s(?:sur|relatif|annuel|public|d[eu]s?\s|d[’'])/iu.test(left))
    return { nature: 'rapport', ...shaped(left, found, 'school'), isSaid: true };
  return { nature: areEditors ? 'direction' : 'livre', ...shaped(left, found, undefined), isSaid: areEditors };
}

/** The pieces behind the title, and the title up to one of them. */
function parted(left: string, { quoted, isOfSentences }: Found) {
  const pieces = piecesOf(left, isOfSentences);
  const first =
    quoted === undefined
      ? pieces.findIndex(({ sign }, index) => index > 0 && (sign === '' || sign.includes(isOfSentences ? '.' : ',')))
      : 0;
  const tail = pieces.slice(first === -1 ? 1 : first);
  return { pieces, tail, upTo: (piece: Piece | undefined): string => quoted ?? left.slice(0, piece?.from) };
}

/** The title and the place of a work whose shape is known. */
function shaped(left: string, found: Found, shape: 'book' | 'event' | 'journal' | 'school' | undefined) {
  const { quoted, isOfSentences, numbers } = found;
  const within = withinBook(left, quoted);
  if (within && shape !== undefined && shape !== 'school') {
    const { title, book } = within;
    if (shape === 'journal') return { title, ...inJournal(book, numbers.container) };
    const place = inBook(book);
    const { container, publisher } = place.fields;
    return shape === 'event' && !place.editors && publisher === undefined && container !== undefined
      ? { title, ...atMeeting(piecesOf(book, false)) }
      : { title, ...place };
  }
  const { tail, upTo } = parted(left, found);
  if (shape === 'event') {
    const named = Math.max(
      0,
      tail.findIndex(({ text }) => isTalkIn(text)),
    );
    return { title: upTo(tail[named]), ...atMeeting(tail.slice(named)) };
  }
  if (shape === 'school') {
    const named = Math.max(
      0,
      tail.findIndex(({ text }) => isSchool(text)),
    );
    return { title: upTo(tail[named]), ...atSchool(undefined, tail.slice(named)) };
  }
  if (shape === 'book') {
    const from = quoted === undefined ? (tail[0]?.from ?? left.length) : 0;
    return { title: upTo(tail[0]), ...inBook(left.slice(from)) };
  }
  if (shape === 'journal') {
    const numbered = tail.findIndex(({ sign }) => sign.includes(gap));
    const last = numbered === -1 ? tail.length - 1 : numbered - 1;
    const journal = isOfSentences ? tail[0] : tail[journalFrom(tail, last)];
    const from = quoted === undefined ? (journal?.from ?? left.length) : 0;
    return { title: upTo(journal), ...inJournal(left.slice(from), numbers.container) };
  }
  const { from, ...house } = atHouse(tail);
  return { title: quoted ?? left.slice(0, from), ...house };
}

/**
 * Where the journal begins that ends at a piece: its name begins with a capital, and may have a stop and a comma in it
 * (« Annales. Histoire, sciences sociales »).
 */
function journalFrom(pieces: readonly Piece[], last: number): number {
  let from = last;
  while (from > 0 && /^\p{Ll}/u.test(pieces[from]?.text ?? '')) from -= 1;
  return from > 0 && /^\p{Lu}\p{L}+\.\s\p{Lu}\p{L}+$/u.test(pieces[from - 1]?.text ?? '') ? from - 1 : from;
}

const inside = /^(.+?)(?:[.?!]\s+(?:In|Dans)\b|[.,]?\s+in\s?:|[.,]\s+(?:dans|in)(?=\s+(?:\p{Lu}|[«“])))\s*:?\s*(.+)$/u;
const insideQuoted = new RegExp(String.raw`^()[\s,.${gap}]*(?:dans|in)\b\s*:?\s*(.+)$`, 'iu');

/** What « dans » or « in » leads to. */
function withinBook(left: string, quoted: string | undefined) {
  const [, before = '', book] = (quoted === undefined ? inside : insideQuoted).exec(left) ?? [];
  return book === undefined ? undefined : { title: quoted ?? before, book };
}

const specialIssue =
  /^(?:(?:numéro|n[°º])\s(?:spécial|thématique|double)|dossier(?:\sthématique)?|special issue)(?:\s(?:d[eu]|of|in|dans))?(?:\s(?:la|the)(?=\s\p{Ll}))?(?:\s(?:revue|journal))?\s?:?\s*(?:d[’'](?=\p{Lu}))?/iu;

const journalOf = (text: string): string => {
  const name = text.replace(/^[\s.,;:]+|[\s,;:]+$/g, '').replace(specialIssue, '');
  return /\.\s.|^\p{Lu}{1,2}\.$|^\p{Lu}{2,} \p{Ll}{1,4}\.$/u.test(name) ? name : name.replace(/\.$/, '');
};

/** A journal is named until the first number or date, else to the first comma. */
function inJournal(left: string, known?: string): Place {
  const [named = '', ...rest] = left.includes(gap) ? left.split(gap) : left.split(/,\s/);
  return {
    fields: { container: known ?? journalOf(named) },
    notes: piecesOf(rest.join(gap), false).map(({ text }) => text),
  };
}

/** « Pierre Martin (éd.), Lire, écrire, Marseille », « Rivers, edited by Luc Martin, Routledge »: its editors too. */
function inBook(text: string): Place {
  const [, behind = '', after = ''] = roleBehind.exec(text) ?? [];
  const [before = '', named = ''] = roleBefore.exec(text) ?? [];
  const [later = '', people = ''] = roleAfter.exec(text) ?? [];
  const editors = areNames(behind) && behind !== '' ? behind : named || (areNames(people) ? people : '');
  const book = editors === behind && behind !== '' ? after : text.replace(named === '' ? editors && later : before, '');
  const [first, ...pieces] = piecesOf(book, /\.\s+\p{Lu}/u.test(book));
  const texts = pieces.map(({ text }) => text);
  const { place, publisher, from, others, isNamed } = houseIn(pieces);
  if (isNamed || !isProceedings(first?.text ?? ''))
    return {
      editors,
      fields: { container: clean(book.slice(0, from)).replace(/(?<=\p{Ll}{3})\.$/u, ''), place, publisher },
      notes: others,
    };
  const isLastHouse = pieces.length > 1 && isBody(texts.at(-1) ?? ''); // « Online. Association for … » of ACL
  const unhoused = isLastHouse ? texts.slice(0, -1) : texts;
  return {
    editors,
    fields: {
      container: first?.text,
      publisher: isLastHouse ? texts.at(-1) : undefined,
      event: { place: unhoused.filter(isNoNumber).join(', ') },
    },
    notes: unhoused.filter((text) => !isNoNumber(text)),
  };
}

/** A place, not the series of proceedings: « Panoramas et Synthèses 48 ». */
const isNoNumber = (text: string): boolean => !/\d/.test(text);

/** « colloque « Fleuves », Lyon »: its name, and where it was. */
function atMeeting([first, ...pieces]: readonly Piece[]): Place {
  const said = first?.text ?? '';
  const parts = [{ text: said, sign: '' }, ...pieces]
    .map(({ text, sign }) => ({ text: text.replace(atEvent, ''), sign }))
    .filter(({ text }) => text !== '');
  const after = parts.findIndex(({ sign }, index) => index > 1 && sign.includes(gap)); // what follows place and day
  const end = after === -1 ? parts.length : after;
  const [name, ...places] = parts.slice(0, end).map(({ text }) => text);
  return {
    fields: {
      event: {
        name,
        place: places
          .filter(isNoNumber)
          .join(', ')
          .replace(/(?<=\p{L}{2})\.$/u, ''),
      },
      ...(/invité|invited|keynote/i.test(said) && { invited: true }),
    },
    notes: [...places.filter((text) => !isNoNumber(text)), ...parts.slice(end).map(({ text }) => text)],
  };
}

const atEvent =
  /^(?:(?:communication|conférence|intervention|exposé|paper|talk|poster|presented)(?:\s(?:orale?|invitée?|presented|given))*(?:$|\s(?:à l[’']|(?:aux?|à la|lors d[ue]|at(?: the)?)(?:$|\s))))/iu;

const isSchool = (text: string): boolean => /univ|école|institut|faculté|school|college/i.test(text);

/** A thesis or a report, whose kind the first piece may say. */
function atSchool(kind: Nature | undefined, pieces: readonly Piece[]): Place {
  const said = kind === undefined ? [] : [pieces[0]?.text ?? ''];
  const after = pieces.slice(said.length).map(({ text }) => text);
  // « thèse Paris II »; « thèse de doctorat en droit de l’Université de Lyon » says more
  const [, alone] = /^(?:[Tt]hèse|[Mm]émoire)(?:\s(?:dactyl|multigr)\.)?\s(\p{Lu}.+)$/u.exec(said[0] ?? '') ?? [];
  const [, ofKind = alone] = /(?:\sl[’']|\sà\s)(Université\s.+)$/u.exec(said[0] ?? '') ?? [];
  const [, commissioner] =
    /^rapport\s.*?(?:pour|remis à|à|au)\s(?:la\s|le\s|les\s|l[’'])?(\p{Lu}.+)$/iu.exec(said[0] ?? '') ?? [];
  const place = after.find(isCity);
  const bodies = after.filter((text) => text !== place);
  const institution =
    commissioner ??
    bodies.find(isSchool) ??
    ofKind ??
    bodies[0] ??
    (kind === 'rapport' && place === undefined ? said[0] : undefined);
  const publisher = bodies.find((text) => text !== institution && isPublisher(text));
  const kept = alone !== undefined && institution === alone ? bodies : [...said, ...bodies];
  return {
    fields: { institution, place, publisher },
    notes: kept.filter((text) => text !== institution && text !== publisher),
  };
}

const isPublisher = (text: string): boolean => isHouse(text, undefined, false);
const isLikePlace = (text = ''): boolean =>
  isCity(text) || /^\p{Lu}[\p{L}'’-]*(?:[\s,](?:\p{Lu}[\p{L}'’-]*|sur|de|en|la|le)){0,3}(?:\s\(.+\))?$/u.test(text);

function atHouse(pieces: readonly Piece[]): Place & { readonly from: number | undefined } {
  const { place, publisher, from, others } = houseIn(pieces);
  const series = others.find((text) => /^«[^«»]+»$/.test(text));
  return {
    fields: { place, publisher, ...(series && { series: series.replace(/[«»]/g, '').trim() }) },
    notes: others.filter((text) => text !== series),
    from,
  };
}

/**
 * The place and the publisher at the end of pieces: « Paris, Seuil », « Dalloz », « Paris: Elsevier », « Springer,
 * Berlin »; `from` is where they begin.
 */
function houseIn(pieces: readonly Piece[]) {
  const texts = pieces.map(({ text }) => text);
  const known = texts.findLastIndex(isPublisher);
  const lastCity = texts.length - 1 - (isCity(texts.at(-1) ?? '') ? 1 : 0);
  const at = known === -1 ? lastCity : known;
  const [before, publisher, after] = [texts[at - 1], texts[at], texts[at + 1]];
  const isBehindColon = /:/.test(pieces[at]?.sign ?? '');
  const hasBefore =
    before !== undefined &&
    (isBehindColon || isCity(before) || (!isCity(after ?? '') && isLikePlace(before) && after === undefined));
  const place = hasBefore ? before : isLikePlace(after) ? after : undefined;
  const first = hasBefore ? at - 1 : at;
  const others = texts.slice(place !== undefined && !hasBefore ? at + 2 : at + 1);
  const isNamed = known !== -1 || isBehindColon;
  const isSure = isNamed || (place !== undefined && isCity(place));
  return { place, publisher, from: pieces[Math.max(0, first)]?.from, others, isNamed, isSure };
}
