/** Finds who made a work, and whose work it is about. */
import { oneLine } from '@/lib/format/one-line';
import { isCut, maxName, type Name, nameText } from '@/lib/names/name';
import { name, someOf } from './field-text';
import { isHouse } from './houses';
import type { Item, People } from './item';
import { among, isThesis, type Nature } from './natures';
import { isPlaceholder } from './placeholder';

const isReview = among('compte-rendu', 'note-arret');

export const namesOf = (people: People | undefined): Name[] =>
  people?.names.filter((name) => !isPlaceholder(nameText(name))) ?? [];

/** The people of a work, by role; those without a field of their own are in `facts`. */
export function peopleOf(item: Item, nature: Nature, institution = '') {
  const { custom = {} } = item;
  const [named, translators] = [namesOf(item.author), namesOf(item.translator)];
  const isTranslation = nature === 'traduction';
  // In most formats, the author of a translation is the author of the original.
  const isByTranslators = isTranslation && item['original-author'] === undefined && translators.length > 0;
  const editors = namesOf(item.editor);
  const [onlyEditor = ''] = editors.map(nameText);
  // HAL writes publishers among the editors
  const isByHouse = editors.length === 1 && isHouse(onlyEditor, item.publisher, custom.halId !== undefined);
  const isWithoutNames = !custom.isOfOwnList && [named, translators, editors].every(({ length }) => length === 0);
  const { collaboration } = custom.facts ?? {};
  const body = isWithoutNames && !isThesis(nature) ? oneLine(collaboration ?? institution) : '';
  const textOf = (names: readonly Name[]) => names.map(nameText).join(', ');
  const reviewed = namesOf(item['reviewed-author']);
  const original =
    item.title === undefined || item.title === item['original-title'] ? undefined : item['original-title'];
  const bookPeople = namesOf(item['container-author']);
  const bookAuthors = textOf(bookPeople) === textOf(named) ? [] : bookPeople;
  return {
    authors: isByTranslators ? translators : body === '' ? named : [{ literal: body }],
    editors: isByHouse ? [] : editors,
    house: isByHouse ? onlyEditor : undefined,
    fields: {
      translators: isByTranslators ? undefined : someOf(translators),
      reviewedTitle: isReview(nature) ? name(item['reviewed-title']) : undefined,
      reviewedAuthors: isReview(nature) ? someOf(reviewed) : undefined,
      originalTitle: isTranslation ? name(original) : undefined,
      originalAuthors: isTranslation ? someOf(isByTranslators ? named : namesOf(item['original-author'])) : undefined,
      containerAuthors: nature === 'preface' ? someOf(bookAuthors) : undefined,
    },
    facts: {
      reviewed: isReview(nature) ? undefined : [textOf(reviewed), item['reviewed-title']].filter(Boolean).join(', '),
      original: isTranslation ? undefined : original,
      bookAuthor: nature === 'preface' ? undefined : textOf(bookAuthors),
      collaboration: isWithoutNames ? undefined : collaboration,
    },
  };
}

export const cutNames = (names: readonly Name[]): string[] =>
  names
    .filter(isCut)
    .map((name) => `Nom coupé après ${maxName} caractères\u00a0: «\u00a0${nameText(name).slice(0, 40)}…\u00a0»`)
    .slice(0, 3);
