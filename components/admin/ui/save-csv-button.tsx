'use client';
import { Download } from 'lucide-react';
import { type Figures, figuresFile } from '@/lib/format/csv';
import { Button } from './button';

type Props = Readonly<{
  file: string /** What it holds, after the button's words. */;
  of: string;
  table: Figures;
}>;

export function SaveCsvButton({ file, of, table }: Props) {
  return (
    <Button onClick={() => saveAsFile(file, figuresFile(table), 'text/csv;charset=utf-8')}>
      <Download />
      <span>
        <span className="max-sm:sr-only">Télécharger en </span>CSV
      </span>
      <span className="sr-only">&nbsp;: {of}</span>
    </Button>
  );
}

/** Has the browser save a text as a file. A `blob:` address, unlike a `data:` one, has nothing of the text in it. */
export function saveAsFile(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers may read it after the click
}
