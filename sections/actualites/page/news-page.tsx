import { ListHead, Neighbours } from '@/components/public/list-page';
import { LinkedText } from '@/components/public/owner-text';
import { ButtonLink } from '@/components/public/parts';
import { MoreLink } from '@/components/public/section-frame';
import { SvgIcon } from '@/components/ui/svg-icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { inLanguage } from '@/lib/languages';
import { newsList, newsPage } from '@/sections/actualites/published';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { paragraphsOf } from '../feeds';
import { NewsDay, NewsPicture } from '../news-list';
import type { NewsEntry } from '../published';
import { words } from '../words';

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
