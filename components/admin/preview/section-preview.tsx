'use client';
import { type ComponentProps, useCallback, useMemo } from 'react';
import type { SectionType } from '@/sections/define';
import { blocksOf } from './blocks';
import { PreviewPane } from './preview-pane';
import type { RenderPreview } from './render-preview';
import { isPreviewable, unsavedId } from './render-preview';

type Props = Pick<ComponentProps<typeof PreviewPane>, 'form' | 'sheet' | 'onGoTo'> & {
  readonly render: RenderPreview;
  /** The section's id; '' for one that is not stored yet, whose `type` is given. */
  readonly id: string;
  readonly type?: SectionType;
  readonly title: string;
  /** The unsaved content. */
  readonly content: unknown;
};

/** The section as visitors would see it, from the values of its form. */
export function SectionPreview({ form, sheet, onGoTo, render, id, type, title, content }: Props) {
  const ask = useCallback(async () => {
    const json = JSON.stringify(content ?? null);
    return isPreviewable(json)
      ? render({ id, title, content: json, ...(type && { type }) })
      : { at: 'tooLong' as const };
  }, [render, id, type, title, content]);
  const blocks = useMemo(() => blocksOf(id || unsavedId, content), [id, content]);
  return <PreviewPane form={form} blocks={blocks} sheet={sheet} onGoTo={onGoTo} render={ask} />;
}
