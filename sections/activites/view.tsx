import { Block } from '@/components/public/block';
import { DocumentLinks } from '@/components/public/documents';
import { LinkedText } from '@/components/public/linked-text';
import { MoreLink } from '@/components/public/more-link';
import { SectionFrame } from '@/components/public/section-frame';
import { localStamp } from '@/lib/format/zoned-time';
import { inLanguage } from '@/lib/languages';
import type { PublicSite, SectionViewProps } from '@/sections/public-site';
import { agendaAddress } from './agenda';
import { byNature } from './by-nature';
import { type Activity, isShown } from './definition';
import { words } from './event-words';
import { isUpcoming, upcomingFirst, whenOf } from './events';
import { whenText } from './when-text';

/** The events to come, then the other activities, a block for each nature that the owner shows. */
export function ActivitesView({ section, site }: SectionViewProps<'cv--activites'>) {
  const shown = section.content.items.filter(isShown(section.content));
  const { upcoming, agenda } = words[site.language];
  const toCome = upcomingFirst(shown);
  return (
    <SectionFrame anchor={section.anchor} title={section.title}>
      {toCome.length > 0 ? (
        <Block title={upcoming}>
          <Rows activities={toCome} site={site} withNature />
          {toCome.some((activity) => whenOf(activity)) ? (
            <p className="mt-2 print:hidden">
              <MoreLink href={inLanguage(agendaAddress, site.language)} type="text/calendar" before="calendar-plus">
                {agenda}
              </MoreLink>
            </p>
          ) : null}
        </Block>
      ) : null}
      {byNature(shown.filter((activity) => !isUpcoming(activity))).map(({ nature, items }) => (
        <Block title={nature} key={nature}>
          <Rows activities={items} site={site} />
        </Block>
      ))}
    </SectionFrame>
  );
}

type RowsProps = {
  readonly activities: readonly Activity[];
  readonly site: PublicSite;
  /** Whether each row says its nature, which no heading does. */
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
  const { id, title, role, organization, place, country, link, description, documents } = activity;
  const facts = [nature, role, organization, place, country].filter((fact) => fact.trim() !== '');
  return (
    <li className="diploma activity" data-id={id}>
      <span>
        <Time activity={activity} site={site} />
      </span>
      <div>
        <p>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {facts.length > 0 ? <p className="small">{facts.join(', ')}</p> : null}
        {description ? (
          <p className="small max-w-lede whitespace-pre-line">
            <LinkedText text={description} />
          </p>
        ) : null}
        <Companions activity={activity} site={site} />
        <DocumentLinks documents={documents} sizes={site.documents} />
      </div>
    </li>
  );
}

/** The date in words; of an event with a time, the moment that it begins at too. */
function Time({ activity, site }: { activity: Activity; site: PublicSite }) {
  const when = whenOf(activity);
  const text = whenText(activity, site.language);
  if (when?.is !== 'times') return text;
  return <time dateTime={localStamp(when.start, activity.zone)}>{text}</time>;
}

/** Links to the slides and the video. */
function Companions({ activity: { title, slides, video }, site }: { activity: Activity; site: PublicSite }) {
  const said = words[site.language];
  if (!slides && !video) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {slides ? (
        <MoreLink href={slides} rel="noopener noreferrer" after="arrow-up-right" aria-label={said.slidesOf(title)}>
          {said.slides}
        </MoreLink>
      ) : null}
      {video ? (
        <MoreLink href={video} rel="noopener noreferrer" after="arrow-up-right" aria-label={said.videoOf(title)}>
          {said.video}
        </MoreLink>
      ) : null}
    </p>
  );
}
