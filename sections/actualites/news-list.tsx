import { ListHead, Neighbours } from '@/components/public/list-page';
import { LinkedText } from '@/components/public/owner-text';
import { ButtonLink } from '@/components/public/parts';
import { UploadPicture } from '@/components/public/pictures';
import { MoreLink } from '@/components/public/section-frame';
import { SvgIcon } from '@/components/ui/svg-icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { unbreaking } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { shortenedAtWord } from '@/lib/format/shortened';
import { inLanguage } from '@/lib/languages';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { paragraphsOf } from './feeds';
import { type NewsEntry, newsList, newsPage } from './published';
import { words } from './words';

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
function NewsDay({ date, site, months = 'short' }: DayProps) {
  return <time dateTime={date}>{formatPartialDate(date, months, site.language)}</time>;
}

type PictureProps = { readonly entry: NewsEntry; readonly className: string; readonly sizes: string };

function NewsPicture({ entry: { picture = '', pictureAlt = '' }, className, sizes }: PictureProps) {
  return (
    <UploadPicture
      className={`rounded-1 border border-rule bg-paper-sunk object-contain ${className}`}
      src={picture}
      alt={pictureAlt}
      sizes={sizes}
    />
  );
}

type Props = {
  readonly entry: NewsEntry;
  readonly site: PublicSite;
  readonly newer?: NewsEntry;
  readonly older?: NewsEntry;
};

export function NewsPage({ entry, site, newer, older }: Props) {
  const { date, title, text, link, picture } = entry;
  const { all, more } = words[site.language];
  const paragraphs = paragraphsOf(text);
  return (
    <>
      <ListHead back={<MoreLink href={inLanguage(newsList, site.language)}>{all}</MoreLink>}>
        <p className="mt-4 text-ink-soft lining-nums">
          <NewsDay date={date} site={site} months="long" />
        </p>
      </ListHead>
      <article className="grid min-w-0 grid-cols-1 gap-8 print:block print:*:not-first:mt-4">
        <h1
          className="wrap-anywhere max-w-title font-book text-3xl leading-title tracking-title"
          dir="auto"
          {...langAttributes(site, title)}
        >
          {title}
        </h1>
        {picture ? (
          <div>
            <NewsPicture
              entry={entry}
              className="h-auto max-h-96 w-auto max-w-full print:max-h-64"
              sizes="(min-width: 48rem) 42rem, 100vw"
            />
          </div>
        ) : null}
        {paragraphs.length > 0 ? (
          <div className="prose" dir="auto" {...langAttributes(site, text)}>
            {withIndexKey(paragraphs).map(({ key, value }) => (
              <p className="whitespace-pre-line" key={key}>
                <LinkedText text={value} />
              </p>
            ))}
          </div>
        ) : null}
        {link ? (
          <p className="wrap-anywhere">
            <span className="hidden print:inline">{link}</span>
            <ButtonLink href={link} rel="noopener noreferrer">
              {more} <SvgIcon name="arrow-up-right" />
            </ButtonLink>
          </p>
        ) : null}
        <Neighbours newer={neighbour(newer, site)} older={neighbour(older, site)} words={words[site.language]} />
      </article>
    </>
  );
}

const neighbour = (entry: NewsEntry | undefined, site: PublicSite) =>
  entry && {
    href: inLanguage(newsPage(entry), site.language),
    title: <span {...langAttributes(site, entry.title)}>{entry.title}</span>,
  };
