import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { pastedNames } from './pasted-lines';

it.each(tableOf('components/admin/editor/pasted-lines.txt', 'names'))('the names of %j are %j', (text = '', names) =>
  expect(pastedNames(text) ?? 'none').toBe(names),
);
