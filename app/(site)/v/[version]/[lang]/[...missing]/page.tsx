import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/public/not-found-page';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Page introuvable', robots: { index: false } };

/** An unknown address below /en or /ar (`proxy.ts`): status 404. */
export default function MissingPage() {
  return <NotFoundPage />;
}
