import { type ReactNode, useId } from 'react';
import { cx } from './cx';

/** The class names are written out, because Tailwind looks for them in this file (app/admin.css). */
const looks = [
  { fill: 'fill-accent forced-colors:fill-system-ink', key: 'bg-accent forced-colors:bg-system-ink' },
  {
    fill: 'fill-chart-talks forced-colors:fill-system-faint',
    key: 'bg-chart-talks forced-colors:bg-system-faint',
  },
  {
    fill: 'fill-ink-faint forced-colors:fill-system-button',
    key: 'bg-ink-faint forced-colors:bg-system-button',
  },
  {
    fill: 'fill-rule-strong/60 forced-colors:fill-system-button',
    key: 'bg-rule-strong/60 forced-colors:bg-system-button',
  },
] as const;

/** The looks of a chart's parts, by index: only four are distinct. */
const lookOf = (index: number) => looks[index] ?? looks[3];

type BarsProps = Readonly<{
  caption: string;
  /** The names of a bar's parts; those that are 0 in all rows are left out. */
  parts: readonly string[];
  rows: readonly Bar[];
  /** The name of each bar's mark. */
  due?: string;
  /** Whether each row is a year, with its bar beside it; the caption is shown. */
  areYears?: boolean;
  format: (value: number) => string;
}>;
export type Bar = Readonly<{
  key: string;
  label: ReactNode;
  /** One per part. */
  values: readonly number[];
  due?: number;
}>;

/** A stacked bar per row; its text says the same. */
export function Bars({ caption, parts, rows, due, areYears = false, format }: BarsProps) {
  const id = useId();
  const used = parts.flatMap((label, index) =>
    rows.some(({ values }) => (values[index] ?? 0) > 0) ? { label, index } : [],
  );
  const saysParts = areYears || parts.length > 1;
  const longest = Math.max(1, ...rows.flatMap((row) => [sum(row.values), row.due ?? 0]));
  const partsOf = (row: Bar) =>
    [
      ...used.map(({ label, index }) => ({ label, value: row.values[index] ?? 0 })).filter(({ value }) => value > 0),
      ...(due !== undefined && row.due !== undefined ? [{ label: due, value: row.due }] : []),
    ].map(({ label, value }) => `${label} ${format(value)}`);
  return (
    <figure className={cx('grid grid-cols-1 gap-2', areYears && 'max-w-160')} aria-labelledby={id}>
      <figcaption id={id} className={areYears ? 'font-medium text-sm' : 'sr-only'}>
        {caption}
      </figcaption>
      {saysParts && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm" aria-hidden>
          {used.map(({ label, index }) => (
            <span key={label} className="inline-flex items-center gap-1.5">
              <i className={cx('size-3 flex-none rounded-1 forced-color-adjust-none', lookOf(index).key)} data-key />
              {label}
            </span>
          ))}
          {due !== undefined && (
            <span className="inline-flex items-center gap-1.5">
              <i className="h-3.5 w-0 border-ink border-s-2" />
              {due}
            </span>
          )}
        </p>
      )}
      <ol
        className={cx('grid list-none grid-cols-1 text-sm lining-nums tabular-nums', areYears ? 'gap-1.5' : 'gap-2.5')}
        aria-labelledby={id}
      >
        {rows.map((row) => (
          <li
            key={row.key}
            className={cx(
              'grid',
              areYears
                ? 'grid-cols-[5.5rem_minmax(0,1fr)_4.5rem] items-center gap-2'
                : 'grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1',
            )}
          >
            <span className="min-w-0 break-words">{row.label}</span>
            <span className={areYears ? 'order-1' : 'text-ink-soft'}>
              {format(sum(row.values))}
              {saysParts && <span className="sr-only">&nbsp;: {partsOf(row).join(', ')}</span>}
            </span>
            <svg
              className={cx(
                'w-full max-w-none stroke-0',
                areYears ? 'h-4 overflow-visible' : 'col-span-2 h-1.5 rounded-1 bg-paper-sunk',
              )}
              viewBox={`0 0 ${longest} 1`}
              preserveAspectRatio="none"
              aria-hidden
            >
              {used.map(({ label, index }) => (
                <rect
                  key={label}
                  className={lookOf(index).fill}
                  x={sum(row.values.slice(0, index))}
                  width={row.values[index] ?? 0}
                  height={1}
                />
              ))}
              {row.due !== undefined && (
                <line
                  className="stroke-2 stroke-ink forced-colors:stroke-system-ink"
                  vectorEffect="non-scaling-stroke"
                  x1={row.due}
                  x2={row.due}
                  y1={-0.1}
                  y2={1.1}
                />
              )}
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Column = Readonly<{
  /** Below the chart, if there is room. */
  label: string;
  /** In full, as the column's tooltip. */
  name: string;
  value: number;
}>;

type ColumnsProps = Readonly<{
  /** The chart's content in words, as its accessible name. */
  summary: string;
  columns: readonly Column[];
  format: (value: number) => string;
}>;

/** The most labels below a chart: what fits on a phone. */
const mostLabels = 6;

/** A column per day or month; a table below has the figures. */
export function ColumnChart({ summary, columns, format }: ColumnsProps) {
  const top = roundTop(Math.max(1, ...columns.map(({ value }) => value)));
  const step = Math.ceil(columns.length / mostLabels);
  const template = { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` };
  return (
    <div style={{ maxWidth: `max(20rem, ${columns.length * 4}rem)` }}>
      <div className="relative h-44 border-rule-strong border-b max-sm:h-36">
        {[1, 0.5].map((share) => (
          <span
            key={share}
            className="absolute inset-x-0 ms-8 border-rule border-t border-dashed text-ink-faint text-xs lining-nums tabular-nums"
            style={{ insetBlockEnd: `${share * 100}%` }}
            aria-hidden
          >
            <span className="absolute -start-8 -top-2">{format(top * share)}</span>
          </span>
        ))}
        <svg
          className="relative size-full max-w-none ps-8 stroke-0"
          viewBox={`0 0 ${columns.length * 10} ${top}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {columns.map(({ name, value }, index) => (
            <g key={name}>
              <title>{`${name}\u00a0: ${format(value)}`}</title>
              <rect className="fill-transparent" x={index * 10} width={10} height={top} />
              <rect className={lookOf(0).fill} x={index * 10 + 1.5} width={7} y={top - value} height={value} />
            </g>
          ))}
        </svg>
      </div>
      <div className="grid ps-8 pt-1.5 text-ink-faint text-xs lining-nums" style={template} aria-hidden>
        {columns.map(({ label, name }, index) =>
          index % step === 0 ? (
            <span key={name} className="whitespace-nowrap" style={{ gridColumn: `${index + 1} / span ${step}` }}>
              {label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** The next round number whose half is an integer: 2, 4, 12, 30, 80, 120, 200… */
function roundTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * unit));
  return steps.find((step) => step >= value && step % 2 === 0) ?? 10 * unit;
}
