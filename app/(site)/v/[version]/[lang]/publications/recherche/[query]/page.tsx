import { languageOf } from '@/app/(site)/page-metadata';
import { listMetadata, PublicationsPage } from '@/app/(site)/publications/list-page';
import { readQuery } from '@/sections/publications/query';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** `query` is the query of /publications, as lib/site/public-pages/page-address.ts writes it. */
type Props = { readonly params: Promise<{ readonly lang: string; readonly query: string }> };

export const generateMetadata = async ({ params }: Props) =>
  listMetadata(await queryOf(params), await languageOf(params));

export default async function Page({ params }: Props) {
  return <PublicationsPage query={await queryOf(params)} language={await languageOf(params)} />;
}

async function queryOf(params: Props['params']) {
  const { query } = await params;
  return readQuery(Object.fromEntries(new URLSearchParams(decodeURIComponent(query))));
}
