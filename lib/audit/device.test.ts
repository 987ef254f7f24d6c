import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { deviceText } from './device';

test.each(tableOf('lib/audit/device.txt', 'devices'))('%s is %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});
