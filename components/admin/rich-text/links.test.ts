import { expect, it } from 'vitest';
import { isPlainlyLink, isSafeLink, linkAddress } from './links';

const origin = 'https://portfolio.exemple.fr';

it.each([
  'https://exemple.fr/a',
  'HTTP://exemple.fr',
  'mailto:a@b.fr',
  'tel:+33612345678',
  '#contact',
  '#section-1732',
  '/',
  '/#contact',
  '/publications',
  '/publications?type=IEEE',
  '/documents/0a1b',
])('takes %s', (address) => expect(isSafeLink(address)).toBe(true));

it.each([
  'https://exemple.fr@ailleurs.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://exemple.fr/%0aalert(1)',
  'data:text/html,x',
  'ftp://x.fr',
  '//x.fr',
  '/\\x.fr',
  '/\t/x.fr',
  '/publications\\..\\..',
  '/admin',
  '/api/health',
  '/publications-autres',
  'publications',
  '#',
  '#"onmouseover=',
  '',
  'https://',
])('refuses %j', (address) => expect(isSafeLink(address)).toBe(false));

it.each([
  ['exemple.fr/page', 'https://exemple.fr/page'],
  ['www.exemple.fr', 'https://www.exemple.fr'],
  ['nom@exemple.fr', 'mailto:nom@exemple.fr'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['https://exemple.fr', 'https://exemple.fr'],
  ['10.1234/abc', 'https://doi.org/10.1234/abc'],
  ['doi: 10.1234/abc(2)', 'https://doi.org/10.1234/abc(2)'],
  ['#contact', '#contact'],
  [' /publications ', '/publications'],
  [`${origin}/publications?q=x`, '/publications?q=x'],
  [`${origin}/#contact`, '/#contact'],
  [origin, '/'],
  [`${origin}/admin/about`, `${origin}/admin/about`],
  [`${origin}.ailleurs.example/publications`, `${origin}.ailleurs.example/publications`],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)@exemple.fr', null],
  ['/admin', null],
  ['deux mots', null],
])('reads %j as %j', (typed, address) => expect(linkAddress(typed, origin)).toBe(address));

it.each([
  ['https://exemple.org', true],
  ['www.exemple.org/a', true],
  ['nom@exemple.fr', true],
  ['exemple.org', false],
  ['fin.Il', false],
  ['a@b', false],
])('typed, %j becomes a link by itself: %j', (word, is) => expect(isPlainlyLink(word)).toBe(is));
