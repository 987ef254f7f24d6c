import { LegalPage, legalMetadata } from '@/app/(site)/legal-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const generateMetadata = () => legalMetadata('mentions-legales');

export default function MentionsPage() {
  return <LegalPage page="mentions-legales" />;
}
