import type { Metadata } from 'next';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { InTurn } from '@/components/public/in-turn';
import { ListHead, ListPage } from '@/components/public/list-page';
import { NotFoundPage } from '@/components/public/no-page';
import { ButtonLink, EmptyState } from '@/components/public/parts';
import { MoreLink } from '@/components/public/section-frame';
import { comma, quoted } from '@/lib/format/french';
import { inLanguage, type Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { fullName } from '@/sections/profil/schema';
import { langAttributes } from '@/sections/public-site';
import { type Choice, type Filter, isFiltered, spanText } from '@/sections/publications/filter';
import { FullList } from '@/sections/publications/full-list';
import { groupingsOf } from '@/sections/publications/grouping';
import { Downloads, GroupingLinks, listUrl, Pager, paginate } from '@/sections/publications/list-links';
import type { Query } from '@/sections/publications/query';
import { type PublicationList, readList } from '@/sections/publications/read-list';
import { SearchForm } from '@/sections/publications/search-form';
import { typedPlaceholder } from '@/sections/publications/typed-words';
import { listWords } from '@/sections/publications/words/list';
import { workWords } from '@/sections/publications/words/works';
import { pageMetadata, unknownMetadata } from '../page-metadata';
import { words } from '../words';

export async function listMetadata(query: Query, language: Language): Promise<Metadata> {
  const site = await readPublicSite(language);
  const list = await readList(site, query);
  const shown = list && paginate(list.items, query.page);
  if (!shown) return unknownMetadata(language);
  const filterTitle = titleOf(list, shown.page, language);
  return pageMetadata(site, {
    title: `${filterTitle && `${filterTitle} · `}${words[language].publicationsOf(fullName(site.profile))}`,
    description: words[language].listOf(fullName(site.profile)),
    path: '/publications',
    type: 'website',
  });
}

/** The part of a title for the search or page number: « « crue », 2024, page 2 »; '' for the whole list. */
function titleOf(
  { section, choices, coAuthor, ...list }: PublicationList,
  page: number | null,
  language: Language,
): string {
  const words = listWords[language].list;
  const filter = withPlaceholder(list.filter);
  const { q, annee, type, domaine, audience, mention } = filter;
  const domain = domaine && section.content[domaine]?.title;
  const chosen = [...choices.audience, ...choices.mention].flatMap(({ value, label }) =>
    value === audience || value === mention ? label : [],
  );
  const labelIn = (among: readonly Choice[], wanted: string | undefined) =>
    among.find(({ value }) => value === wanted)?.label ?? wanted;
  return [
    q && quoted(q, language),
    language === 'fr' ? annee : labelIn(choices.annee, annee),
    spanText(filter, language),
    labelIn(choices.type, type),
    domain,
    ...chosen,
    coAuthor && words.withAuthor(coAuthor.name),
    page && page > 1 && words.page(page),
  ]
    .filter(Boolean)
    .join(comma[language]);
}

/**
 * With a placeholder for the search words: the page is cached, and shows them as each visitor typed them. In
 * development, nothing replaces it.
 */
const withPlaceholder = (filter: Filter): Filter =>
  filter.q && process.env.NODE_ENV === 'production' ? { ...filter, q: typedPlaceholder } : filter;

/** The whole list, with filters that work without script. */
export async function PublicationsPage({ query, language }: { readonly query: Query; readonly language: Language }) {
  const site = await readPublicSite(language);
  const list = await readList(site, query);
  const shown = list && paginate(list.items, query.page);
  if (!shown) return <NotFoundPage language={site.language} />;
  const { section, choices, coAuthor, grouping, unknown, total, items } = list;
  const filter = withPlaceholder(list.filter);
  const words = listWords[language].list;
  return (
    <>
      <Header site={site} path="/publications" />
      <ListPage>
        <ListHead back={<MoreLink href={inLanguage('/#publications', language)}>{words.back}</MoreLink>}>
          <h1
            className="mt-2 font-normal text-4xl leading-tight tracking-tight"
            {...langAttributes(site, section.title)}
          >
            {section.title}
          </h1>
          <p className="mt-2 font-serif text-ink-soft text-lg italic leading-snug">{fullName(site.profile)}</p>
        </ListHead>
        <div className="grid min-w-0 grid-cols-1 gap-6 print:block print:*:not-first:mt-6">
          <SearchForm choices={choices} filter={filter} grouping={grouping} live language={language} />
          <div className="flex flex-wrap items-baseline gap-x-4 py-2 text-ink-soft text-sm">
            <p role="status" data-part="compte">
              {isFiltered(filter) ? words.found(items.length, total) : workWords[language].publications(items.length)}
              {coAuthor ? ` ${words.withAuthor(coAuthor.name)}` : ''}
              {shown.page ? comma[language] + words.pageOf(shown.page, shown.pages) : ''}
            </p>
            <p data-part="inconnu">{unknown.length > 0 ? words.unknown(unknown) : null}</p>
            <p data-part="effacer">
              {isFiltered(filter) || unknown.length > 0 ? (
                <a
                  className="inline-flex min-h-6 pointer-coarse:min-h-8 items-center"
                  href={listUrl({}, { language, grouping })}
                >
                  {words.clear}
                </a>
              ) : null}
            </p>
            <div className="flex flex-wrap items-baseline gap-x-2 sm:grow print:hidden" data-part="classement">
              {items.length > 1 ? (
                <GroupingLinks
                  filter={filter}
                  offered={groupingsOf(section.content)}
                  grouping={grouping}
                  language={language}
                />
              ) : null}
            </div>
            <div className="flex flex-wrap items-baseline gap-x-2 print:hidden" data-part="telecharger">
              {items.length > 0 ? <Downloads filter={filter} language={language} /> : null}
            </div>
          </div>
          <div className="grid grid-cols-1 gap-12 print:block print:*:not-first:mt-12" id="liste" data-part="liste">
            <InTurn>
              <FullList found={items} items={shown.items} site={site} whole={shown.page === null} />
            </InTurn>
            <Pager shown={shown} filter={filter} grouping={grouping} language={language} />
            {items.length === 0 ? <NoResults query={filter.q} language={language} /> : null}
          </div>
        </div>
      </ListPage>
      <Footer site={site} path="/publications" />
    </>
  );
}

function NoResults({ query, language }: { query?: string; language: Language }) {
  const words = listWords[language].list;
  const help = (
    <>
      <span>{words.tryAgain}</span>
      <ButtonLink href={inLanguage('/publications', language)} quiet>
        {words.clear}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState icon="search-x" help={help}>
      {query ? words.nothingFor(query) : words.nothing}
    </EmptyState>
  );
}
