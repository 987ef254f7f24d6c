import { expect, it } from 'vitest';
import { backgrounds, textColours } from '../text-colors';
import { nearestColor } from './nearest-color';

const texts = textColours.map(({ value }) => value);
const grounds = backgrounds.map(({ value }) => value);

it.each([
  ['#FF0000', 'Rouge'],
  ['#2F5496', 'Bleu'],
  ['#0563c1', 'Bleu'],
  ['#7030A0', 'Violet'],
  ['#00B050', 'Vert'],
  ['rgb(197, 90, 17)', 'Orange'],
  ['#f00', 'Rouge'],
])('reads the text colour %s as %s', (colour, label) => {
  expect(textColours.find(({ value }) => value === nearestColor(colour, texts))?.label).toBe(label);
});

it.each([
  ['yellow', 'Jaune'],
  ['lime', 'Vert'],
  ['#00ffff', 'Bleu'],
  ['fuchsia', 'Rose'],
])('reads the highlighter %s as %s', (colour, label) => {
  expect(backgrounds.find(({ value }) => value === nearestColor(colour, grounds))?.label).toBe(label);
});

it.each([
  'black',
  '#000000',
  '#434343',
  'windowtext',
  'white',
  'transparent',
  'rgba(255, 0, 0, 0)',
  'inherit',
  '',
  'url(x)',
])('drops %j', (colour) => {
  expect(nearestColor(colour, texts)).toBe('');
});
