import { type ReactNode, useId } from 'react';
import type { Figures } from '@/lib/format/csv';
import { cx, styled } from './cx';
import { PanelText, TitledPanel } from './panel';
import { SaveCsvButton } from './save-csv-button';

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

type Props = Readonly<{
  title: string;
  /** Of the CSV file. */
  file: string;
  table: Figures;
  /** The text shown if there are no figures. */
  none: string;
  children: ReactNode;
  notes?: readonly string[];
}>;

/** A chart, with the same figures as a table one click below it and as a CSV file. */
export function FiguresPanel({ title, file, table, none, children, notes = [] }: Props) {
  if (table.rows.length === 0)
    return (
      <TitledPanel title={title}>
        <PanelText>{none}</PanelText>
      </TitledPanel>
    );
  return (
    <TitledPanel title={title} aside={<SaveCsvButton file={file} of={title} table={table} />}>
      <div className="grid grid-cols-1 gap-3 p-4">
        {children}
        <details>
          <summary className="inline-flex min-h-6 items-center text-accent text-sm">
            Voir les chiffres
            <span className="sr-only">&nbsp;: {title}</span>
          </summary>
          <FiguresTable name={`${title}, en chiffres`} caption={title} table={table} />
        </details>
        {notes.map((note) => (
          <p key={note} className="text-ink-soft text-sm">
            {note}
          </p>
        ))}
      </div>
    </TitledPanel>
  );
}

type FiguresTableProps = Readonly<{
  /** The name of the scrolling region. */
  name: string;
  caption: string;
  table: Figures;
}>;

/** Figures in columns, the first cell of a row being its heading; wide tables scroll, as a narrow window says. */
export function FiguresTable({ name, caption, table: { heads, rows, total } }: FiguresTableProps) {
  const row = ([head = '', ...figures]: readonly string[], isTotal: boolean) => (
    <tr key={head} className={isTotal ? 'font-semibold' : undefined}>
      <HeadCell scope="row" className={head.length < 12 ? 'whitespace-nowrap' : 'min-w-40'}>
        {head}
      </HeadCell>
      {figures.map((figure, index) => (
        <Cell key={heads[index + 1]} className="text-end!">
          {figure}
        </Cell>
      ))}
    </tr>
  );
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="min-w-0 overflow-x-auto" aria-label={name} tabIndex={0}>
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <HeadCell key={head} scope="col" className={cx(index > 0 && 'text-end!')}>
                  {head}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody className="lining-nums tabular-nums">{rows.map((cells) => row(cells, false))}</tbody>
          {total && <tfoot className="lining-nums tabular-nums">{row(total, true)}</tfoot>}
        </table>
      </section>
      <p className="pt-1 text-ink-faint text-sm sm:hidden">Le tableau défile sur le côté.</p>
    </div>
  );
}

const HeadCell = styled('th', 'border-rule border-b px-3 py-mark text-start align-top font-medium text-ink-soft');

const Cell = styled('td', 'border-rule border-b px-3 py-mark text-start align-top');
