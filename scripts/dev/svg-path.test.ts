import { expect, test } from 'vitest';
import { pathOf } from './svg-path';

test('a path starts at an absolute point, and goes on as it did', () => {
  expect(pathOf(['path', { d: 'm6 6 12 12' }])).toBe('M6 6l12 12');
  expect(pathOf(['path', { d: 'm15.5-2.5a1 1 0 0 1 1 1' }])).toBe('M15.5 -2.5a1 1 0 0 1 1 1');
  expect(pathOf(['path', { d: 'M18 6 6 18' }])).toBe('M18 6 6 18');
});

test('a circle is two half turns', () => {
  expect(pathOf(['circle', { cx: '12', cy: '12', r: '10' }])).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
});

test('a rectangle keeps its round corners', () => {
  expect(pathOf(['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }])).toBe(
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
  expect(pathOf(['rect', { x: '1', y: '1', width: '2', height: '3' }])).toBe('M1 1h2v3h-2z');
});

test('lines', () => {
  expect(pathOf(['line', { x1: '4', x2: '20', y1: '6', y2: '6' }])).toBe('M4 6L20 6');
  expect(pathOf(['polyline', { points: '1 2 3 4' }])).toBe('M1 2 3 4');
});

test('a shape without a path is refused', () => {
  expect(() => pathOf(['text', {}])).toThrow('<text>');
});
