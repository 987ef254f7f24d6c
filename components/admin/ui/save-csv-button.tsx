'use client';
import { Download } from 'lucide-react';
import { csvFile } from '@/lib/format/csv';
import { Button } from './button';
import type { Figures } from './figures-table';
import { saveAsFile } from './save-as-file';

type Props = {
  readonly file: string /** What it holds, after the button's words. */;
  readonly of: string;
  readonly table: Figures;
};

/** Saves a table for a spreadsheet, which reads no number with a thin space in it. */
export function SaveCsvButton({ file, of, table: { heads, rows, total } }: Props) {
  const lines = [heads, ...rows, ...(total ? [total] : [])];
  const save = () =>
    saveAsFile(
      file,
      csvFile(lines.map((line) => line.map((text) => text.replace(/(?<=\d)[\u00a0\u202f](?=\d)/g, '')))),
      'text/csv;charset=utf-8',
    );
  return (
    <Button onClick={save}>
      <Download aria-hidden />
      <span>
        <span className="max-sm:sr-only">Télécharger (</span>CSV<span className="max-sm:sr-only">)</span>
      </span>
      <span className="sr-only">
        {'\u00a0'}: {of}
      </span>
    </Button>
  );
}
