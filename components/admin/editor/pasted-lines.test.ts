import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { pastedItems, pastedNames } from './pasted-lines';

it.each(tableOf('components/admin/editor/pasted-lines.txt', 'names'))('the names of %j are %j', (text = '', names) =>
  expect(pastedNames(text) ?? 'none').toBe(names),
);

it('a list of items has no full stops at its ends, but those of abbreviations', () =>
  expect(
    pastedItems('1. Anne Roux, rapporteure.\n2. ANR, 248\u00a0000 €.\n3. « Du coup ».\n4. Anne Roux, dir.\n5. Lyon 2'),
  ).toEqual(['Anne Roux, rapporteure', 'ANR, 248\u00a0000 €', '« Du coup »', 'Anne Roux, dir.', 'Lyon 2']));
