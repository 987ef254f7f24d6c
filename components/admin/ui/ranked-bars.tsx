import type { ReactNode } from 'react';
import { lookOf } from './chart-looks';
import { LegendEntry } from './legend-entry';

export type RankedRow = {
  readonly key: string;
  readonly label: ReactNode;
  /** One for each of `parts`. */
  readonly values: readonly number[];
};

type Props = {
  /** Names the list. */
  readonly label: string;
  readonly rows: readonly RankedRow[];
  /** What the parts of a bar are; without a legend where there is one. */
  readonly parts: readonly string[];
  readonly format: (value: number) => string;
};

/** Rows by size, each with its number and a bar below its name; the parts of a bar have a legend. */
export function RankedBars({ label, rows, parts, format }: Props) {
  const longest = Math.max(1, ...rows.map(({ values }) => sum(values)));
  return (
    <div className="grid grid-cols-1 gap-3">
      {parts.length > 1 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm" aria-hidden>
          {parts.map((part, index) => (
            <LegendEntry key={part} colour={lookOf(index).key}>
              {part}
            </LegendEntry>
          ))}
        </p>
      )}
      <ol className="grid list-none grid-cols-1 gap-2.5 text-sm" aria-label={label}>
        {rows.map((row) => (
          <li key={row.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
            <span className="min-w-0 break-words">{row.label}</span>
            <span className="text-ink-soft lining-nums tabular-nums">
              {format(sum(row.values))}
              {parts.length > 1 && (
                <span className="sr-only">
                  {'\u00a0'}: {parts.map((part, index) => `${part} ${format(row.values[index] ?? 0)}`).join(', ')}
                </span>
              )}
            </span>
            <svg
              className="col-span-2 h-1.5 w-full max-w-none rounded-1 bg-paper-sunk stroke-0"
              viewBox={`0 0 ${longest} 1`}
              preserveAspectRatio="none"
              aria-hidden
            >
              {row.values.map((value, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
                  key={index}
                  className={lookOf(index).fill}
                  x={sum(row.values.slice(0, index))}
                  width={value}
                  height={1}
                />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
