import { KindEditor } from '@/components/admin/editor/kind-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSection } from '@/lib/site/db/sections';
import { definitionOf, definitions } from '@/sections/registry';
import { sampleIn } from '@/sections/sample-items';
import NotFound from '../not-found';
import { renderPreview } from '../previews';

type Props = Readonly<{ params: Promise<Readonly<{ route: readonly string[] }>> }>;

async function kindAt({ params }: Props) {
  const route = (await params).route.join('/');
  return { route, kind: definitions.find(({ menu }) => menu?.route === route) };
}

export async function generateMetadata(props: Props) {
  const { kind } = await kindAt(props);
  return { title: kind?.label ?? 'Page introuvable' };
}

/**
 * The page that edits a kind and its companions, else the not-found page, for which proxy.ts sets the status 404: for
 * `notFound()` Next would send an empty document that React fills.
 */
export default async function KindPage(props: Props) {
  const { route, kind } = await kindAt(props);
  const owner = await requireOwnerPage(kind ? `/admin/${route}` : '/admin');
  if (!kind) return <NotFound />;
  const parts = await Promise.all(
    [kind.id, ...(kind.companions ?? [])].map(async (each) => [each, await readSection(owner, each)] as const),
  );
  const sections = Object.fromEntries(parts);
  // Only the samples still in the content are sent.
  const samples = Object.fromEntries(
    parts.map(([id, section]) => [id, section && sampleIn(definitionOf(section), section.content)]),
  );
  return <KindEditor {...{ route, sections, samples }} render={renderPreview} />;
}
