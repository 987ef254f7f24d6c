import { expect, it } from 'vitest';
import { assembled, type Block } from './lists-and-tables';

const item = (html: string, marker: string, level = 1, list = 'l0 lfo1'): Block => ({
  at: 'item',
  html,
  list,
  level,
  marker,
});

it('nests deeper items in the previous item, and returns', () => {
  const blocks = [item('a', '·'), item('b', 'o', 2), item('c', '§', 3), item('d', '·')];
  expect(assembled(blocks)).toBe('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>');
});

it('restarts at a number one, and continues after an interruption', () => {
  expect(assembled([item('a', '1.'), item('b', '2.'), item('c', '1.')])).toBe(
    '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
  );
  expect(assembled([item('a', '1.'), { at: 'flow', html: '<p>x</p>' }, item('b', '2.')])).toBe(
    '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>',
  );
});

it('leaves further paragraphs in their item, and closes the list before other text', () => {
  const blocks: Block[] = [
    item('a', '·'),
    { at: 'more', html: '<p>b</p>' },
    { at: 'flow', html: '<p>c</p>' },
    { at: 'more', html: '<p>d</p>' },
  ];
  expect(assembled(blocks)).toBe('<ul><li>a<p>b</p></li></ul><p>c</p><p>d</p>');
});
