'use client';
import type { MouseEvent, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { publicShell } from './public-shell';

/** A part of what is shown, by its id: a button leads to it. */
export type FramePart = { readonly anchor: string; readonly label: string };
type Props = { readonly children: ReactNode; readonly parts?: readonly FramePart[]; readonly onFailure: () => void };
const none = [] as const;

/**
 * A frame that looks like the public page; what it shows may change while it stays scrolled where it is. Its own policy runs
 * no script whatever (public-shell.ts); the sandbox lets this page's listeners hear it, and it opens, sends and leaves nothing.
 */
export function PublicFrame({ children, parts = none, onFailure }: Props) {
  const [shell, setShell] = useState<string | null>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let isHere = true;
    publicShell().then(
      (html) => isHere && setShell(html),
      () => isHere && onFailure(),
    );
    return () => {
      isHere = false;
    };
  }, [onFailure]);
  return (
    <>
      {parts.length > 0 && (
        <fieldset className="seg fill preview-parts">
          <legend className="visually-hidden">Aller dans l’aperçu à</legend>
          {parts.map(({ anchor, label }) => (
            <button key={anchor} type="button" disabled={root === null} onClick={() => root && scrollTo(root, anchor)}>
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <div className="preview-frame" onClickCapture={stayInside}>
        {shell !== null && (
          <iframe
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

/** Scrolls the frame alone: `scrollIntoView` would scroll the form's page too. */
function scrollTo(root: HTMLElement, anchor: string): void {
  const part = [...root.children].find(({ id }) => id === anchor);
  const { documentElement } = root.ownerDocument;
  if (part) documentElement.scrollTop += part.getBoundingClientRect().top;
}

/** Links lead nowhere, except those that open a detail window or close it. */
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

/** Elements of the frame are of the frame's own classes. */
const isElement = (target: EventTarget): target is Element => 'closest' in target;
