'use client';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import type { RenderPreview } from '../preview/render-preview';
import { SectionScreens } from './section-screens';

/** The page of a registered kind and of its companions, the sections edited with it. */
export function SectionEditor({
  kind,
  sections,
  render,
}: {
  readonly kind: string;
  readonly sections: Readonly<Record<string, StoredSection | null>>;
  readonly render: RenderPreview;
}) {
  const ids = [kind, ...(definitions.find(({ id }) => id === kind)?.companions ?? [])];
  const isHere = ({ id, menu }: AnyDefinition) => id === kind || !menu; // the others are pages of their own
  const parts = ids.flatMap((id) => definitions.find((definition) => definition.id === id && isHere(definition)) ?? []);
  return <SectionScreens definitions={parts} sections={sections} render={render} />;
}
