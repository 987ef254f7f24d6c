import { lookOf } from './chart-looks';

export type Column = {
  /** Below the chart, where there is room. */
  readonly label: string;
  /** In full, for whoever points at the column. */
  readonly name: string;
  readonly value: number;
};

type Props = {
  /** What the chart says, in words: its name for whoever does not see it. */
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly format: (value: number) => string;
};

/** Labels below a chart, at most: a phone has room for them. */
const mostLabels = 6;

/** A column for each day or month; the figures stand in a table below it. */
export function ColumnChart({ summary, columns, format }: Props) {
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

/** The next number that reads well and whose half is whole: 2, 4, 12, 30, 80, 120, 200… */
function roundTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10].map((step) => Math.round(step * unit));
  return steps.find((step) => step >= value && step % 2 === 0) ?? 10 * unit;
}
