/** What a reference says of a journal, a book, a meeting, a school or a house, where it is known which of them it names. */
import { isBody } from '@/lib/names/words';
import { placeAndCountry } from './events';
import { isCity, isPublisher } from './houses';
import type { Nature } from './natures';
import { gap, patternOf } from './plain-patterns';
import { clean, type Piece, piecesOf } from './plain-pieces';
import { areNames, directedBy } from './plain-title';
import type { Work } from './work';

/** Where a work appeared: its fields, who edited it, and what says neither. */
export type Place = {
  readonly editors?: string;
  readonly fields: Partial<Work>;
  readonly notes: readonly string[];
};

const roleBehind = patternOf('<roleBehind>');
export const roleBefore = patternOf('<roleBefore>');
/** « Rivières, L. Martin (dir.), Paris ». */
const roleAfter = patternOf('<roleAfter>');

export const isProceedings = (text: string): boolean =>
  /\b(?:proc(?:eedings|\.)|actes d|conference|symposium|workshop)/i.test(text);

const specialIssue = patternOf('<specialIssue>', 'u');

const journalOf = (text: string, keepsStop?: boolean): string => {
  const name = text
    .replace(/^[\s.,;:]+|[\s,;:]+$/g, '')
    .replace(specialIssue, '')
    .replace(/^(?:la\s)?revue\s(?=\p{Lu})|^la\s(?=Revue\s)/u, ''); // « soumis à la revue Isis »
  return (keepsStop && /\p{Lu}\p{Ll}{1,7}(?<![aeiouy])\.$/u.test(name)) ||
    /\.\s.|^\p{Lu}{1,2}\.$|^\p{Lu}{2,} \p{Ll}{1,4}\.$/u.test(name)
    ? name
    : name.replace(/\.$/, '');
};

/** A journal is named until the first number or date, else to the first comma; « Food Chem. 221 » `keepsStop`. */
export function inJournal(left: string, known?: string, keepsStop?: boolean): Place {
  const [named = '', ...rest] = left.includes(gap) ? left.split(gap) : left.split(/,\s/);
  return {
    fields: { container: known ?? journalOf(named, keepsStop && left.includes(gap)) },
    notes: piecesOf(rest.join(gap), false).map(({ text }) => text),
  };
}

/** « Pierre Martin (éd.), Lire, écrire, Marseille », « Rivers, edited by Luc Martin, Routledge »: its editors too. */
export function inBook(text: string): Place {
  const [, behind = '', after = ''] = (!directedBy.test(text) && roleBehind.exec(text)) || [];
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
export function atMeeting([first, ...pieces]: readonly Piece[]): Place {
  const opening = first?.text ?? '';
  const parts = [{ text: opening, sign: '' }, ...pieces]
    .map(({ text, sign }) => ({ text: text.replace(atEvent, ''), sign }))
    .filter(({ text }) => text !== '');
  const after = parts.findIndex(({ sign }, index) => index > 1 && sign.includes(gap)); // what follows place and day
  const end = after === -1 ? parts.length : after;
  const [name, ...around] = parts.slice(0, end).map(({ text }) => text);
  const publisher = around.find(isPublisher); // of its proceedings
  const places = around.filter((text) => text !== publisher);
  return {
    fields: {
      publisher,
      event: {
        name,
        place: places
          .filter(isNoNumber)
          .join(', ')
          .replace(/(?<=\p{L}{2})\.$/u, ''),
      },
      ...(/invité|invited|keynote|plén|plenary/i.test(opening) && { invited: true }),
    },
    notes: [...places.filter((text) => !isNoNumber(text)), ...parts.slice(end).map(({ text }) => text)],
  };
}

const atEvent = patternOf('<atEvent>');

export const isSchool = (text: string): boolean => /univ|école|institut|faculté|school|college/i.test(text);

/** A thesis, a report or an exhibition, whose kind the first piece may say. */
export function atSchool(kind: Nature | undefined, pieces: readonly Piece[]): Place {
  const named = kind === undefined ? [] : [pieces[0]?.text ?? ''];
  const after = pieces.slice(named.length).map(({ text }) => text);
  const [, commissioner] =
    /^[Rr]apport\s.*?(?:pour|à|au)\s(?:la\s|le\s|les\s|l[’'])?(\p{Lu}.+)$/u.exec(named[0] ?? '') ?? [];
  const place = after.find(isCity);
  const bodies = after.filter((text) => text !== place);
  const institution =
    commissioner ??
    bodies.find(isSchool) ??
    bodies[0] ??
    (kind === 'rapport' && place === undefined ? named[0] : undefined);
  const publisher = bodies.find((text) => text !== institution && isPublisher(text));
  const unplaced = [...named, ...bodies];
  return {
    fields: { institution, place, publisher },
    notes: unplaced.filter((text) => text !== institution && text !== publisher),
  };
}

const likePlace = patternOf('<likePlace>', 'u');
const isLikePlace = (text = ''): boolean => isCity(text) || likePlace.test(text);

export function atHouse(pieces: readonly Piece[]): Place & { readonly from: number | undefined } {
  const { place, publisher, from, others } = houseIn(pieces);
  const series = others.find((text) => /^«[^«»]+»$/.test(text));
  return {
    fields: { place, publisher, ...(series && { series: series.replace(/[«»]/g, '').trim() }) },
    notes: others.filter((text) => text !== series),
    from,
  };
}

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * The place and the publisher at the end of pieces: « Paris, Seuil », « Dalloz », « Paris: Elsevier », « Springer,
 * Berlin »; `from` is where they begin.
 */
export function houseIn(all: readonly Piece[]) {
  const pieces = all.filter(({ text }) => !isNumber(text));
  const texts = pieces.map(({ text }) => text);
  const known = texts.findLastIndex(isPublisher);
  const lastCity = texts.length - 1 - (isCity(texts.at(-1) ?? '') ? 1 : 0);
  const at = known === -1 ? lastCity : known;
  const [before, publisher, after] = [texts[at - 1], texts[at], texts[at + 1]];
  const isBehindColon = /:/.test(pieces[at]?.sign ?? '');
  const hasBefore =
    before !== undefined &&
    (isBehindColon || isCity(before) || (!isCity(after ?? '') && isLikePlace(before) && after === undefined));
  // « Rabat, Morocco, EMI Press »
  const { country } = hasBefore && isLikePlace(texts[at - 2]) ? placeAndCountry(`-, ${before}`) : {};
  const first = country !== undefined ? at - 2 : hasBefore ? at - 1 : at;
  const place = hasBefore ? texts[first] : isLikePlace(after) ? after : undefined;
  const behind = texts.slice(place !== undefined && !hasBefore ? at + 2 : at + 1);
  const others = [...behind, ...all.map(({ text }) => text).filter(isNumber)];
  const isNamed = known !== -1 || isBehindColon;
  const isSure = isNamed || (place !== undefined && isCity(place));
  return { place, country, publisher, from: pieces[Math.max(0, first)]?.from, others, isNamed, isSure };
}
