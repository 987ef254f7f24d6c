'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';

import { useLeave, useUnsavedExists } from '../desk/unsaved';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate'> & { readonly href: string; readonly onLeave?: () => void };

/** A link inside the administration: asks first where something is unsaved. */
export function AdminLink({ href, onLeave, ...rest }: Props) {
  const router = useRouter();
  const leave = useLeave();
  const unsaved = useUnsavedExists();
  return (
    <Link
      href={href}
      onNavigate={(event) => {
        if (!unsaved()) return onLeave?.();
        event.preventDefault();
        leave(() => {
          onLeave?.();
          router.push(href);
        });
      }}
      {...rest}
    />
  );
}
