import { expect, it } from 'vitest';
import { asRawText, readRawText } from './forms';

it.each([
  ['text', '<p>a</p>'],
  ['list', ['a', 'b']],
  ['cards', [{ title: 'é' }]],
  ['cards', { Groupe: [{ title: 'é' }] }],
] as const)('shows and reads back %s', (type, content) =>
  expect(readRawText(type, asRawText(type, content))).toEqual(content),
);

it('drops blank lines', () => expect(readRawText('list', ' a \r\n\n  \nb')).toEqual(['a', 'b']));

it.each(['', '[{ "title": "Rivages" "category": "" }]'])('rejects cards that are not valid JSON: %j', (text) =>
  expect(readRawText('cards', text)).toBeUndefined(),
);

it('shows null as an empty text', () => expect(asRawText('cards', null)).toBe(''));
