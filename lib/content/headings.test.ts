import { expect, test } from 'vitest';
import { shiftHeadings } from './headings';

test('puts the highest heading at the level asked for, and keeps the distances', () => {
  expect(shiftHeadings('<h1>A</h1><p>x</p><h3 style="color:red">B</h3>', 3)).toBe('<h3>A</h3><p>x</p><h5 style="color:red">B</h5>');
  expect(shiftHeadings('<h3>A</h3>', 2)).toBe('<h2>A</h2>');
});

test('goes no deeper than six, and leaves text without headings as it is', () => {
  expect(shiftHeadings('<h1>A</h1><h3>B</h3>', 5)).toBe('<h5>A</h5><h6>B</h6>');
  expect(shiftHeadings('<p>h1</p><hr>', 3)).toBe('<p>h1</p><hr>');
});
