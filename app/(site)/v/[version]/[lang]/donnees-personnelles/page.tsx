import { LegalPage, type LegalPageProps, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps) => legalMetadata('donnees-personnelles', props);

export default function DataPage(props: LegalPageProps) {
  return <LegalPage page="donnees-personnelles" {...props} />;
}
