'use client';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import type { StoredForm } from '../form/use-stored-form';
import { Disclosure } from '../ui/disclosure';
import { Window } from '../ui/window';
import { type Block, pathAt } from './blocks';
import { PreviewBar, useFrameWidth } from './preview-bar';
import { PreviewButton } from './preview-button';
import { type FrameAnchor, PublicFrame } from './public-frame';
import type { PreviewResult } from './render-preview';
import { useLastField } from './use-follow';
import { useIsWide } from './use-is-wide';
import { usePreview } from './use-preview';
import { useRemembered } from './use-remembered';

/** Whether the window is open, and its setter: for a page whose save bar has the button. */
type Sheet = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
type Props = {
  readonly form: Pick<StoredForm, 'id'>;
  /** The blocks that the preview draws. */
  readonly blocks: readonly Block[];
  /** Without it, the pane has a button of its own. */
  readonly sheet?: Sheet;
  /** Called before a click in the preview leads to the path's block. */
  readonly onGoTo?: (path: Path) => void;
  /** Renders the current unsaved values; its identity changes when they do. */
  readonly render: () => Promise<PreviewResult>;
  readonly anchors?: readonly FrameAnchor[];
};

/**
 * A preview of unsaved values as visitors would see them: beside the form where there is room, else in a window that a
 * button opens. It follows the block that has the focus, and a click on what it shows leads to the block. When the
 * values cannot be rendered, the last preview stays, dimmed.
 */
export function PreviewPane({ form, blocks, sheet, onGoTo, render, anchors }: Props) {
  const isWide = useIsWide();
  const [beside, setBeside] = useRemembered('apercu', ['ouvert', 'ferme']);
  const own = useState(false);
  const [isSheet, setSheet] = sheet ?? own;
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
  const shown = isShown && (
    <>
      <PreviewBar width={width} onWidth={setWidth} />
      <p className="bg-warn-wash px-4 py-2 text-sm text-warn empty:p-0" role="status" data-preview-note>
        {note}
      </p>
      <PublicFrame
        anchors={anchors}
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
  return (
    <>
      {isWide !== false && (
        <Disclosure
          className="overflow-hidden *:[summary]:border-rule open:*:[summary]:border-b max-aside:hidden"
          title="Aperçu"
          icon={Eye}
          open={beside === 'ouvert'}
          onToggle={(event) => setBeside(event.currentTarget.open ? 'ouvert' : 'ferme')}
          data-preview={beside === 'ouvert' ? width : undefined}
        >
          {isWide && shown}
        </Disclosure>
      )}
      {!sheet && <PreviewButton onOpen={() => setSheet(true)} />}
      {isWide === false && isSheet && (
        <Window title="Aperçu" closes onClose={() => setSheet(false)}>
          {shown}
        </Window>
      )}
    </>
  );
}
