import { LegalPage, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = () => legalMetadata('accessibilite');

export default function AccessPage() {
  return <LegalPage page="accessibilite" />;
}
