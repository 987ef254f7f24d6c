/**
 * The people whom a line of one's own list names beside its owner, and the role that it leaves to them alone: « avec
 * Anne Petit, « Titre » », « (dir. avec A. Petit), Titre », « Titre (codirection avec A. Petit) », « (dir.), Titre ».
 */
import { isGivenName } from '@/lib/names/words';
import { isCity, isHouse } from './houses';
import { patternOf } from './plain-patterns';
import { areNames } from './plain-title';

export type Beside = {
  /** Without these words. */
  readonly text: string;
  /** « Anne Petit et Luc Martin ». */
  readonly names: string;
  /** They, and whoever else is named first, edited the work. */
  readonly areEditors: boolean;
  /** They begin the line: what follows is its title. */
  readonly isFirst?: boolean;
};

const withOthers = patternOf('<withOthers>', 'giu');
const roleAlone = patternOf('<roleAlone>');

const roleNext = new RegExp(`^${roleAlone.source}`, 'iu');

/** The names, and the role, of a line; names that stand at its beginning are no part of this. */
export function takeBeside(text: string): Beside {
  for (const match of text.slice(0, 2000).matchAll(withOthers)) {
    const { open, role } = match.groups ?? {};
    const before = text.slice(0, match.index);
    if (open === undefined && before !== '' && !/[,.»”"]\s$/.test(before)) continue;
    const after = text.slice(match.index + match[0].length);
    const names = open === undefined ? namesAt(after) : (/^([^()[\]]{3,300})[)\]]/.exec(after)?.[1] ?? '');
    if (names === '' || !areNames(names.trim())) continue;
    const rest = after.slice(names.length + (open === undefined ? 0 : 1));
    const [roleBehind = ''] = open === undefined ? (roleNext.exec(rest) ?? []) : [];
    return {
      text: tidied(before, rest.slice(roleBehind.length)),
      names: names.trim(),
      areEditors: role !== undefined || roleBehind !== '',
      isFirst: before === '',
    };
  }
  const alone = roleAlone.exec(text);
  const before = alone ? text.slice(0, alone.index) : '';
  const isOfOthers = areNames(
    (/[,.»”"]\s(?:(?:dans|in)\s?:?\s)?([^,.]*(?:,\s\p{Lu}\.)?)$/iu.exec(before)?.[1] ?? before).trim(),
  );
  if (!alone || isOfOthers || /[,.]\s(?:dans|in)(?:\s|\s?:)[^«»]*$/iu.test(before))
    return { text, names: '', areEditors: false };
  return {
    text: tidied(before, text.slice(alone.index + alone[0].length)),
    names: '',
    areEditors: true,
    isFirst: before === '',
  };
}

const tidied = (before: string, rest: string): string => {
  const after = rest.replace(/^\s*[,.:;]?\s*/, '');
  const signed = /[»”"]\s*$/.test(before) && /^[,.]/.test(rest.trim()) ? `${before.trimEnd()}, ` : before;
  const parted = signed === '' || /[,.:»”"]\s*$/.test(signed) || after === '' ? signed : `${signed.trimEnd()}, `;
  return `${parted}${after}`.trim();
};

const word = String.raw`(?:\p{Lu}[\p{L}'’.-]*|[dl][’']\p{Lu}\p{L}+|de|du|des|da|di|von|van|der|den|la|le)`;
/** A title, and where it appeared: « , Les Marins, Annales »; not « , Paris, Seuil » behind one that is a name's. */
const hasTitle = /^,\s\p{Lu}[^,\d]*,\s(?!\d)/u;
const oneName = new RegExp(String.raw`^${word}(?:\s${word}){0,5}`, 'u');

/**
 * The names at the beginning of a text, up to what can be none: the title that follows them. Where `isOfOne` mostly, as
 * a book that is reviewed, words that only may be a second name are of the title: « Jane Smith, Modern Bodies, Isis ».
 */
export function namesAt(text: string, isOfOne = false): string {
  let end = 0;
  for (let isLast = false; end < text.length && !isLast; ) {
    const [parting = ''] = end === 0 ? [] : (/^(?:,?\s(?:et|and|&)\s|,\s)/.exec(text.slice(end)) ?? []);
    if (end > 0 && parting === '') break;
    const from = end + parting.length;
    const [found = ''] = oneName.exec(text.slice(from)) ?? [];
    const name = found.replace(/(?<=\p{L}{3})\..*$/u, '');
    const after = text.slice(from + name.length);
    isLast = /\S/.test(parting.replace(',', ''));
    const isSurelyOne = end === 0 || isLast || /(?:^|\s)\p{Lu}\p{Ll}?\.(?:\s|$|-)/u.test(name);
    const isFollowed =
      (!isOfOne || isGivenName(name.split(' ')[0] ?? '')) &&
      (/^,\s[«“"]|^,?\s(?:et|and|&)\s\p{Lu}/u.test(after) ||
        (isOfOne && hasTitle.test(after) && !isCity(after.slice(2))));
    const isOfHouse = isHouse(text.slice(from).split(',')[0] ?? '', undefined, false); // « Mare & Martin »
    const isWord = /[\s.]/.test(text.slice(0, end)) && !/[\s.]/.test(name); // « Anne Petit, Économie et Statistique »
    if (name === '' || isOfHouse || isWord || !(isSurelyOne || isFollowed)) break;
    end = from + name.length;
  }
  return text.slice(0, end);
}
