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
 * A link inside the administration; asks before leaving unsaved changes. No prefetch: pages are rendered anew on each
 * visit, so it would only add requests.
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
