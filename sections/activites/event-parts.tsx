import { MoreLink } from '@/components/public/more-link';
import { OwnerText } from '@/components/public/owner-text';
import { localStamp } from '@/lib/format/zoned-time';
import type { PublicSite } from '@/sections/public-site';
import type { Activity } from './definition';
import { whenOf } from './events';
import { whenText } from './when-text';
import { words } from './words';

type Props = { readonly activity: Activity; readonly site: PublicSite };

/** The date of an activity in words; of an event with a time, for machines too. */
export function EventTime({ activity, site }: Props) {
  const when = whenOf(activity);
  const text = <OwnerText site={site} text={whenText(activity, site.language)} />;
  return when?.is === 'times' ? <time dateTime={localStamp(when.start, activity.zone)}>{text}</time> : text;
}

/** Links to the slides and the video of an activity. */
export function Companions({ activity: { title, slides, video }, site }: Props) {
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
