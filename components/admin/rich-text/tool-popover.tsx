'use client';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../ui/cx';

type Props = Omit<ComponentPropsWithRef<'fieldset'>, 'aria-label' | 'popover' | 'onToggle'> & {
  readonly label: string;
};

/**
 * A popover under a button of the toolbar, its previous element; the browser closes it on Escape and outside clicks.
 */
export function ToolPopover({ label, className, ...rest }: Props) {
  return (
    <fieldset
      popover="auto"
      className={cx('fixed inset-auto m-0 rounded-2 border border-rule bg-paper-raised p-2 shadow-lift', className)}
      aria-label={label}
      onToggle={(event) => {
        const anchor = event.currentTarget.previousElementSibling?.getBoundingClientRect();
        if (event.newState !== 'open' || !anchor) return;
        const pop = event.currentTarget;
        pop.style.top = `${anchor.bottom + 4}px`;
        pop.style.left = '0'; // where it takes the width that it needs
        pop.style.left = `${Math.max(8, Math.min(anchor.left, window.innerWidth - pop.offsetWidth - 8))}px`;
        pop.querySelector('button')?.focus();
      }}
      {...rest}
    />
  );
}
