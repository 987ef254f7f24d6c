'use client';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';

type Props = {
  readonly title: string;
  readonly back?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the heading takes the focus, because the view has just replaced another one. */
  readonly focus?: boolean;
};

export function PageHeader({ title, back, meta, actions, focus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before paint: focusing later could take the focus from a field that someone already types in.
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

/** A link to the public page, at `anchor`, in a new tab. */
export function ViewOnSite({ anchor = '', label = 'Voir sur le site' }: { readonly anchor?: string; readonly label?: string }) {
  return (
    <a className="btn quiet view" href={anchor ? `/#${anchor}` : '/'} target="_blank" rel="noopener">
      {label} <ArrowUpRight className="icon sm" aria-hidden />
      <span className="visually-hidden">(nouvel onglet)</span>
    </a>
  );
}
