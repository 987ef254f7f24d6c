import { expect, test, vi } from 'vitest';
import { logConsole } from './console-lines';

test('what the framework prints is one line of JSON a message, and repeats are counted', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const before = { error: console.error, warn: console.warn };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  try {
    logConsole();
    for (let time = 0; time < 200; time += 1) console.error('\u001b[31m⨯\u001b[0m', new TypeError('two\nlines'));
    console.warn('a %s', 'warning');
    vi.advanceTimersByTime(60_000);
  } finally {
    Object.assign(console, before);
    out.mockRestore();
    vi.useRealTimers();
  }
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(line.slice(0, -1)).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'server.console',
    error: expect.stringMatching(/^⨯ TypeError: two\nlines\n\s+at /),
  });
  expect(lines.slice(10).map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', error: 'a warning' },
    { event: 'log.unwritten', count: 190 },
  ]);
});
