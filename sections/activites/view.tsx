import { Block } from '@/components/public/block';
import { DocumentLinks } from '@/components/public/documents';
import { LinkedText } from '@/components/public/linked-text';
import { MoreLink } from '@/components/public/more-link';
import { OwnerText, OwnerTexts } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { inLanguage } from '@/lib/languages';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { agendaAddress } from './agenda';
import { byNature } from './by-nature';
import { type Activity, activite } from './definition';
import { Companions, EventTime } from './event-parts';
import { isUpcoming, upcomingFirst, whenOf } from './events';
import { offeredNatures } from './natures';
import { words } from './words';

/** The events to come, then the other activities, a block for each nature that the owner shows. */
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
