import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '@/lib/format/french';
import { Button, chosenOutline } from './button';
import { Tick } from './check-label';
import { cx } from './cx';

/** The picked rows of a list, by key, among those shown. */
export function usePicked<Key>(visibleKeys: readonly Key[]) {
  const [keys, setKeys] = useState<ReadonlySet<Key> | null>(null);
  const picked = new Set(visibleKeys.filter((key) => keys?.has(key)));
  return {
    isOn: keys !== null && visibleKeys.length > 0,
    picked,
    isAll: picked.size > 0 && picked.size === visibleKeys.length,
    toggle: () => setKeys(keys === null ? new Set() : null),
    pick: (key: Key) =>
      setKeys((now) => new Set(now?.has(key) ? [...now].filter((other) => other !== key) : [...(now ?? []), key])),
    pickAll: (all: boolean) => setKeys(new Set(all ? visibleKeys : [])),
  };
}
export type Picked<Key> = ReturnType<typeof usePicked<Key>>;

type ButtonProps = Readonly<{
  rows: Pick<Picked<unknown>, 'isOn' | 'toggle'>;
  /** « articles » */
  many: string;
}>;

/** For a toggle button in a list's heading. */
export const pressedLook = cx('aria-pressed:bg-accent-wash aria-pressed:text-accent', chosenOutline.pressed);

export function SelectButton({ rows: { isOn, toggle }, many }: ButtonProps) {
  return (
    <Button
      className={pressedLook}
      variant="quiet"
      size="tight"
      aria-pressed={isOn}
      aria-label={`Sélectionner plusieurs ${many}`}
      onClick={toggle}
    >
      <ListChecks />
      Sélectionner
    </Button>
  );
}

type FrameProps = Readonly<{
  rows: Pick<Picked<unknown>, 'isAll' | 'pickAll'> & { readonly picked: ReadonlySet<unknown> };
  children: ReactNode;
}>;

/** Above a list whose rows are being picked: all of them, their count, and what can be done with them. */
export function SelectionFrame({ rows: { picked, isAll, pickAll }, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand on its border
    <div
      role="group"
      aria-label="Sélection"
      className="z-2 flex flex-wrap items-end gap-x-4 gap-y-3 border-rule border-b bg-accent-wash px-4 py-3 sticky top-topbar max-sm:static short:static"
      data-picking
    >
      <div className="flex basis-full flex-wrap items-center justify-between gap-x-4">
        <Tick checked={isAll} onTick={pickAll}>
          Tout sélectionner
        </Tick>
        <span role="status" className="text-ink-soft text-sm lining-nums tabular-nums">
          {counted(picked.size, 'élément sélectionné', 'éléments sélectionnés')}
        </span>
      </div>
      {children}
    </div>
  );
}
