'use client';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';

type Props = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly shades: readonly { readonly label: string; readonly value: string }[];
  readonly current: string;
  /** Called with '' to remove the colour. */
  readonly onPick: (value: string) => void;
};

/** A toolbar button that opens a small palette; the browser's own popover closes it on Escape and outside clicks. */
export function Swatches({ label, icon, shades, current, onPick }: Props) {
  const id = useId();
  const pop = useRef<HTMLFieldSetElement>(null);
  const pick = (value: string) => {
    pop.current?.hidePopover();
    onPick(value);
  };
  return (
    <span className="swatch-anchor">
      <button type="button" className="ibtn" tabIndex={-1} aria-label={label} title={label} popoverTarget={id}>
        {icon}
      </button>
      <fieldset
        ref={pop}
        id={id}
        popover="auto"
        className="swatches"
        aria-label={label}
        onToggle={(event) => {
          const anchor = event.currentTarget.previousElementSibling?.getBoundingClientRect();
          if (event.newState !== 'open' || !anchor) return;
          event.currentTarget.style.top = `${anchor.bottom + 4}px`;
          event.currentTarget.style.left = `${Math.min(anchor.left, window.innerWidth - event.currentTarget.offsetWidth - 8)}px`;
          event.currentTarget.querySelector('button')?.focus();
        }}
      >
        <button type="button" className="btn quiet" onClick={() => pick('')}>
          Aucune
        </button>
        {shades.map((shade) => (
          <button
            key={shade.value}
            type="button"
            className="swatch"
            aria-label={shade.label}
            title={shade.label}
            aria-pressed={shade.value === current}
            style={{ backgroundColor: shade.value }}
            onClick={() => pick(shade.value)}
          />
        ))}
      </fieldset>
    </span>
  );
}
