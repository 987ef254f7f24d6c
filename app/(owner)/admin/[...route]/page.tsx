import { requireOwnerPage } from '@/lib/site/auth/guard';
import NotFound from '../not-found';

export const metadata = { title: 'Page introuvable' };

/**
 * The not-found page. proxy.ts sets its status 404: for `notFound()` Next would send an empty document that React
 * fills.
 */
export default async function MissingPage() {
  await requireOwnerPage('/admin');
  return <NotFound />;
}
