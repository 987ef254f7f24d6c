import { describe, expect, test } from 'vitest';
import { dateIn, monthOf } from './dates';
import { pagesOf, urlOf } from './values';

describe('dates', () => {
  test.each([
    ['2024', '2024'],
    ['2024-03', '2024-03'],
    ['2024-03-18/2024-03-20', '2024-03-18'],
    ['2020/03//', '2020-03'],
    ['2021/11/02/', '2021-11-02'],
    ['18/03/2024', '2024-03-18'],
    ['18 mars 2024', '2024-03-18'],
    ['March 18, 2024', '2024-03-18'],
    ['1er août 2019', '2019-08-01'],
    ['2023 Jun 05', '2023-06-05'],
    ['juillet-août 2019', '2019-07'],
    ['mardi 18 juin 2024', '2024-06-18'],
    ['Marseille, 5 juin 2024', '2024-06-05'],
    ['Octave, Mayotte, Décines, 2024', '2024'],
    ['03/2024', '2024-03'],
    ['2024a', '2024'],
    ['2024-02-31', '2024-02'],
    ['2024-13', '2024'],
    ['à paraître', undefined],
    ['12345', undefined],
  ])('%s is %s', (text, date) => expect(dateIn(text)).toBe(date));

  test.each([
    ['Sep', 9],
    ['mars', 3],
    ['févr.', 2],
    ['juin', 6],
    ['Juillet', 7],
    ['may', 5],
    ['déc', 12],
    ['Sept.', 9],
    ['18mars2024', 3],
    ['mardi', undefined],
    ['März', 3],
    ['marzo', 3],
    ['Março', 3],
    ['Mar.', 3],
    ['Juni', 6],
    ['junio', 6],
    ['Juli', 7],
    ['julho', 7],
    ['mayo', 5],
    ['novembro', 11],
    ['augusti', 8],
    ['Oktober', 10],
    ['dicembre', 12],
    ['gennaio', 1],
    ['Marco', undefined],
    ['Marseille', undefined],
    ['Mayotte', undefined],
    ['out', undefined],
    ['03', 3],
    ['13', undefined],
    ['été', undefined],
  ])('the month of %s is %s', (text, month) => expect(monthOf(text)).toBe(month));
});

test.each([
  ['1 - 14', '1–14'],
  ['1--14', '1–14'],
  ['pp. 100-112', '100–112'],
  ['7-7', '7'],
  ['S24--S35.e6', 'S24–S35.e6'],
  ['28,29', '28,29'],
  ['23 p.', '23 p.'],
  ['12-', '12'],
  ['8p.', '8 p.'],
  ['320 pages', '320 p.'],
  ['531- 546,', '531–546'],
  ['', undefined],
])('pages %j are %j', (text, pages) => expect(pagesOf(text)).toBe(pages));

test.each([
  ['http://a.org/{\\textasciitilde}jean/x\\_y', 'http://a.org/~jean/x_y'],
  ['\\url{https://a.org/x}', 'https://a.org/x'],
  ['Voir https://a.org/x.', 'https://a.org/x'],
  ['https://fr.example.org/Louvre_(musée)', 'https://fr.example.org/Louvre_(mus%C3%A9e)'],
  ['www.example.org/a', 'https://www.example.org/a'],
  ['javascript:alert(1)//https', undefined],
  ['file:///C:/a.pdf', undefined],
  ['https://localhost', undefined],
  ['https://jean:secret@a.org/x', undefined],
  ['data:text/html,x', undefined],
  ['https://a.org/x?ref=doi&y=a|b', 'https://a.org/x?ref=doi&y=a%7Cb'],
])('the address in %s is %s', (text, url) => expect(urlOf(text)).toBe(url));

test('an address that the site could not link to is none', () =>
  expect(urlOf(`https://a.org/${'x'.repeat(2100)}`)).toBeUndefined());
