'use client';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../form/draft';
import { goTo } from '../form/focus-field';
import type { StoredForm } from '../form/use-stored-form';
import { Disclosure } from '../ui/disclosure';
import { Window } from '../ui/window';
import { pathAt } from './places';
import { PreviewBar, useFrameWidth } from './preview-bar';
import { PreviewButton } from './preview-button';
import { type FramePart, PublicFrame } from './public-frame';
import type { PreviewResult } from './render-preview';
import { useDrawing } from './use-drawing';
import { useLastField } from './use-follow';
import { useIsWide } from './use-is-wide';
import { useRemembered } from './use-remembered';

/** Whether the window is open, and its setter: for a page whose save bar has the button. */
type Sheet = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
type Props = {
  readonly form: Pick<StoredForm, 'id' | 'draft'>;
  /** Without it, the pane has a button of its own. */
  readonly sheet?: Sheet;
  /** Called before a click in the preview leads to the path's field. */
  readonly onGoTo?: (path: Path) => void;
  /** Renders the current unsaved values; its identity changes when they do. */
  readonly render: () => Promise<PreviewResult>;
  /** Why the values cannot be rendered, shown above the last preview; '' when they can. */
  readonly held?: string;
  readonly parts?: readonly FramePart[];
};

/**
 * A preview of unsaved values as visitors would see them: beside the form where there is room, else in a window that a button opens.
 * It follows the field that has the focus, and a click on what it shows leads to the field. When the values
 * cannot be rendered, the last preview stays, dimmed.
 */
export function PreviewPane({ form, sheet, onGoTo, render, held = '', parts }: Props) {
  const isWide = useIsWide();
  const [beside, setBeside] = useRemembered('apercu', ['ouvert', 'ferme']);
  const own = useState(false);
  const [isSheet, setSheet] = sheet ?? own;
  const [width, setWidth] = useFrameWidth();
  const isShown = isWide === null ? false : isWide ? beside === 'ouvert' : isSheet;
  const { view, note, onFailure } = useDrawing(render, isShown && held === '');
  const field = useLastField(form.id);
  const onPick = (element: Element, address?: string) => {
    const path = pathAt(element, form.draft.value, address);
    if (!path) return;
    flushSync(() => {
      setSheet(false);
      onGoTo?.(path);
    });
    goTo(form.id, path);
  };
  const said = held || note;
  const shown = isShown && (
    <>
      <PreviewBar width={width} onWidth={setWidth} />
      <p className="bg-warn-wash px-4 py-2 text-sm text-warn empty:p-0" role="status" data-preview-note>
        {said}
      </p>
      <PublicFrame
        parts={parts}
        width={width}
        form={form.id}
        field={field}
        onPick={onPick}
        onEscape={() => setSheet(false)}
        isStale={said !== ''}
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
