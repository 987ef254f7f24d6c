'use client';
import { Download } from 'lucide-react';
import { type Figures, figuresFile } from '@/lib/format/csv';
import { Button } from './button';
import { saveAsFile } from './save-as-file';

type Props = {
  readonly file: string /** What it holds, after the button's words. */;
  readonly of: string;
  readonly table: Figures;
};

/** Saves a table for a spreadsheet. */
export function SaveCsvButton({ file, of, table }: Props) {
  return (
    <Button onClick={() => saveAsFile(file, figuresFile(table), 'text/csv;charset=utf-8')}>
      <Download aria-hidden />
      <span>
        <span className="max-sm:sr-only">Télécharger en </span>CSV
      </span>
      <span className="sr-only">
        {'\u00a0'}: {of}
      </span>
    </Button>
  );
}
