import { requireOwnerPage } from '@/lib/site/auth/guard';
import NotFound from '../not-found';

export const metadata = { title: 'Page introuvable' };

/**
 * Says that there is no such page; its status 404 is proxy.ts's, for Next would answer `notFound()` with an empty
 * document that React fills.
 */
export default async function MissingPage() {
  await requireOwnerPage('/admin');
  return <NotFound />;
}
