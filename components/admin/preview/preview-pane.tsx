'use client';
import { flushSync } from 'react-dom';
import type { Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import type { Form } from '../form/use-form';
import { Panel } from '../ui/panel';
import { SplitAside } from '../ui/split-form';
import { Window } from '../ui/window';
import { type Block, pathAt } from './blocks';
import { PreviewBar, useFrameWidth } from './preview-bar';
import { useBeside } from './preview-button';
import { PublicFrame } from './public-frame';
import type { PreviewResult } from './render-preview';
import { useLastField } from './use-follow';
import { useIsWide } from './use-is-wide';
import { usePreview } from './use-preview';

/** Whether the window is open, and its setter. */
type Sheet = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
type Props = {
  readonly form: Pick<Form, 'id'>;
  /** The blocks that the preview draws. */
  readonly blocks: readonly Block[];
  readonly sheet: Sheet;
  /** Called before a click in the preview leads to the path's block. */
  readonly onGoTo?: (path: Path) => void;
  /** Renders the current unsaved values; its identity changes when they do. */
  readonly render: () => Promise<PreviewResult>;
};

/**
 * A preview of unsaved values as visitors would see them, once it is asked for: beside the form where there is room,
 * else in a window. It follows the block that has the focus, and a click on what it shows leads to the block. When the
 * values cannot be rendered, the last preview stays, dimmed.
 */
export function PreviewPane({ form, blocks, sheet, onGoTo, render }: Props) {
  const isWide = useIsWide();
  const [beside, setBeside] = useBeside();
  const [isSheet, setSheet] = sheet;
  const [width, setWidth] = useFrameWidth();
  const isShown = isWide === null ? false : isWide ? beside === 'ouvert' : isSheet;
  const { view, note, onFailure } = usePreview(render, isShown);
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
  const content = isShown && (
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
  if (!content) return null;
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
