'use client';
import { flushSync } from 'react-dom';
import { goTo } from '../form/focus-field';
import { Panel } from '../ui/panel';
import { SplitAside } from '../ui/split-form';
import { Window } from '../ui/window';
import { pathAt } from './blocks';
import { PreviewBar, useFrameWidth } from './preview-bar';
import { useBeside } from './preview-button';
import type { PreviewProps } from './preview-pane';
import { PublicFrame } from './public-frame';
import { useLastField } from './use-follow';
import { usePreview } from './use-preview';

type Props = PreviewProps & { readonly isWide: boolean };

/**
 * A preview of unsaved values as visitors would see them. It follows the block that has the focus, and a click on what
 * it shows leads to the block. When the values cannot be rendered, the last preview stays, dimmed.
 */
export function ShownPreview({ form, blocks, sheet, onGoTo, render, isWide }: Props) {
  const [, setBeside] = useBeside();
  const [, setSheet] = sheet;
  const [width, setWidth] = useFrameWidth();
  const { view, note, onFailure } = usePreview(render);
  const field = useLastField(form.id);
  const onPick = (element: Element) => {
    const path = pathAt(element, blocks);
    if (!path) return;
    flushSync(() => {
      setSheet(false);
      onGoTo?.(path);
    });
    goTo(form.id, path);
  };
  const content = (
    <>
      <PreviewBar width={width} onWidth={setWidth} onClose={isWide ? () => setBeside('ferme') : undefined} />
      <p className="bg-warn-wash px-4 py-2 text-sm text-warn empty:p-0" role="status" data-preview-note>
        {note}
      </p>
      <PublicFrame
        width={width}
        form={form.id}
        blocks={blocks}
        field={field}
        onPick={onPick}
        onEscape={() => setSheet(false)}
        isStale={note !== ''}
        onFailure={onFailure}
      >
        {view}
      </PublicFrame>
    </>
  );
  return isWide ? (
    <SplitAside aria-label="Aperçu" data-preview>
      <Panel as="div" className="overflow-hidden">
        {content}
      </Panel>
    </SplitAside>
  ) : (
    <Window title="Aperçu" closes onClose={() => setSheet(false)}>
      {content}
    </Window>
  );
}
