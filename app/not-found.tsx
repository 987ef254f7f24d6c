import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/public/not-found-page';
import { words } from '@/components/public/words';

export const metadata: Metadata = { title: words.fr.unknownPage.document, robots: { index: false } };

/** An unknown URL: status 404. */
export default function NotFound() {
  return <NotFoundPage language="fr" />;
}
