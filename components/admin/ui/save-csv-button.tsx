'use client';
import { Download } from 'lucide-react';
import { type Figures, figuresFile } from '@/lib/format/csv';
import { Button } from './button';

type Props = Readonly<{
  file: string /** Its content, after the button's text. */;
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

/** Saves a text as a file. Unlike a `data:` URL, a `blob:` one does not contain the text. */
export function saveAsFile(name: string, text: string, type = 'text/plain'): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // browsers may read it after the click
}
