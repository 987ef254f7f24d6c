import { expect, test } from 'vitest';
import { documentPolicy } from './policy';

test('allows nothing that is not named', () => {
  const policy = documentPolicy([]);
  expect(policy.startsWith("default-src 'none'; script-src 'self';")).toBe(true);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|https?:|\*/);
});
