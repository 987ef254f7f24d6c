import { LegalPage, type LegalPageProps, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps) => legalMetadata('accessibilite', props);

export default function AccessPage(props: LegalPageProps) {
  return <LegalPage page="accessibilite" {...props} />;
}
