import { languageOf } from '@/app/(site)/page-metadata';
import { listMetadata, PublicationsPage } from '@/app/(site)/publications/list-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export const generateMetadata = async ({ params }: Props) => listMetadata({}, await languageOf(params));

export default async function Page({ params }: Props) {
  return <PublicationsPage query={{}} language={await languageOf(params)} />;
}
