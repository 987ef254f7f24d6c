'use client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useVisit } from '../desk/visit';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'prefetch'> & { readonly href: string; readonly onLeave?: () => void };

/**
 * A link inside the administration: asks first where something is unsaved. Nothing is fetched ahead: a page is drawn anew whenever
 * it is asked for, so that two requests for each of the menu's links would gain nothing.
 */
export function AdminLink({ href, onLeave, ...rest }: Props) {
  const visit = useVisit();
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        visit(href, onLeave);
      }}
      {...rest}
    />
  );
}
