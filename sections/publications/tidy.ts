/** Publications as they are stored: without the blank fields that a form leaves. */
import { keptLines, keptText } from '../optional';
import type { PublicationDetails } from './record-fields';
import type { Article, Communication, Domain, OtherWork } from './schema';

/** A domain whose items hold no blank optional field. */
export function tidyDomain({ others, ...domain }: Domain): Domain {
  return {
    ...domain,
    articles: domain.articles.map(tidyItem),
    communications: domain.communications.map(tidyItem),
    ...(others && { others: others.map(tidyItem) }),
  };
}

function tidyItem<Item extends Article | Communication | OtherWork>(item: Item): Item {
  return {
    ...item,
    pages: keptText(item.pages),
    link: keptText(item.link),
    details: tidyDetails(item.details),
    texts: item.texts?.length ? item.texts : undefined,
  };
}

/** The details that say something; undefined, which is not stored, when none does. */
function tidyDetails(details: PublicationDetails | undefined): PublicationDetails | undefined {
  if (!details) return undefined;
  const kept: PublicationDetails = { ...details, keywords: keptLines(details.keywords) };
  for (const [key, value] of Object.entries(kept))
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) Reflect.deleteProperty(kept, key);
  return Object.keys(kept).length > 0 ? kept : undefined;
}
