import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Footer } from '@/components/portfolio/footer';
import { Header } from '@/components/portfolio/header';
import { choicesOf, filterEntries, isFiltered, readFilter } from '@/components/portfolio/publications/filter';
import { FullList } from '@/components/portfolio/publications/full-list';
import { listed, pageOf } from '@/components/portfolio/publications/listing';
import { Pager } from '@/components/portfolio/publications/pager';
import { publicationsOf } from '@/components/portfolio/publications/publications-of';
import { SearchForm } from '@/components/portfolio/publications/search-form';
import { Drawing } from '@/components/ui/drawing';
import { counted, formatNumber } from '@/lib/content/french';
import { publicationEntries } from '@/lib/content/kinds/publication-statistics';
import { fullName } from '@/lib/content/profile';
import { readPublicSite } from '@/lib/db/public';
import { pageMetadata } from '../page-metadata';

export const dynamic = 'force-dynamic';

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const site = await readPublicSite();
  if (!publicationsOf(site)) return { title: 'Page introuvable', robots: { index: false } };
  return pageMetadata(site, {
    title: `Publications de ${fullName(site.profile)}`,
    description: `La liste complète des publications de ${fullName(site.profile)}, par domaine, année et type.`,
    path: '/publications',
    type: 'website',
  });
}

/** The whole list, with filters that work without script. */
export default async function PublicationsPage({ searchParams }: Props) {
  const site = await readPublicSite();
  const found = publicationsOf(site);
  if (!found) notFound();
  const choices = choicesOf(found.content);
  const params = await searchParams;
  const filter = readFilter(params, choices);
  const all = publicationEntries(found.content);
  const items = listed(found.content, filterEntries(all, filter));
  const shown = pageOf(items, [params.page].flat()[0]);
  return (
    <>
      <Header site={site} base="/" />
      <main className="wrap list-page" id="contenu">
        <header className="list-head">
          <p>
            <a className="more" href="/#publications">
              Retour au portfolio
            </a>
          </p>
          <h1>{found.title}</h1>
          <p className="list-owner">{fullName(site.profile)}</p>
        </header>
        <div className="list-body">
          <SearchForm choices={choices} filter={filter} live />
          <div className="result-count">
            <p role="status" data-part="compte">
              {counted(items.length, 'publication', 'publications')}
              {isFiltered(filter) ? ` sur ${formatNumber(all.length)}` : ''}
              {shown.page ? `, page ${shown.page} sur ${shown.pages}` : ''}
            </p>
            <p data-part="effacer">{isFiltered(filter) ? <a href="/publications">Effacer les filtres</a> : null}</p>
          </div>
          <div className="full-lists" id="liste" data-part="liste">
            <FullList publications={found.content} found={items} items={shown.items} owner={site.profile} />
            <Pager shown={shown} filter={filter} />
            {items.length === 0 ? <Nothing words={filter.q} /> : null}
          </div>
        </div>
      </main>
      <Footer site={site} base="/" />
    </>
  );
}

function Nothing({ words }: { words?: string }) {
  return (
    <div className="empty">
      <Drawing name="search-x" />
      <strong>Aucune publication ne correspond{words ? ` à «\u00a0${words}\u00a0»` : ''}</strong>
      <span>Essayez un autre mot ou une autre année.</span>
      <a className="button button-quiet" href="/publications">
        Effacer les filtres
      </a>
    </div>
  );
}
