'use client';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { blocksOf } from './blocks';
import { PreviewPane } from './preview-pane';
import type { RenderPreview } from './render-preview';
import { isPreviewable } from './render-preview';

type Props = Pick<ComponentProps<typeof PreviewPane>, 'form' | 'sheet' | 'onGoTo'> & {
  readonly render: RenderPreview;
  readonly id: string;
  readonly title: string;
  /** The unsaved content. */
  readonly content: unknown;
};

/** The section as visitors would see it, from the values of its form. */
export function SectionPreview({ form, sheet, onGoTo, render, id, title, content }: Props) {
  const ask = useCallback(async () => {
    const json = JSON.stringify(content ?? null);
    return isPreviewable(json) ? render({ id, title, content: json }) : { at: 'tooLong' as const };
  }, [render, id, title, content]);
  const blocks = useMemo(() => blocksOf(id, content), [id, content]);
  return <PreviewPane form={form} blocks={blocks} sheet={sheet} onGoTo={onGoTo} render={ask} />;
}
