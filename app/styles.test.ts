/** What no stylesheet may do to a reader (RGAA 13.8, 13.9). */
import fs from 'node:fs';
import { expect, test } from 'vitest';

const sources = ['app', 'components', 'sections']
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(css|tsx)$/.test(file))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('no style depends on the orientation of the screen', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(having(/\(orientation:|\b(?:landscape|portrait):/)).toEqual([]);
});

test('nothing blinks, and only loading indicators spin', () => {
  expect(having(/animate-(?:pulse|ping|bounce)|\bblink\b|<marquee/)).toEqual([]);
  expect(having(/\binfinite\b/)).toEqual(['app/admin-theme.css']);
  expect(having(/(?<!:not\(\.)animate-spin/)).toEqual(['app/admin-theme.css', 'components/ui/spinner.tsx']);
});
