import { expect, test } from 'vitest';
import { italicPieces, withoutItalics } from './italics';

const shown = (text: string) =>
  italicPieces(text)
    .map((piece) => (piece.isItalic ? `*${piece.text}*` : piece.text))
    .join('');

test.each([
  [
    'La croissance d’<i>Arabidopsis thaliana</i> au soleil',
    'La croissance d’*Arabidopsis thaliana* au soleil',
    'La croissance d’Arabidopsis thaliana au soleil',
  ],
  ['<i>Zea mays</i> et <i>Triticum</i>', '*Zea mays* et *Triticum*', 'Zea mays et Triticum'],
  ['a <i> b, <i>c', 'a <i> b, <i>c', 'a <i> b, <i>c'],
  ['<i></i>, <i><b>x</b></i>', '<i></i>, <i><b>x</b></i>', '<i></i>, <i><b>x</b></i>'],
  ['', '', ''],
])('%s', (text, marked, plain) => expect([shown(text), withoutItalics(text)]).toEqual([marked, plain]));
