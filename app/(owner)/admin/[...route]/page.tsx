import type { Metadata } from 'next';
import { SectionEditor } from '@/components/admin/editor/section-screens';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSection } from '@/lib/site/db/sections';
import { kindAtRoute } from '@/sections/registry';
import NotFound from '../not-found';
import { renderPreview } from '../render-preview';

type Props = { params: Promise<{ route: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: kindAtRoute((await params).route.join('/'))?.label ?? 'Page introuvable' };
}

/**
 * The editor of the section kind that the registry lists under this route. For none, a page that says so; its status
 * 404 is proxy.ts's, for Next would answer `notFound()` with an empty document that React fills.
 */
export default async function KindPage({ params }: Props) {
  const kind = kindAtRoute((await params).route.join('/'));
  const owner = await requireOwnerPage(kind ? `/admin/${kind.menu?.route}` : '/admin');
  if (!kind) return <NotFound />;
  const ids = [kind.id, ...(kind.companions ?? [])];
  const sections = await Promise.all(ids.map(async (id) => [id, await readSection(owner, id)] as const));
  return <SectionEditor key={kind.id} kind={kind.id} sections={Object.fromEntries(sections)} render={renderPreview} />;
}
