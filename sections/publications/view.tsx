import { ButtonLink } from '@/components/public/button';
import { DetailDialog } from '@/components/public/detail-dialog';
import { EmptyState } from '@/components/public/empty-state';
import { MoreLink } from '@/components/public/more-link';
import { SectionFrame } from '@/components/public/section-frame';
import { Stats } from '@/components/public/stats';
import { counted, plural } from '@/lib/format/french';
import type { SectionViewProps } from '@/sections/public-site';
import { Bibliography } from './bibliography';
import { DomainCells } from './domain-cells';
import { choicesOf } from './filter';
import { featuredFirst } from './grouping';
import type { Publications } from './schema';
import { SearchForm } from './search-form';
import { SelectedWorks } from './selected-works';
import { domainFigures, perYear, publicationEntries, publicationFigures } from './statistics';
import { YearChart } from './year-chart';

/** How many publications the home page shows: those « à la une », then the newest. */
const NEWEST = 6;

/**
 * Publications: figures, chart, domains, the newest; the whole list is a page of its own, which a dialog loads
 * (components/public/client-scripts/load-list.ts).
 */
export function PublicationsView({ section, site }: SectionViewProps<'publications'>) {
  const { anchor, title, content } = section;
  const { total, articles, communications, activeYears } = publicationFigures(content);
  return (
    <SectionFrame anchor={anchor} title={title} note={noteOf(content)}>
      <SelectedWorks entries={publicationEntries(content)} />
      <Stats
        label="Production scientifique en chiffres"
        figures={[
          { label: plural(total, 'publication', 'publications'), value: String(total) },
          { label: plural(articles, 'article de revue', 'articles de revue'), value: String(articles) },
          { label: plural(communications, 'communication', 'communications'), value: String(communications) },
          { label: plural(activeYears, 'année d’activité', 'années d’activité'), value: String(activeYears) },
        ]}
      />
      {total === 0 ? <EmptyState>Aucune publication disponible</EmptyState> : <Works section={section} site={site} />}
    </SectionFrame>
  );
}

/** The section's content as soon as there is one publication. */
function Works({ section: { anchor, content }, site }: SectionViewProps<'publications'>) {
  const entries = publicationEntries(content);
  const newest = featuredFirst(entries)
    .slice(0, NEWEST)
    .map((entry, index) => ({ entry, number: entries.length - index }));
  return (
    <>
      <YearChart years={perYear(content)} hasChapters={domainFigures(content).some(({ chapters }) => chapters)} />
      <DomainCells publications={content} />
      {/* In print no grid: what follows an entry that goes to the next page would lie over it (Chromium). */}
      <div className="grid gap-4 print:block">
        <SearchForm choices={choicesOf(content)} filter={{}} />
        <Bibliography
          items={newest}
          owner={site.profile}
          sizes={site.documents}
          label="Publications les plus récentes"
        />
        <p className="hidden text-ink-faint text-sm print:mt-3.25 print:block">
          Ci-dessus les plus récentes{'\u202f'}; la liste complète est sur la page des publications du site.
        </p>
        <p className="print:hidden">
          <ButtonLink href="/publications" data-load="detail-publications" quiet>
            Voir Toutes les Publications
          </ButtonLink>
        </p>
      </div>
      <DetailDialog
        id="detail-publications"
        title="Production Scientifique Complète"
        subtitle={counted(entries.length, 'publication', 'publications')}
        back={anchor}
        label="Liste des publications"
        wide
      >
        <p>
          <MoreLink href="/publications" after="arrow-right">
            Chercher, filtrer et télécharger dans la liste complète
          </MoreLink>
        </p>
        <div className="grid grid-cols-1 gap-12" data-loaded="" />
      </DetailDialog>
    </>
  );
}

/** « De 1997 à 2025, dans 3 domaines. » */
function noteOf(content: Publications): string | undefined {
  const years = perYear(content);
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  if (first === undefined || last === undefined) return undefined;
  const domains = counted(Object.keys(content).length, 'domaine', 'domaines');
  return first === last ? `${first}, dans ${domains}.` : `De ${first} à ${last}, dans ${domains}.`;
}
