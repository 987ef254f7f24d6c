'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../ui/cx';
import { SegmentButton } from '../ui/segmented';
import { iframeDocument } from './iframe-document';
import type { FrameWidth } from './preview-bar';
import { useScale } from './use-scale';

/** A part of the preview, by its element id; a button scrolls to it. */
export type FramePart = { readonly anchor: string; readonly label: string };
type Props = {
  readonly children: ReactNode;
  readonly parts?: readonly FramePart[];
  readonly width: FrameWidth;
  readonly isStale: boolean;
  readonly onFailure: () => void;
};
const none = [] as const;

/**
 * A frame that looks like the public page and keeps its scroll position while its content changes. Its own policy forbids every
 * script (public-shell.ts); the sandbox has `allow-scripts` only because in Safari this page's listeners get no events from it
 * otherwise. It cannot open windows, submit forms or navigate (docs/decisions/0008-preview.md).
 */
export function PublicFrame({ children, parts = none, width, isStale, onFailure }: Props) {
  const [shell, setShell] = useState<string | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { ref, style } = useScale(width);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isHere = true;
    iframeDocument().then(
      (html) => isHere && setShell(html),
      () => isHere && fail(),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <>
      {parts.length > 0 && (
        <fieldset className="flex gap-0.5 border-rule border-b bg-field p-0.5">
          <legend className="sr-only">Aller dans l’aperçu à</legend>
          {parts.map(({ anchor, label }) => (
            <SegmentButton key={anchor} disabled={root === null} onClick={() => root && scrollTo(root, anchor)}>
              {label}
            </SegmentButton>
          ))}
        </fieldset>
      )}
      <div
        ref={ref}
        className="h-[70dvh] overflow-hidden bg-paper aside:h-[clamp(18rem,50dvh,52rem)] max-sm:h-auto max-sm:min-h-0 max-sm:flex-1"
        onClickCapture={stayInside}
      >
        {shell !== null && (
          <iframe
            className={cx('block border-0 bg-paper transition-opacity', isStale && 'opacity-45')}
            style={style}
            title="Aperçu de la section"
            sandbox="allow-same-origin allow-scripts"
            srcDoc={shell}
            onLoad={(event) => setRoot(event.currentTarget.contentDocument?.getElementById('apercu') ?? null)}
          />
        )}
        {root && createPortal(<Suspense>{children}</Suspense>, root)}
      </div>
    </>
  );
}

/** Scrolls the frame only: `scrollIntoView` would also scroll the page around it. */
function scrollTo(root: HTMLElement, anchor: string): void {
  const part = [...root.children].find(({ id }) => id === anchor);
  const { documentElement } = root.ownerDocument;
  if (part) documentElement.scrollTop += part.getBoundingClientRect().top;
}

/** Disables links, except those that open or close a detail dialog. */
function stayInside(event: MouseEvent): void {
  const { target } = event;
  if (!isElement(target)) return;
  const link = target.closest('a');
  if (!link) return;
  event.preventDefault();
  if (link.hasAttribute('data-close')) {
    link.closest('dialog')?.close();
    return;
  }
  const id = link.getAttribute('href')?.replace(/^#/, '');
  [...link.ownerDocument.querySelectorAll('dialog')].find((dialog) => dialog.id === id)?.showModal();
}

/** Not `instanceof`: the elements of a frame are instances of that frame's own classes. */
const isElement = (target: EventTarget): target is Element => 'closest' in target;
