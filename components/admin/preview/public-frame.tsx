'use client';
import type { KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../ui/cx';
import type { Block } from './blocks';
import { iframeDocument } from './iframe-document';
import type { FrameWidth } from './preview-bar';
import { useFollow } from './use-follow';
import { useScale } from './use-scale';

type Props = {
  readonly children: ReactNode;
  readonly width: FrameWidth;
  /** The prefix of the ids of the form's fields, and the one in hand. */
  readonly form: string;
  readonly field: string | undefined;
  readonly blocks: readonly Block[];
  /** A click on what is drawn. */
  readonly onPick: (element: Element) => void;
  /** Escape, where no dialog of the frame is open. */
  readonly onEscape?: () => void;
  readonly isStale: boolean;
  readonly onFailure: () => void;
};

/**
 * A frame that looks like the public page and keeps its scroll position while its content changes. Its own policy
 * forbids scripts and forms (iframe-document.ts), and what a click would do is done or refused here
 * (docs/decisions/0016-form-engine.md).
 */
export function PublicFrame({ children, width, form, field, blocks, onPick, onEscape, isStale, onFailure }: Props) {
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
  useFollow({ root, form, field, blocks, width, view: children });
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (isElement(target) && !stayInside(event, target)) onPick(target);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && isElement(target) && !target.closest('dialog')) onEscape?.();
  };
  return (
    <div
      ref={ref}
      className="h-[70dvh] overflow-hidden bg-paper aside:h-[calc(100dvh-var(--spacing-topbar)-12rem)] max-sm:h-auto max-sm:min-h-0 max-sm:flex-1"
      onClickCapture={onClick}
      onAuxClickCapture={preventDefault}
      onSubmitCapture={preventDefault}
      onKeyDownCapture={onKeyDown}
    >
      {shell !== null && (
        <iframe
          className={cx('block border-0 bg-paper transition-opacity', isStale && 'opacity-45')}
          style={style}
          title="Aperçu de la section"
          srcDoc={shell}
          onLoad={(event) => setRoot(event.currentTarget.contentDocument?.getElementById('apercu') ?? null)}
        />
      )}
      {root && createPortal(<Suspense>{children}</Suspense>, root)}
    </div>
  );
}

const preventDefault = (event: SyntheticEvent) => event.preventDefault();

/**
 * Links lead nowhere; those that open or close a detail dialog do so. True when nothing else is to come of the click.
 */
function stayInside(event: MouseEvent, target: Element): boolean {
  const link = target.closest('a');
  const dialog = target.closest('dialog');
  if (link) event.preventDefault();
  if (dialog && (target === dialog || link?.hasAttribute('data-close'))) {
    dialog.close();
    return true;
  }
  const id = link?.getAttribute('href')?.replace(/^#/, '');
  [...target.ownerDocument.querySelectorAll('dialog')].find((each) => each.id === id)?.showModal();
  return event.detail === 0; // by a key, to look only
}

/** Not `instanceof`: the elements of a frame are instances of that frame's own classes. */
const isElement = (target: EventTarget): target is Element => 'closest' in target;
