import { Badge } from '@/components/public/badge';
import { ButtonLink } from '@/components/public/button';
import { ListHead } from '@/components/public/list-page';
import { Mathematics } from '@/components/public/mathematics';
import { MoreLink } from '@/components/public/more-link';
import { withIndexKey } from '@/components/public/with-index-key';
import { SvgIcon } from '@/components/ui/svg-icon';
import { formatPartialDate } from '@/lib/format/partial-date';
import type { PublicSite } from '@/sections/public-site';
import { type Author, authorKey } from '@/sections/publications/citing/authors';
import type { Reference } from '@/sections/publications/citing/reference';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { FoldingAuthors } from '../author-names';
import { type CoAuthor, coAuthorsOf } from '../co-authors';
import { FeaturedBadge } from '../featured-badge';
import { langOf } from '../language';
import { addressOf, companionsOf, openTextOf } from '../links';
import { listAddress } from '../list-address';
import { markedLine } from '../marks/marked-line';
import { aboutText } from '../text-link';
import { type OpenText, opensOn, openTexts } from '../texts';
import { typeOf, typeTone } from '../type-badge';
import { Year } from '../year';
import { CiteExport } from './cite-export';
import { Facts } from './facts';

type Props = {
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** The name of its domain. */
  readonly domain: string;
  readonly site: PublicSite;
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/** One publication: its heading, links, abstract and facts, its reference to cite, its neighbours in the list. */
export function PublicationPage({ entry, reference, domain, site, newer, older }: Props) {
  const type = typeOf(entry);
  return (
    <>
      <ListHead back={<MoreLink href="/publications">Toutes les publications</MoreLink>}>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft lining-nums">
          <Badge tone={typeTone(type)}>{type}</Badge>
          {entry.item.featured ? <FeaturedBadge /> : null}
          <Year>{entry.item.year}</Year>
        </p>
      </ListHead>
      <article className="grid min-w-0 grid-cols-1 gap-8">
        <div className="grid gap-3">
          <h1
            className="wrap-anywhere max-w-title font-book text-3xl leading-title tracking-title"
            dir="auto"
            lang={langOf(entry)}
          >
            <Mathematics text={entry.item.title} />
          </h1>
          <FoldingAuthors {...markedLine(entry.item, site)} linkOf={linksTo(coAuthorsOf(site))} />
        </div>
        <Links entry={entry} texts={openTexts(entry, site.documents)} />
        <Embargo day={opensOn(entry, site.documents)} />
        <Abstract entry={entry} />
        <Facts entry={entry} domain={domain} />
        <CiteExport reference={reference} />
        <Neighbours newer={newer} older={older} />
      </article>
    </>
  );
}

/** A co-author of another publication too leads to the list of what they wrote with the owner. */
const linksTo = (coAuthors: ReadonlyMap<string, CoAuthor>) => (author: Author) => {
  const auteur = authorKey(author);
  const { name = '', entries = [] } = coAuthors.get(auteur) ?? {};
  return entries.length > 1
    ? { href: listAddress({ auteur }, {}), title: `${entries.length} publications avec ${name}` }
    : undefined;
};

/** Buttons to the publication and to its text, then links to what belongs to it; nothing where there is none. */
function Links({ entry, texts }: { entry: PublicationEntry; texts: readonly OpenText[] }) {
  const [address, open, companions] = [addressOf(entry), openTextOf(entry), companionsOf(entry)];
  if (!address && !open && texts.length === 0 && companions.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {address ? (
        <ButtonLink href={address} rel="noopener noreferrer">
          Voir la publication <SvgIcon name="arrow-up-right" />
        </ButtonLink>
      ) : null}
      {texts.map((text) => (
        <ButtonLink key={text.href} quiet href={text.href} type="application/pdf">
          <SvgIcon name="download" />{' '}
          <span>
            {text.label} <span className="font-normal text-ink-faint">{aboutText(text)}</span>
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

/** When the text can be read, while none can. */
function Embargo({ day }: { day?: string }) {
  if (!day) return null;
  return (
    <p className="text-ink-soft">
      Texte intégral disponible à partir du <time dateTime={day}>{formatPartialDate(day)}</time>.
    </p>
  );
}

/** The abstract, a paragraph for each of its own. */
function Abstract({ entry }: { entry: PublicationEntry }) {
  const { abstract } = entry.item.details ?? {};
  const paragraphs = abstract?.split(/\n+/).filter((text) => text.trim() !== '') ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <section className="grid content-start gap-4 print:block print:*:not-first:mt-3.25" aria-labelledby="resume">
      <h2 className="text-xl" id="resume">
        Résumé
      </h2>
      <div className="prose" dir="auto" lang={langOf(entry, paragraphs.join(' '))}>
        {withIndexKey(paragraphs).map(({ key, value }) => (
          <p key={key}>
            <Mathematics text={value} linked />
          </p>
        ))}
      </div>
    </section>
  );
}

function Neighbours({ newer, older }: Pick<Props, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav
      className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-gutter gap-y-4 border-ink border-t pt-6 print:hidden"
      aria-label="Publications voisines"
    >
      {newer ? <Neighbour entry={newer} label="Plus récente" rel="prev" /> : null}
      {older ? <Neighbour entry={older} label="Plus ancienne" rel="next" /> : null}
    </nav>
  );
}

function Neighbour({ entry, label, rel }: { entry: PublicationEntry; label: string; rel: 'prev' | 'next' }) {
  return (
    <a
      className="wrap-anywhere font-book font-serif text-entry leading-label no-underline hover:underline"
      href={`/publications/${entry.slug}`}
      rel={rel}
    >
      <span className="block font-normal font-sans text-ink-faint text-sm leading-normal">{label}</span>
      <span lang={langOf(entry)}>
        <Mathematics text={entry.item.title} />
      </span>
    </a>
  );
}
