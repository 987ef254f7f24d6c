'use client';
import { Download } from 'lucide-react';
import { csvFile } from '@/lib/format/csv';
import { Button } from './button';
import type { Figures } from './figures-panel';

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
      Télécharger (CSV)
      <span className="sr-only">
        {'\u00a0'}: {of}
      </span>
    </Button>
  );
}

/** Has the browser save a text as a file. A `blob:` address, unlike a `data:` one, has nothing of the text in it. */
export function saveAsFile(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers may read it after the click
}
