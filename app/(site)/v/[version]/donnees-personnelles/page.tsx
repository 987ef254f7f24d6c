import { LegalPage, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = () => legalMetadata('donnees-personnelles');

export default function DataPage() {
  return <LegalPage page="donnees-personnelles" />;
}
