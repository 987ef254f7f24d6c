import { expect, test } from 'vitest';
import { maxName, nameText } from '@/lib/names/name';
import { rowsOf } from '@/lib/testing/rows';
import { withinProcessorTime } from '../time-limit';
import { bibtexNames, endsInOthers } from './bibtex-fields';

const shown = (names: ReturnType<typeof bibtexNames>) =>
  names.map((name) =>
    'literal' in name
      ? `{${name.literal}}`
      : [name.family, name.given ?? (name.suffix && ''), name.suffix].filter((part) => part !== undefined).join(' | '),
  );

test.each(rowsOf('lib/references/bibtex-names.txt'))('$rule: $input', ({ input, outputs: [names = ''] }) =>
  expect(shown(bibtexNames(input)).join(' ; ')).toBe(names),
);

test.each([
  'Dupont, Jean and {et al.}',
  'Dupont, Jean and et~al.',
  'Dupont, Jean and \\emph{et al.}',
  'Dupont, Jean and others',
])('%s has others', (field) => {
  expect(bibtexNames(field)).toHaveLength(1);
  expect(endsInOthers(field)).toBe(true);
});

test('three thousand authors are read in order', () => {
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const names = bibtexNames(
    Array.from({ length: 3000 }, (_, index) => `Dupr{\\'e}${letters(index)}, L{\\'e}a`).join(' and '),
  );
  expect(names).toHaveLength(3000);
  expect(names[2999]).toEqual({ family: 'Duprécjjj', given: 'Léa' });
});

test.each(['a', ' ', '{', '\\', '$', ',', "{\\'e}", '\\textbf{', 'a ', '(', '1-', ' and', '\\v ', ';', '&'])(
  'a name of a megabyte of « %s » is read up to the limit',
  (sign) => {
    const [first, ...others] = withinProcessorTime(2000, () =>
      bibtexNames(`Dupont, Jean and ${sign.repeat(1_000_000 / sign.length)}`),
    );
    expect(first).toEqual({ family: 'Dupont', given: 'Jean' });
    for (const name of others) expect(nameText(name).length).toBeLessThanOrEqual(maxName);
  },
);
