import { expect, test } from 'vitest';
import { shiftHeadings } from './headings';

test('puts the highest heading at the given level, the others one level below one another', () => {
  expect(shiftHeadings('<h1>A</h1><p>x</p><h3 style="color:red">B</h3>', 3)).toBe(
    '<h3>A</h3><p>x</p><h4 style="color:red">B</h4>',
  );
  expect(shiftHeadings('<h3>A</h3>', 2)).toBe('<h2>A</h2>');
  expect(shiftHeadings('<h3>A</h3><h1>B</h1><h2>C</h2><h3>D</h3>', 3)).toBe('<h3>A</h3><h3>B</h3><h4>C</h4><h5>D</h5>');
});

test('goes no deeper than six, and leaves text without headings as it is', () => {
  expect(shiftHeadings('<h1>A</h1><h3>B</h3>', 5)).toBe('<h5>A</h5><h6>B</h6>');
  expect(shiftHeadings('<p>h1</p><hr>', 3)).toBe('<p>h1</p><hr>');
});
