import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { rowsOf } from '@/lib/testing/rows';
import { maxName, type Name, nameText } from './name';
import { readName } from './read-name';
import { readNames, saysOthers } from './read-names';

const shown = (names: readonly (Name | undefined)[]) =>
  names.map((name) =>
    name === undefined
      ? ''
      : 'literal' in name
        ? `{${name.literal}}`
        : [name.family, name.given ?? (name.suffix && ''), name.suffix]
            .filter((part) => part !== undefined)
            .join(' | '),
  );

test.each(rowsOf('lib/names/name.txt'))('$input', ({ input, outputs }) =>
  expect(shown([readName(input)])).toEqual(outputs.map((name) => name.trim())),
);

test.each(rowsOf('lib/names/names.txt'))('$rule: $input', ({ input, outputs: [names = ''] }) =>
  expect(shown(readNames([input])).join(' ; ')).toBe(names),
);

test('when each text holds one name, none is split at its comma', () => {
  expect(shown(readNames(['Silva Santos, Ana Maria', 'Paul Petit', 'CNRS']))).toEqual([
    'Silva Santos | Ana Maria',
    'Petit | Paul',
    '{CNRS}',
  ]);
});

test('the other names of a list show whether short words in capitals are family names', () => {
  expect(shown(readNames(['Dupont J', 'Fatou SY', 'Claire DURAND']))).toEqual([
    'Dupont | J',
    'SY | Fatou',
    'DURAND | Claire',
  ]);
  expect(shown(readNames(['DURAND Claire', 'LI Wei', 'LE GOFF Jacques', 'Bertholet KA']))).toEqual([
    'DURAND | Claire',
    'LI | Wei',
    'LE GOFF | Jacques',
    'Bertholet | KA',
  ]);
  expect(shown(readNames(['Wagner E', 'Leroy JAM']))).toEqual(['Wagner | E', 'Leroy | JAM']);
});

test('a Hungarian name without a comma has the family name first, unless something else shows the order', () => {
  expect(shown(readNames(['Nagy István', 'J. Szabó', 'Kiss, Péter'], 'hu'))).toEqual([
    'Nagy | István',
    'Szabó | J.',
    'Kiss | Péter',
  ]);
});

test.each([
  'et al.',
  'Dupont, J. et al.',
  'Dupont, J. and others',
  'J. Dupont …',
  'Dupont J et coll.',
  'J. Dupont & al.',
])('%s: there are more', (text) => expect(saysOthers(text)).toBe(true));
test.each(['Al Gore', 'Dupont, J.', 'Coll, Anna', 'Jean Al'])('%s: there are no more', (text) =>
  expect(saysOthers(text)).toBe(false),
);

test('a name that is too long is cut, and ends in an ellipsis', () => {
  const [name] = readNames(['a'.repeat(5000)]);
  expect(name && nameText(name)).toBe(`${'a'.repeat(maxName - 1)}…`);
});

test('never fails, and never gives an empty name, whatever was typed', () => {
  const unit = fc.constantFrom(
    ...'aÉ. ,;&{}()[]*1-–’',
    ' and ',
    ' et ',
    'Jr.',
    'III',
    'Dupont',
    'J.',
    'de ',
    '王',
    'PhD',
    '0000-0002-1825-0097',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' })), (typed) => {
      for (const name of readNames([typed])) expect('literal' in name ? name.literal : name.family).toMatch(/\S/);
    }),
    { numRuns: 2000 },
  );
});
