import { ListHead, Neighbours } from '@/components/public/list-page';
import { Mathematics } from '@/components/public/owner-text';
import { Badge, ButtonLink } from '@/components/public/parts';
import { MoreLink } from '@/components/public/section-frame';
import { SvgIcon } from '@/components/ui/svg-icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { formatPartialDate } from '@/lib/format/partial-date';
import { inLanguage, type Language } from '@/lib/languages';
import type { PublicSite } from '@/sections/public-site';
import { type Author, authorKey } from '@/sections/publications/citing/authors';
import type { Reference } from '@/sections/publications/citing/reference';
import { FeaturedBadge, Year } from '@/sections/publications/entry-parts';
import { listUrl } from '@/sections/publications/list-links';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { FoldingAuthors } from '../author-names';
import type { CoAuthor } from '../co-authors';
import { aboutText } from '../entry-parts';
import { langOf } from '../language';
import { openTextOf, relatedLinksOf, workUrl } from '../links';
import { typeTone } from '../lists';
import { markedLine } from '../marks/symbols';
import { typeOf } from '../mentions';
import { type OpenText, opensOn, openTexts } from '../texts';
import { listWords } from '../words/list';
import { pageWords } from '../words/page';
import { toldYear } from '../year-words';
import { CiteExport } from './cite-export';
import { Facts } from './facts';

type Props = {
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** Name of its domain. */
  readonly domain: string;
  readonly site: PublicSite;
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
  readonly coAuthors: ReadonlyMap<string, CoAuthor>;
};

type InPage = { readonly entry: PublicationEntry; readonly language: Language };

/** A publication's page: heading, links, abstract and facts, reference for citing, neighbours in the list. */
export function PublicationPage({ entry, reference, domain, site, newer, older, coAuthors }: Props) {
  const { language } = site;
  const type = typeOf(entry, language);
  return (
    <>
      <ListHead back={<MoreLink href={inLanguage('/publications', language)}>{pageWords[language].page.all}</MoreLink>}>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft lining-nums">
          <Badge tone={typeTone(type)}>{type}</Badge>
          {entry.item.featured ? <FeaturedBadge language={language} /> : null}
          <Year language={language}>{toldYear(entry.item)}</Year>
        </p>
      </ListHead>
      <article className="grid min-w-0 grid-cols-1 gap-8">
        <div className="grid gap-3">
          <h1
            className="wrap-anywhere max-w-title font-book text-3xl leading-title tracking-title"
            dir="auto"
            lang={langOf(entry, language)}
          >
            <Mathematics text={entry.item.title} />
          </h1>
          <FoldingAuthors {...markedLine(entry.item, site)} linkOf={linksTo(coAuthors, language)} language={language} />
        </div>
        <Links entry={entry} texts={openTexts(entry, site.documents, language)} language={language} />
        <Embargo day={opensOn(entry, site.documents)} language={language} />
        <Abstract entry={entry} language={language} />
        <Facts entry={entry} domain={domain} site={site} />
        <CiteExport reference={reference} language={language} />
        <Neighbours
          newer={neighbour(newer, language)}
          older={neighbour(older, language)}
          words={pageWords[language].page}
        />
      </article>
    </>
  );
}

/** A co-author of another publication too is linked to their joint works. */
const linksTo = (coAuthors: ReadonlyMap<string, CoAuthor>, language: Language) => (author: Author) => {
  const auteur = authorKey(author);
  const { name = '', entries = [] } = coAuthors.get(auteur) ?? {};
  return entries.length > 1
    ? { href: listUrl({ auteur }, { language }), title: pageWords[language].page.withAuthor(entries.length, name) }
    : undefined;
};

/** Buttons for the publication and its text, then related links; nothing if there are none. */
function Links({ entry, texts, language }: InPage & { readonly texts: readonly OpenText[] }) {
  const address = workUrl(entry);
  const [open, companions] = [openTextOf(entry, language), relatedLinksOf(entry, language)];
  if (!address && !open && texts.length === 0 && companions.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {address ? (
        <ButtonLink href={address} rel="noopener noreferrer">
          {listWords[language].entry.see} <SvgIcon name="arrow-up-right" />
        </ButtonLink>
      ) : null}
      {texts.map((text) => (
        <ButtonLink key={text.href} quiet href={text.href} type="application/pdf">
          <SvgIcon name="download" />{' '}
          <span>
            {text.label} <span className="font-normal text-ink-faint">{aboutText(text, language)}</span>
          </span>
        </ButtonLink>
      ))}
      {open ? (
        <ButtonLink quiet href={open.href} rel="noopener noreferrer">
          {open.label} <SvgIcon name="arrow-up-right" />
        </ButtonLink>
      ) : null}
      {companions.map(({ label, href }) => (
        <MoreLink key={label} href={href} rel="noopener noreferrer" after="arrow-up-right">
          {label}
        </MoreLink>
      ))}
    </p>
  );
}

/** When the text becomes readable, until one is. */
function Embargo({ day, language }: { day?: string; language: Language }) {
  if (!day) return null;
  return (
    <p className="text-ink-soft">
      {pageWords[language].page.opensOn}
      <time dateTime={day}>{formatPartialDate(day, 'long', language)}</time>.
    </p>
  );
}

/** The abstract, by paragraphs. */
function Abstract({ entry, language }: InPage) {
  const { abstract } = entry.item.details ?? {};
  const paragraphs = abstract?.split(/\n+/).filter((text) => text.trim() !== '') ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <section className="grid content-start gap-4 print:block print:*:not-first:mt-3.25" aria-labelledby="resume">
      <h2 className="text-xl" id="resume">
        {pageWords[language].page.abstract}
      </h2>
      <div className="prose" dir="auto" lang={langOf(entry, language, paragraphs.join(' '))}>
        {withIndexKey(paragraphs).map(({ key, value }) => (
          <p key={key}>
            <Mathematics text={value} linked />
          </p>
        ))}
      </div>
    </section>
  );
}

const neighbour = (entry: PublicationEntry | undefined, language: Language) =>
  entry && {
    href: inLanguage(`/publications/${entry.slug}`, language),
    title: (
      <span lang={langOf(entry, language)} dir={language === 'fr' ? undefined : 'auto'}>
        <Mathematics text={entry.item.title} />
      </span>
    ),
  };
