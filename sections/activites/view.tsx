import { DocumentLinks } from '@/components/public/detail-dialog';
import { LinkedText, OwnerText, OwnerTexts } from '@/components/public/owner-text';
import { Block, MoreLink, SectionFrame } from '@/components/public/section-frame';
import { timeZone } from '@/lib/format/dates';
import { comma } from '@/lib/format/french';
import { localStamp, momentAt } from '@/lib/format/zoned-time';
import { inLanguage, type Language, languageFacts } from '@/lib/languages';
import { isDay, periodText } from '@/sections/dated';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { type JsonLdOf, mostItems } from '../json-ld';
import { agendaAddress, isUpcoming, upcomingFirst, whenOf } from './agenda';
import { type Activity, activite, byNature, isOngoing } from './definition';
import { natures, offeredNatures } from './natures';
import { words } from './words';

/** Upcoming events, then the other activities, a block for each nature that the owner shows. */
export function ActivitesView({ section, site }: SectionViewProps<'cv--activites'>) {
  const texts = words[site.language];
  const { items } = section.content;
  const toCome = upcomingFirst(items);
  return (
    <SectionFrame anchor={section.anchor} title={section.title} langAttributes={langAttributes(site, section.title)}>
      {toCome.length > 0 ? (
        <Block title={texts.upcoming}>
          <Rows activities={toCome} site={site} withNature />
          {toCome.some((activity) => whenOf(activity)) ? (
            <p className="mt-2 print:hidden">
              <MoreLink href={inLanguage(agendaAddress, site.language)} type="text/calendar" before="calendar-plus">
                {texts.agenda}
              </MoreLink>
            </p>
          ) : null}
        </Block>
      ) : null}
      {byNature(items.filter((activity) => !isUpcoming(activity))).map(({ nature, items }) => (
        <Block
          title={offeredNatures.in(site.language, nature)}
          langAttributes={langAttributes(site, nature)}
          key={nature}
        >
          <Rows activities={items} site={site} />
        </Block>
      ))}
    </SectionFrame>
  );
}

type RowsProps = {
  readonly activities: readonly Activity[];
  readonly site: PublicSite;
  /** Whether each row shows its nature, as no heading does. */
  readonly withNature?: boolean;
};

function Rows({ activities, site, withNature = false }: RowsProps) {
  return (
    <ul>
      {activities.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} site={site} nature={withNature ? activity.nature : ''} />
      ))}
    </ul>
  );
}

function ActivityRow({ activity, site, nature }: { activity: Activity; site: PublicSite; nature: string }) {
  const { id, title, line = [], link, lede, documents } = activite.view(activity, site.language);
  const facts = [offeredNatures.in(site.language, nature), ...line];
  const name = (
    <OwnerText site={site} text={title}>
      {title}
    </OwnerText>
  );
  return (
    <li className="diploma activity" data-id={id}>
      <span>
        <EventTime activity={activity} site={site} />
      </span>
      <div>
        <p>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {facts.some((fact) => fact.trim() !== '') ? (
          <p className="small">
            <OwnerTexts site={site} texts={facts} />
          </p>
        ) : null}
        {lede ? (
          <p className="small max-w-lede whitespace-pre-line" {...langAttributes(site, lede)}>
            <LinkedText text={lede} />
          </p>
        ) : null}
        <Companions activity={activity} site={site} />
        <DocumentLinks documents={documents} site={site} />
      </div>
    </li>
  );
}

type Props = { readonly activity: Activity; readonly site: PublicSite };

/** The date of an activity in words; for an event with a time, machine-readable too. */
function EventTime({ activity, site }: Props) {
  const when = whenOf(activity);
  const text = <OwnerText site={site} text={whenText(activity, site.language)} />;
  return when?.is === 'times' ? <time dateTime={localStamp(when.start, activity.zone)}>{text}</time> : text;
}

function Companions({ activity: { title, slides, video }, site }: Props) {
  const texts = words[site.language];
  if (!slides && !video) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {slides ? (
        <MoreLink href={slides} rel="noopener noreferrer" after="arrow-up-right" aria-label={texts.slidesOf(title)}>
          {texts.slides}
        </MoreLink>
      ) : null}
      {video ? (
        <MoreLink href={video} rel="noopener noreferrer" after="arrow-up-right" aria-label={texts.videoOf(title)}>
          {texts.video}
        </MoreLink>
      ) : null}
    </p>
  );
}

/** « 12 déc. 2026, 14 h 30 – 16 h 00 », with its zone if it is not the site's; only the period without times. */
export function whenText(activity: Activity, language: Language): string {
  const { start = '', end = '', startTime, endTime, zone } = activity;
  const day = (date: string) => periodText({ start: date }, false, language);
  if (startTime === undefined) return periodText(activity, isOngoing(activity), language);
  const isLonger = isDay(end) && end !== start;
  const first = momentAt(start, startTime, zone);
  const last = endTime === undefined ? first : momentAt(isLonger ? end : start, endTime, zone);
  const from = timeText(first, zone, language);
  const to = last > first ? timeText(last, zone, language) : '';
  const text =
    isLonger && to
      ? `${day(start)}${comma[language]}${from} – ${day(end)}${comma[language]}${to}`
      : [periodText(activity, false, language), to ? `${from} – ${to}` : from].join(comma[language]);
  return zone === undefined || zone === timeZone() ? text : `${text} (${zoneText(first, zone, language)})`;
}

/** « 14 h 30 », 14:30, in local time; a time that the clocks skip is shown as calendars show it. */
function timeText(at: Date, zone: string | undefined, language: Language): string {
  const [hours = '', minutes = ''] = localStamp(at, zone).slice(11, 16).split(':');
  return language === 'fr' ? `${Number(hours)}\u00a0h\u00a0${minutes}` : `${hours}:${minutes}`;
}

/** « heure du Japon », on the day of the event. */
function zoneText(at: Date, zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Prizes are awards of the owner. */
export const activitiesJsonLd: JsonLdOf<'cv--activites'> = (content) => {
  const awards = byNature(content.items).find(({ nature }) => nature === natures.awards.label);
  return awards ? { person: { award: awards.items.slice(0, mostItems).map(({ title }) => title) } } : {};
};
