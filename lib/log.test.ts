import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { describeError, log, logConsole } from './log';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(JSON.parse(String(chunk))) > 0);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('errors that repeat are written ten times a minute, and then counted', () => {
  for (let time = 0; time < 500; time += 1)
    log('error', 'server.error', { requestId: String(time), error: 'TypeError: x\n at a' });
  log('error', 'server.error', { error: 'RangeError: another' });
  log('error', 'request.failed', { error: 'TypeError: x' });
  expect(lines.map(({ event }) => event)).toEqual([
    ...Array.from({ length: 11 }, () => 'server.error'),
    'request.failed',
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ level: 'warn', event: 'log.unwritten', of: 'server.error', count: 490 });
  log('error', 'server.error', { error: 'TypeError: x' });
  expect(lines.at(-1)).toMatchObject({ event: 'server.error' });
});

test('an error is described with what caused it', () => {
  const said = describeError(new Error('Le site est occupé', { cause: new Error('database is locked') }));
  expect(said).toMatch(/^Error: Le site est occupé\n/);
  expect(said).toMatch(/\n\[cause\]: Error: database is locked\n/);
});

test('what the framework prints is one line of JSON a message, and repeats are counted', () => {
  const before = { error: console.error, warn: console.warn };
  onTestFinished(() => void Object.assign(console, before));
  logConsole();
  for (let time = 0; time < 200; time += 1) console.error('\u001b[31m⨯\u001b[0m', new TypeError('two\nlines'));
  console.warn('a %s', 'warning');
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(12);
  expect(lines[0]).toMatchObject({
    level: 'error',
    event: 'server.console',
    error: expect.stringMatching(/^⨯ TypeError: two\nlines\n\s+at /),
  });
  expect(lines.slice(10)).toMatchObject([
    { level: 'warn', error: 'a warning' },
    { event: 'log.unwritten', count: 190 },
  ]);
});
