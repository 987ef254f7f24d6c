import { LegalPage, type LegalPageProps, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = (props: LegalPageProps) => legalMetadata('mentions-legales', props);

export default function MentionsPage(props: LegalPageProps) {
  return <LegalPage page="mentions-legales" {...props} />;
}
