import type { ComponentType } from 'react';
import type { EditorProps } from '@/components/admin/editor/section-form';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSection } from '@/lib/site/db/sections';
import type { AnyDefinition } from '@/sections/define';
import { definitionOf } from '@/sections/registry';
import { sampleIn } from '@/sections/sample-items';
import { renderPreview } from './previews';

/**
 * The page that edits a kind and its companions. Each kind has a folder here with its editor as a separate module, so
 * that a page loads only the definitions it edits, and only the samples still in the content.
 */
export const kindPage = ({ id, menu, companions = [] }: AnyDefinition, Editor: ComponentType<EditorProps>) =>
  async function KindPage() {
    const owner = await requireOwnerPage(`/admin/${menu?.route}`);
    const parts = await Promise.all(
      [id, ...companions].map(async (each) => [each, await readSection(owner, each)] as const),
    );
    const sections = Object.fromEntries(parts);
    const samples = Object.fromEntries(
      parts.map(([id, section]) => [id, section && sampleIn(definitionOf(section), section.content)]),
    );
    return <Editor {...{ sections, samples }} render={renderPreview} />;
  };
