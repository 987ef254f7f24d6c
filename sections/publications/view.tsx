import type { ReactNode } from 'react';
import { DetailDialog } from '@/components/public/detail-dialog';
import { Mathematics } from '@/components/public/owner-text';
import { ButtonLink, Cell, CellIcon, Cells, CellTitle, EmptyState, Stats } from '@/components/public/parts';
import { UploadPicture } from '@/components/public/pictures';
import { MoreLink, SectionFrame } from '@/components/public/section-frame';
import { comma } from '@/lib/format/french';
import { inLanguage, type Language } from '@/lib/languages';
import { iconSets } from '@/sections/icons';
import { toneOf } from '@/sections/palette';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import { isDivided } from './domains';
import { Isolated } from './entry-parts';
import { choicesOf } from './filter';
import { featuredFirst } from './grouping';
import { langOf } from './language';
import type { Publications } from './schema';
import { SearchForm } from './search-form';
import { domainFigures, type PublicationEntry, perYear, publicationEntries, publicationFigures } from './statistics';
import { venueOf } from './venue';
import { sectionWords } from './words/section';
import { workWords } from './words/works';
import { YearChart } from './year-chart';
import { toldYear, yearWords } from './year-words';

/** How many publications the home page shows: those « à la une », then the newest. */
const NEWEST_SHOWN = 6;

/**
 * Publications: figures, chart, domains, the newest; the whole list is a separate page, which a dialog loads
 * (components/public/client-scripts/dialogs.ts).
 */
export function PublicationsView({ section, site }: SectionViewProps<'publications'>) {
  const { anchor, title, content } = section;
  const { language } = site;
  const words = sectionWords[language].section;
  const { nouns } = workWords[language];
  const { total, articles, communications, years } = publicationFigures(content);
  const isOneYear = years?.first === years?.last;
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      note={noteOf(content, language)}
      langAttributes={langAttributes(site, title)}
    >
      <SelectedWorks entries={publicationEntries(content)} language={language} />
      <Stats
        label={words.figures}
        figures={[
          { label: nouns.publications(total), count: total },
          { label: nouns.journalArticles(articles), count: articles },
          { label: nouns.talks(communications), count: communications },
        ]
          .filter(({ count }) => count > 0 || total === 0) // beside other works, « 0 communication » would read as a lack
          .map(({ label, count }) => ({ label, value: String(count) }))
          .concat(
            years
              ? {
                  label: isOneYear ? nouns.year : nouns.period,
                  value: isOneYear ? `${years.first}` : `${years.first}–${years.last}`,
                }
              : [],
          )}
      />
      {total === 0 ? <EmptyState>{words.none}</EmptyState> : <Works section={section} site={site} />}
    </SectionFrame>
  );
}

/** The section's content once it has a publication. */
function Works({ section: { anchor, content }, site }: SectionViewProps<'publications'>) {
  const entries = publicationEntries(content);
  const { language } = site;
  const words = sectionWords[language].section;
  const newest = featuredFirst(entries)
    .slice(0, NEWEST_SHOWN)
    .map((entry) => ({ entry })); // its number is the one in its list
  return (
    <>
      <YearChart
        years={perYear(content)}
        hasChapters={domainFigures(content).some(({ chapters }) => chapters)}
        language={language}
      />
      <DomainCells publications={content} site={site} />
      {/* In print not a grid: what follows an entry that continues on the next page would overlap it (Chromium). */}
      <div className="grid gap-4 print:block">
        <SearchForm choices={choicesOf(content, language)} filter={{}} language={language} />
        <Bibliography items={newest} site={site} label={words.newest} />
        <p className="hidden text-ink-faint text-sm print:mt-3.25 print:block">{words.inPrint}</p>
        <p className="print:hidden">
          <ButtonLink href={inLanguage('/publications', language)} data-load="detail-publications" quiet>
            {words.all}
          </ButtonLink>
        </p>
      </div>
      <DetailDialog
        id="detail-publications"
        title={words.whole}
        subtitle={workWords[language].publications(entries.length)}
        back={anchor}
        label={words.list}
        language={language}
        wide
      >
        <p>
          <MoreLink href={inLanguage('/publications', language)} after="arrow-right">
            {words.toList}
          </MoreLink>
        </p>
        <div className="grid grid-cols-1 gap-12" data-loaded="" />
      </DetailDialog>
    </>
  );
}

/** « De 1997 à 2025, dans 3 domaines. »; for a single domain, its own figures say it. */
function noteOf(content: Publications, language: Language): string | undefined {
  const { years } = publicationFigures(content);
  const domains = Object.keys(content).length;
  if (!years || domains < 2) return undefined;
  return sectionWords[language].section.note(years.first, years.last, domains);
}

type Props = { readonly publications: Publications; readonly site: Pick<PublicSite, 'language' | 'untranslated'> };

/**
 * A cell per domain: counts of articles, communications, chapters and other works, without zeros; the period at the end
 * of the line or on its own line, on one baseline; in smaller type in three columns.
 */
function DomainCells({ publications, site }: Props) {
  const { language } = site;
  const { nouns } = workWords[language];
  const domains = domainFigures(publications);
  if (domains.length === 0 || !isDivided(publications)) return null;
  const narrow = domains.length !== 2 && domains.length !== 4;
  return (
    <Cells columns={narrow ? 3 : 2}>
      {domains.map(({ key, title, articles, chapters, communications, others, period }) => (
        <Cell tone={toneOf(publications[key]?.color)} item={`publications-${key}`} key={key}>
          <CellIcon stored={publications[key]?.icon ?? ''} fallback={iconSets.competences[0]} />
          <CellTitle langAttributes={langAttributes(site, title)}>{title}</CellTitle>
          <dl className="counts">
            {articles ? <Count label={nouns.articles(articles)}>{articles}</Count> : null}
            {communications ? <Count label={nouns.talks(communications)}>{communications}</Count> : null}
            {chapters ? <Count label={nouns.chapters(chapters)}>{chapters}</Count> : null}
            {others ? <Count label={nouns.others(others)}>{others}</Count> : null}
            <div>
              <dt>{/^\d+$/.test(period) ? nouns.year : nouns.period}</dt>
              <dd>
                <Isolated text={period === 'N/A' ? nouns.noPeriod : period.replace('-', '–')} language={language} />
              </dd>
            </div>
          </dl>
        </Cell>
      ))}
    </Cells>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Most works with a picture at the head of the section. */
const maxWorks = 5;

/** Publications « à la une » with a picture, at the head of the section. */
export function SelectedWorks({ entries, language }: { entries: readonly PublicationEntry[]; language: Language }) {
  const works = entries.filter(({ item }) => item.featured && item.picture).slice(0, maxWorks);
  if (works.length === 0) return null;
  return (
    <ul
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:block"
      aria-label={sectionWords[language].section.selected}
    >
      {works.map((entry) => (
        <Work entry={entry} language={language} key={entry.slug} />
      ))}
    </ul>
  );
}

function Work({ entry: { item, slug }, language }: { entry: PublicationEntry; language: Language }) {
  return (
    <li className="grid list-none grid-cols-[7rem_minmax(0,1fr)] gap-x-4 break-inside-avoid sm:block" data-id={item.id}>
      <UploadPicture
        className="aspect-3/2 h-auto w-full rounded-1 border border-rule bg-paper-sunk object-contain sm:mb-3"
        src={item.picture ?? ''}
        alt={item.pictureAlt ?? ''}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 7rem"
      />
      <div>
        <p className="entry-title" dir="auto" lang={langOf({ item }, language)}>
          <a href={inLanguage(`/publications/${slug}`, language)}>
            <Mathematics text={item.title} />
          </a>
        </p>
        <p className="small">
          <Isolated
            text={[venueOf(item), yearWords(toldYear(item), language)].filter(Boolean).join(comma[language])}
            language={language}
          />
        </p>
      </div>
    </li>
  );
}
