import { useId } from 'react';
import { lookOf } from './chart-looks';
import { LegendEntry } from './legend-entry';

export type BarPart = {
  readonly label: string;
  /** One for each year. */
  readonly values: readonly number[];
};

type Props = {
  readonly caption: string;
  readonly years: readonly string[];
  /** Four at most have a look of their own; those that are 0 in all years are left out. */
  readonly parts: readonly BarPart[];
  /** A mark on each bar: what is due. */
  readonly due?: BarPart;
  readonly format: (value: number) => string;
};

/** A bar for each year, in parts one after the other; its text says the same. */
export function YearBars({ caption, years, parts, due, format }: Props) {
  const id = useId();
  const used = parts.flatMap((part, index) => (part.values.some((value) => value > 0) ? { ...part, index } : []));
  const bars = years.map((year, at) => {
    const shown = used.map(({ label, values, index }) => ({ label, index, value: values[at] ?? 0 }));
    return { year, shown, total: sum(shown), due: due?.values[at] };
  });
  const longest = Math.max(1, ...bars.flatMap((bar) => [bar.total, bar.due ?? 0]));
  return (
    <figure className="grid max-w-160 grid-cols-1 gap-2" aria-labelledby={id}>
      <figcaption id={id} className="font-medium text-sm">
        {caption}
      </figcaption>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm" aria-hidden>
        {used.map(({ label, index }) => (
          <LegendEntry key={label} colour={lookOf(index).key}>
            {label}
          </LegendEntry>
        ))}
        {due && (
          <span className="inline-flex items-center gap-1.5">
            <i className="h-3.5 w-0 border-ink border-s-2" />
            {due.label}
          </span>
        )}
      </p>
      <ul className="grid list-none grid-cols-1 gap-1.5 text-sm lining-nums tabular-nums">
        {bars.map((bar) => (
          <li key={bar.year} className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-2">
            <span>{bar.year}</span>
            <svg
              className="h-4 w-full max-w-none overflow-visible stroke-0"
              viewBox={`0 0 ${longest} 1`}
              preserveAspectRatio="none"
              aria-hidden
            >
              {bar.shown.map(({ label, index, value }, at) => (
                <rect
                  key={label}
                  className={lookOf(index).fill}
                  x={sum(bar.shown.slice(0, at))}
                  width={value}
                  height={1}
                />
              ))}
              {bar.due !== undefined && (
                <line
                  className="stroke-2 stroke-ink forced-colors:stroke-system-ink"
                  vectorEffect="non-scaling-stroke"
                  x1={bar.due}
                  x2={bar.due}
                  y1={-0.1}
                  y2={1.1}
                />
              )}
            </svg>
            <span>
              {format(bar.total)}
              <span className="sr-only">
                {'\u00a0'}:{' '}
                {[
                  ...bar.shown.filter(({ value }) => value > 0),
                  ...(due && bar.due !== undefined ? [{ label: due.label, value: bar.due }] : []),
                ]
                  .map(({ label, value }) => `${label} ${format(value)}`)
                  .join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const sum = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((total, { value }) => total + value, 0);
