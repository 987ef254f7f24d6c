import { listMetadata, PublicationsPage } from '@/app/(site)/publications/list-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const generateMetadata = () => listMetadata({});

/** The whole list. */
export default function Page() {
  return <PublicationsPage query={{}} />;
}
