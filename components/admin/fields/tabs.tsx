import { type KeyboardEvent, useRef } from 'react';
import { Count } from '../ui/badge';
import { cx } from '../ui/cx';

type Tab = Readonly<{
  key: string;
  label: string;
  count?: number /** form/draft.ts */;
  'data-opens'?: string;
}>;
type Props = Readonly<{
  /** The prefix of the element ids: `{id}-tab-{key}` for tabs, `{id}-panel-{key}` for their panels. */
  id: string;
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (key: string) => void;
}>;

/** A tab list with a single Tab stop; arrows, Début and Fin move and select. */
export function Tabs({ id, label, tabs, selected, onSelect }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (!tab) return;
    onSelect(tab.key);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role=tab]');
    buttons?.[index]?.focus();
  };
  return (
    <div
      className="flex min-w-0 flex-wrap items-stretch gap-x-1"
      role="tablist"
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          className={cx(
            'relative inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 border-0 bg-transparent px-3 text-start font-medium text-control wrap-anywhere max-sm:px-2',
            'text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-selected:text-accent aria-selected:after:absolute aria-selected:after:inset-x-0',
            'aria-selected:after:bottom-0 aria-selected:after:h-0.5 aria-selected:after:bg-accent forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
          )}
          id={`${id}-tab-${tab.key}`}
          aria-controls={tab.key === selected ? `${id}-panel-${tab.key}` : undefined}
          aria-selected={tab.key === selected}
          data-opens={tab['data-opens']}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <Count selected={tab.key === selected}>{tab.count}</Count>}
        </button>
      ))}
    </div>
  );
}
