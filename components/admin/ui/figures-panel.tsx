import type { ReactNode } from 'react';
import type { Figures } from '@/lib/format/csv';
import { cx, styled } from './cx';
import { PanelText, TitledPanel } from './panel';
import { SaveCsvButton } from './save-csv-button';

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
