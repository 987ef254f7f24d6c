'use client';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ToolPopover } from './tool-popover';

type Props = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shades: readonly { readonly label: string; readonly value: string }[];
  readonly current: string;
  /** Called with '' to remove the colour. */
  readonly onPick: (value: string) => void;
};

/** A toolbar button that opens a small palette. */
export function Swatches({ label, icon, shades, current, onPick }: Props) {
  const id = useId();
  const pop = useRef<HTMLFieldSetElement>(null);
  const pick = (value: string) => {
    pop.current?.hidePopover();
    onPick(value);
  };
  return (
    <span className="contents">
      <IconButton icon={icon} size="tool" tabIndex={-1} label={label} title={label} data-tool popoverTarget={id} />
      <ToolPopover ref={pop} id={id} label={label} className="items-center gap-1 open:flex">
        <Button variant="quiet" onClick={() => pick('')}>
          Aucune
        </Button>
        {shades.map((shade) => (
          <button
            key={shade.value}
            type="button"
            className="size-7 cursor-pointer rounded-1 border border-rule-strong p-0 forced-color-adjust-none aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-1 forced-colors:border-system-ink forced-colors:outline-system-ink"
            aria-label={shade.label}
            title={shade.label}
            aria-pressed={shade.value === current}
            style={{ backgroundColor: shade.value }}
            onClick={() => pick(shade.value)}
          />
        ))}
      </ToolPopover>
    </span>
  );
}
