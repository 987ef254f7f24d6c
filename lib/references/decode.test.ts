import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { decode } from './decode';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const text = '@book{a, title = {Été : l’œuvre – « suite »}}\n';
const cp1252 = new Uint8Array(
  Array.from(text, (letter) => ({ œ: 0x9c, '’': 0x92, '–': 0x96 })[letter] ?? letter.charCodeAt(0)),
);
const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test.each([
  ['utf-8', bytes(text)],
  ['utf-8', bytes(`\uFEFF${text}`)],
  ['utf-16le', bytes(`\uFEFF${text}`, 'utf16le')],
  ['utf-16be', new Uint8Array(swapped)],
  ['utf-16le', bytes(text, 'utf16le')],
  ['utf-16be', new Uint8Array(swapped).subarray(2)],
  ['windows-1252', cp1252],
] as const)('text in %s is read, and its encoding told', (encoding, given) =>
  expect(decode(given)).toEqual({ text, encoding }),
);

test('in UTF-8 with a few bytes of Windows-1252, both are read correctly', () => {
  const mixed = Buffer.concat([bytes(text), Buffer.from([0x93, 0xe9, 0x74, 0xe9, 0x94]), bytes(text)]);
  expect(decode(mixed)).toEqual({ text: `${text}“été”${text}`, encoding: 'utf-8' });
});

test('Windows-1252 in which some bytes could be UTF-8 is read as Windows-1252', () => {
  const bytesOf = Buffer.from('LIBERTÉ\u00a0: été, âge', 'latin1');
  expect(decode(bytesOf)).toEqual({ text: 'LIBERTÉ\u00a0: été, âge', encoding: 'windows-1252' });
});

const asRead = (given: string) => new TextDecoder('windows-1252').decode(Buffer.from(given));
/** « é è à ê ç ô ’ « » » of Mac Roman, which Node does not write. */
const macRoman: Readonly<Record<string, number>> = {
  é: 0x8e,
  è: 0x8f,
  à: 0x88,
  ê: 0x90,
  ç: 0x8d,
  ô: 0x99,
  '’': 0xd5,
  '«': 0xc7,
  '»': 0xc8,
  É: 0x83,
};

test('Mac Roman is told from Windows-1252 by its letters', () => {
  const given = 'title = {L’étude d’un modèle français : « le contrôle »}, author = {Élise Prévôt}';
  expect(decode(Uint8Array.from(given, (letter) => macRoman[letter] ?? letter.charCodeAt(0)))).toEqual({
    text: given,
    encoding: 'macintosh',
  });
});

test('a text full of apparent misreadings takes linear time', () => {
  const decoded = decode(bytes(`Ã${'ƒ'.repeat(2_000_000)}`));
  const { length } = 'text' in decoded ? decoded.text : '';
  expect(length).toBeGreaterThan(1_999_990); // a pass for each of its signs would take hours
});

test.each([
  ['CP850', 'title = {Un mod\x8ale g\x82n\x82ral}'],
  ['ISO-8859-2', 'author = {Wa\xb3\xeasa, Lech}'],
  ['ISO-8859-15', 'title = {Le c\xbdur}'],
  ['what has a byte that Windows-1252 has not', 'title = {M\x81ller}'],
])('the encoding of %s is uncertain', (_, given) => {
  expect(decode(bytes(given, 'latin1'))).toMatchObject({ encoding: 'one-byte' });
});

test.each(['été…fin', 'a²b', 'l·l', 'l´eau', 'm\xado', 'Smith¹, Dupont²', 'no\xa0\xab\xa0il'])(
  '%j is Windows-1252 for certain',
  (given) => {
    const bytesOf = Buffer.concat([
      bytes('title = {'),
      Uint8Array.from(given, (letter) => ({ '…': 0x85 })[letter] ?? letter.charCodeAt(0)),
      bytes(', é}', 'latin1'),
    ]);
    expect(decode(bytesOf)).toMatchObject({ encoding: 'windows-1252' });
  },
);

test.each([1, 2])('UTF-8 misread as Windows-1252 %i times is repaired, and reported', (times) => {
  const given = '@book{a, title = {L’œuvre « à venir » – été}, author = {Dvořák, Antonín}, note = {Éditée à 5 €}}';
  let wrong = given;
  for (let time = 0; time < times; time++) wrong = asRead(wrong);
  expect(decode(bytes(wrong))).toEqual({ text: given, encoding: 'utf-8-twice' });
});

test.each([
  'CITÉ», MAÇÃO, São João, Â, Å’s, „Ä“, Vietnam : Ấn',
  'pâté – été',
  'O AMANHÃ\u00a0!, «ROMÂ», „Ä“',
  'A MANHÃ…, Å«',
])('letters that only look misread stay: %s', (given) =>
  expect(decode(bytes(given))).toEqual({ text: given, encoding: 'utf-8' }),
);

test('lines end in LF, and characters that no text holds are removed', () => {
  expect(decode(bytes('a\r\nb\rc\0\x07\x1b\td\uFEFF'))).toMatchObject({ text: 'a\nb\nc\td' });
});

test('an Excel table in UTF-16 is refused as a table', () =>
  expect(decode(bytes('\uFEFFAuteurs\tTitre\nA\tB', 'utf16le'))).toMatchObject({
    refusal: expect.stringContaining('un tableau (CSV)'),
  }));

test.each([
  'Auteurs, titres et dates de mes travaux\n@book{a, title = {T}}',
  'Titre\n@book{a, title = {T}}',
  'MZ : le livre\n@book{a, title = {T}}',
])('a BibTeX file may begin with words: %j', (given) => expect(decode(bytes(given))).toMatchObject({ text: given }));

test.each(tableOf('lib/references/refused-files.txt', 'refused as'))(
  'a file that begins with %j is refused as %s',
  (start = '', kind) => {
    expect(
      decode(bytes(start, 'latin1').length > 0 && /[\x80-\xff]/.test(start) ? bytes(start, 'latin1') : bytes(start)),
    ).toEqual({
      refusal: expect.stringContaining(` ${kind}. `),
    });
  },
);

test.each(['No\uFFFDl Dupr\uFFFD, Été', 'Noï¿½l'])('letters that another program lost are reported: %s', (given) =>
  expect(decode(bytes(given))).toEqual({ text: given, encoding: 'utf-8-lossy' }),
);
