import { UploadPicture } from '@/components/public/pictures';
import { unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shortenedAtWord } from '@/lib/format/shortened';
import { inLanguage } from '@/lib/languages';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { type NewsEntry, newsPage } from './published';

/** In characters: length of the excerpt in a list. */
const excerpt = 240;

/** News as rows: the day, the title (a link to the page), the excerpt and the picture. */
export function NewsList({ entries, site }: { entries: readonly NewsEntry[]; site: PublicSite }) {
  return (
    <ul>
      {entries.map((entry) => (
        <NewsRow entry={entry} site={site} key={entry.slug} />
      ))}
    </ul>
  );
}

function NewsRow({ entry, site }: { entry: NewsEntry; site: PublicSite }) {
  const { id, date, title, text, picture } = entry;
  return (
    <li className="diploma activity" data-id={id}>
      <span>
        <NewsDay date={date} site={site} />
      </span>
      <div>
        <p className="wrap-anywhere" dir="auto" {...langAttributes(site, title)}>
          <a href={inLanguage(newsPage(entry), site.language)}>{unbreaking(title)}</a>
        </p>
        {text.trim() ? (
          <p className="small wrap-anywhere max-w-lede" {...langAttributes(site, text)}>
            {unbreaking(shortenedAtWord(text.replaceAll(/\s+/g, ' ').trim(), excerpt))}
          </p>
        ) : null}
        {picture ? <NewsPicture entry={entry} className="mt-2 aspect-3/2 h-auto w-36" sizes="9rem" /> : null}
      </div>
    </li>
  );
}

type DayProps = {
  readonly date: string;
  readonly site: Pick<PublicSite, 'language'>;
  readonly months?: 'long' | 'short';
};

/** The day of a news item, « 3 déc. 2026 », « 3 décembre 2026 ». */
export function NewsDay({ date, site, months = 'short' }: DayProps) {
  return <time dateTime={date}>{formatPartialDate(date, months, site.language)}</time>;
}

type PictureProps = { readonly entry: NewsEntry; readonly className: string; readonly sizes: string };

export function NewsPicture({ entry: { picture = '', pictureAlt = '' }, className, sizes }: PictureProps) {
  return (
    <UploadPicture
      className={`rounded-1 border border-rule bg-paper-sunk object-contain ${className}`}
      src={picture}
      alt={pictureAlt}
      sizes={sizes}
    />
  );
}
