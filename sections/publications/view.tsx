import { ButtonLink } from '@/components/public/button';
import { DetailDialog } from '@/components/public/detail-dialog';
import { EmptyState } from '@/components/public/empty-state';
import { MoreLink } from '@/components/public/more-link';
import { SectionFrame } from '@/components/public/section-frame';
import { Stats } from '@/components/public/stats';
import { inLanguage, type Language } from '@/lib/languages';
import { langAttributes, type SectionViewProps } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import { DomainCells } from './domain-cells';
import { choicesOf } from './filter';
import { featuredFirst } from './grouping';
import type { Publications } from './schema';
import { SearchForm } from './search-form';
import { SelectedWorks } from './selected-works';
import { domainFigures, perYear, publicationEntries, publicationFigures } from './statistics';
import { sectionWords } from './words/section';
import { workWords } from './words/works';
import { YearChart } from './year-chart';

/** How many publications the home page shows: those « à la une », then the newest. */
const NEWEST = 6;

/**
 * Publications: figures, chart, domains, the newest; the whole list is a page of its own, which a dialog loads
 * (components/public/client-scripts/dialogs.ts).
 */
export function PublicationsView({ section, site }: SectionViewProps<'publications'>) {
  const { anchor, title, content } = section;
  const { language } = site;
  const words = sectionWords[language].section;
  const { nouns } = workWords[language];
  const { total, articles, communications, activeYears } = publicationFigures(content);
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
          { label: nouns.activeYears(activeYears), count: activeYears },
        ]
          .filter(({ count }) => count > 0 || total === 0) // beside works, « 0 communication » would say that there are none
          .map(({ label, count }) => ({ label, value: String(count) }))}
      />
      {total === 0 ? <EmptyState>{words.none}</EmptyState> : <Works section={section} site={site} />}
    </SectionFrame>
  );
}

/** The section's content as soon as there is one publication. */
function Works({ section: { anchor, content }, site }: SectionViewProps<'publications'>) {
  const entries = publicationEntries(content);
  const { language } = site;
  const words = sectionWords[language].section;
  const newest = featuredFirst(entries)
    .slice(0, NEWEST)
    .map((entry) => ({ entry })); // its number is that of the list under its heading
  return (
    <>
      <YearChart
        years={perYear(content)}
        hasChapters={domainFigures(content).some(({ chapters }) => chapters)}
        language={language}
      />
      <DomainCells publications={content} site={site} />
      {/* In print no grid: what follows an entry that goes to the next page would lie over it (Chromium). */}
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

/** « De 1997 à 2025, dans 3 domaines. »; of one domain, its own figures say it. */
function noteOf(content: Publications, language: Language): string | undefined {
  const { years } = publicationFigures(content);
  const domains = Object.keys(content).length;
  if (!years || domains < 2) return undefined;
  return sectionWords[language].section.note(years.first, years.last, domains);
}
