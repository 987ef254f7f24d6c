import type { ReactNode } from 'react';
import type { Figures } from '@/lib/format/csv';
import { FiguresTable } from './figures-table';
import { PanelText, TitledPanel } from './panel';
import { SaveCsvButton } from './save-csv-button';

type Props = {
  readonly title: string;
  /** Of the CSV file. */
  readonly file: string;
  readonly table: Figures;
  /** What stands in place of figures where there are none. */
  readonly none: string;
  /** The picture. */
  readonly children: ReactNode;
  readonly notes?: readonly string[];
};

/** A picture, the same figures as a table one click below it, and as a CSV file. */
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
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent text-sm">
            Voir les chiffres
            <span className="sr-only">
              {'\u00a0'}: {title}
            </span>
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
