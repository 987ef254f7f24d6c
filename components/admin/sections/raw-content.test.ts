import { expect, it } from 'vitest';
import { asRawText, readRawText } from './raw-content';

it.each([
  ['text', '<p>a</p>'],
  ['list', ['a', 'b']],
  ['cards', [{ title: 'é' }]],
  ['cards', { Groupe: [{ title: 'é' }] }],
] as const)('shows and reads back %s', (type, content) => expect(readRawText(type, asRawText(type, content))).toEqual({ ok: true, content }));

it('drops blank lines', () => expect(readRawText('list', ' a \r\n\n  \nb')).toEqual({ ok: true, content: ['a', 'b'] }));

it('says when cards are no JSON', () => {
  expect(readRawText('cards', '')).toEqual({ ok: false, error: 'Format JSON invalide', position: '' });
  const position = 'ligne 2, colonne 24';
  expect(readRawText('cards', '[\n  { "title": "Rivages" "category": "" }\n]')).toEqual({ ok: false, error: 'Format JSON invalide', position });
});

it('shows nothing for nothing', () => expect(asRawText('cards', null)).toBe(''));
