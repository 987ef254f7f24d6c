/** Publications for storage, without empty optional fields; for visitors; and as the start of another one. */

import { isTickedNature, tickOf } from '@/lib/references/natures';
import { nonBlankLines, nonBlankText } from '@/sections/fields';
import { articleTypeOf, listOf, natureElsewhere } from './lists';
import { markNames, withoutLostMarks } from './marks/fields';
import type { PublicationDetails } from './record-fields';
import { type Domain, mapWorksIn, type OtherWork, type Publication } from './schema';
import { namedNatureOf, natureOf } from './venue';
import { isTypedYear } from './years';

/** A domain without empty optional fields, and with each item in its nature's list. */
export function tidyDomain({ others, ...domain }: Domain): Domain {
  const moving: OtherWork[] = [];
  const articles = domain.articles.filter(({ type, journal: container, ...rest }) => {
    const nature = natureElsewhere(type);
    if (nature) moving.push({ ...rest, nature, container });
    return !nature;
  });
  const communications = domain.communications.flatMap(({ becomes: nature, ...item }) => {
    if (!nature || nature === namedNatureOf(item)) return [item];
    const { conference: container, ...rest } = item;
    moving.push({ ...rest, nature, container });
    return [];
  });
  const all = others || moving.length > 0 ? [...(others ?? []), ...moving] : undefined;
  const staying = all?.filter((item) => {
    const { nature: named, container, ...rest } = item;
    const nature = natureOf(item);
    const list = listOf(nature);
    const work = isTickedNature(named)
      ? { ...rest, details: { ...rest.details, [tickOf(named)]: true as const } }
      : rest;
    if (list === 'articles') articles.push({ ...work, journal: container, type: articleTypeOf(nature) });
    if (list === 'communications') communications.push({ ...work, conference: container });
    return list === 'others';
  });
  return mapWorksIn({ ...domain, articles, communications, ...(staying && { others: staying }) }, tidyWork);
}

/** A work for visitors: its texts for dossiers stay private unless shown. */
export function publicWork<Item extends Publication>(item: Item): Item {
  const { plain, contribution, showsContribution, ...details } = item.details ?? {};
  return showsContribution || !(plain || contribution) ? item : { ...item, details };
}

function tidyWork<Item extends Publication>(item: Item): Item {
  return {
    ...item,
    pages: nonBlankText(item.pages),
    link: nonBlankText(item.link),
    pictureAlt: nonBlankText(item.pictureAlt),
    details: tidyDetails(item.details && withoutLostMarks(item.authors, item.details)),
    texts: item.texts?.length ? item.texts : undefined,
  };
}

/** The non-empty details; undefined, which is not stored, for none. */
function tidyDetails(details: PublicationDetails | undefined): PublicationDetails | undefined {
  if (!details) return undefined;
  const tidied: PublicationDetails = { ...details, keywords: nonBlankLines(details.keywords) };
  for (const [key, value] of Object.entries(tidied))
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) Reflect.deleteProperty(tidied, key);
  return Object.keys(tidied).length > 0 ? tidied : undefined;
}

/**
 * A copy of a publication as the start of another: without its identifying fields, and without a year that cannot be
 * typed.
 */
export function anotherWork<Work extends Publication>({ details, ...work }: Work) {
  const unset = {
    slug: undefined,
    sources: undefined,
    texts: undefined,
    link: undefined,
    featured: undefined,
    picture: undefined,
    pictureAlt: undefined,
  };
  const ownDetails = Object.fromEntries(
    [
      ...['doi', 'halId', 'arxivId', 'isbn', 'openAccess', 'code', 'data', 'slides', 'video', 'award'],
      ...markNames,
    ].map((name) => [name, undefined]),
  );
  return {
    ...work,
    ...unset,
    year: isTypedYear(work.year) ? work.year : '',
    details: details && { ...details, ...ownDetails },
  };
}
