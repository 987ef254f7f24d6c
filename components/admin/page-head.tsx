'use client';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

type Props = {
  readonly title: string;
  readonly back?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** The view has just replaced another one on the page: its heading takes the focus. */
  readonly focus?: boolean;
};

export function PageHead({ title, back, meta, actions, focus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // With the view itself, not after it: who types at once must not lose the field under the fingers.
  useLayoutEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <div className="page-head">
      <div>
        {back}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {meta && <div className="meta">{meta}</div>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

/** 'Voir sur le site', in a new tab. */
export function ViewOnSite({ anchor = '', label = 'Voir sur le site' }: { readonly anchor?: string; readonly label?: string }) {
  return (
    <a className="btn quiet view" href={anchor ? `/#${anchor}` : '/'} target="_blank" rel="noopener">
      {label} <ArrowUpRight className="icon sm" aria-hidden />
      <span className="visually-hidden">(nouvel onglet)</span>
    </a>
  );
}
