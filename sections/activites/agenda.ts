/** The calendar of the events among the activities, which visitors may add to their own. */
import type { CalendarEvent } from '@/lib/calendar';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type Activities, type Activity, isShown } from './definition';
import { whenOf } from './events';

export const agendaAddress = '/agenda.ics';

/** The activities that visitors see; undefined while their section is hidden or empty. */
export const findActivities = ({ sections }: Pick<PublicSite, 'sections'>): SectionOf<'cv--activites'> | undefined =>
  sections.find((section) => section.kind === 'cv--activites');

/**
 * The events, past ones too, for a calendar drops what its file no longer has. `page` is where visitors read them;
 * `site` is the random id of the site, so that no other has the same event.
 */
export function agendaEvents(content: Activities, { page, site }: { page: string; site: string }): CalendarEvent[] {
  const times = new Map<string, number>();
  return content.items.filter(isShown(content)).flatMap((activity) => {
    const when = whenOf(activity);
    if (!when) return [];
    const { id, title, place, country, nature, link } = activity;
    const time = (times.get(id) ?? 0) + 1; // an API may give two items one id
    times.set(id, time);
    return {
      uid: `${time === 1 ? id : `${id}-${time}`}@${site}`,
      when,
      title,
      description: descriptionOf(activity),
      place: joined([place, country], ', '),
      category: nature,
      url: new URL(link || page).href,
    };
  });
}

const descriptionOf = ({ role, organization, description, slides = '', video = '' }: Activity): string =>
  joined([joined([role, organization], ', '), description, slides, video], '\n');

const joined = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
