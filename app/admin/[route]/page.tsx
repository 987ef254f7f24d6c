import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SectionEditor } from '@/components/admin/editor/section-editor';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import type { AnyDefinition } from '@/lib/content/define';
import { kindAtRoute } from '@/lib/content/registry';
import { readSection } from '@/lib/db/sections';
import { drawPreview } from '../draw-preview';
import '../styles/preview.css';

type Props = { params: Promise<{ route: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: kindAtRoute((await params).route)?.label };
}

/** The editor of the kind that the registry enters at this route (spec 2.1). */
export default async function KindPage({ params }: Props) {
  const { route } = await params;
  const kind = kindAtRoute(route);
  const owner = await requireOwnerPage(kind ? `/admin/${kind.menu?.route}` : '/admin');
  if (!kind) notFound();
  return (
    <Suspense key={kind.id} fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} kind={kind} />
    </Suspense>
  );
}

async function Loaded({ owner, kind }: { owner: Authority; kind: AnyDefinition }) {
  const ids = [kind.id, ...(kind.companions ?? [])];
  const sections = await Promise.all(ids.map(async (id) => [id, await readSection(owner, id)] as const));
  return <SectionEditor kind={kind.id} sections={Object.fromEntries(sections)} draw={drawPreview} />;
}
