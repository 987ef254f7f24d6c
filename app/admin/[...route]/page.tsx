import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SectionEditor } from '@/components/admin/editor/section-editor';
import { requireOwnerPage } from '@/lib/auth/guard';
import { readSection } from '@/lib/db/sections';
import { kindAtRoute } from '@/sections/registry';
import { renderPreview } from '../render-preview';

type Props = { params: Promise<{ route: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: kindAtRoute((await params).route.join('/'))?.label ?? 'Page introuvable' };
}

/** The editor of the section kind that the registry lists under this route; 404 for none. */
export default async function KindPage({ params }: Props) {
  const kind = kindAtRoute((await params).route.join('/'));
  const owner = await requireOwnerPage(kind ? `/admin/${kind.menu?.route}` : '/admin');
  if (!kind) notFound();
  const ids = [kind.id, ...(kind.companions ?? [])];
  const sections = await Promise.all(ids.map(async (id) => [id, await readSection(owner, id)] as const));
  return <SectionEditor key={kind.id} kind={kind.id} sections={Object.fromEntries(sections)} render={renderPreview} />;
}
