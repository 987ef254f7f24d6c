import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { italicPieces, withoutItalics } from './italics';

const shown = (text: string) =>
  italicPieces(text)
    .map((piece) => (piece.isItalic ? `*${piece.text}*` : piece.text))
    .join('');

test.each(tableOf('lib/format/italics.txt', 'what is in italics, and the text without its marks'))(
  '%s',
  (text = '', ...wanted) => expect([shown(text), withoutItalics(text)]).toEqual(wanted),
);
