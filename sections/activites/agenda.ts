/** The calendar of the events among the activities, which visitors may add to their own. */
import type { CalendarEvent } from '@/lib/calendar';
import { comma } from '@/lib/format/french';
import { placeText } from '@/lib/format/place-text';
import type { Language } from '@/lib/languages';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type Activities, type Activity, roles } from './definition';
import { whenOf } from './events';
import { offeredNatures } from './natures';

export const agendaAddress = '/agenda.ics';

/** The activities that visitors see; undefined while their section is hidden or empty. */
export const findActivities = ({ sections }: Pick<PublicSite, 'sections'>): SectionOf<'cv--activites'> | undefined =>
  sections.find((section) => section.kind === 'cv--activites');

type Agenda = {
  /** Where visitors read of the events. */
  readonly page: string;
  /** The random id of the site, so that no other has the same event. */
  readonly site: string;
  readonly language: Language;
};

/** The events, past ones too, for a calendar drops what its file no longer has. */
export function agendaEvents(content: Activities, { page, site, language }: Agenda): CalendarEvent[] {
  const times = new Map<string, number>();
  return content.items.flatMap((activity) => {
    const when = whenOf(activity);
    if (!when) return [];
    const { id, title, place, country, nature, link } = activity;
    const time = (times.get(id) ?? 0) + 1; // an API may give two items one id
    times.set(id, time);
    return {
      uid: `${time === 1 ? id : `${id}-${time}`}@${site}`,
      when,
      title,
      description: descriptionOf(activity, language),
      place: placeText(place, country, language),
      category: offeredNatures.in(language, nature),
      url: new URL(link || page).href,
    };
  });
}

function descriptionOf(activity: Activity, language: Language): string {
  const { role, organization, description, slides = '', video = '' } = activity;
  const about = joined([roles.in(language, role), organization], comma[language]);
  return joined([about, description, slides, video], '\n');
}

const joined = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
