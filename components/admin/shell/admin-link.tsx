'use client';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useNavigate } from '../providers/navigate';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'prefetch'> &
  Readonly<{
    href: string;
    onLeave?: () => void;
  }>;

/**
 * A link inside the administration; it asks before it leaves unsaved changes. It does not prefetch: pages are rendered
 * anew on each visit, so that the two requests for each link of the menu would gain nothing.
 */
export function AdminLink({ href, onLeave, ...rest }: Props) {
  const visit = useNavigate();
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
