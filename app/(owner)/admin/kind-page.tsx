import type { ComponentType } from 'react';
import type { EditorProps } from '@/components/admin/editor/section-screens';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSection } from '@/lib/site/db/sections';
import type { AnyDefinition } from '@/sections/define';
import { renderPreview } from './render-preview';

/**
 * The page that edits a kind and its companions. Each kind has a folder here, with its editor as a module of its own: a
 * page then loads the definitions that it edits, and no other.
 */
export const kindPage = ({ id, menu, companions = [] }: AnyDefinition, Editor: ComponentType<EditorProps>) =>
  async function KindPage() {
    const owner = await requireOwnerPage(`/admin/${menu?.route}`);
    const sections = await Promise.all(
      [id, ...companions].map(async (each) => [each, await readSection(owner, each)] as const),
    );
    return <Editor sections={Object.fromEntries(sections)} render={renderPreview} />;
  };
