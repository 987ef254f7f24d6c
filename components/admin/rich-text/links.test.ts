import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
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

it.each(tableOf('components/admin/rich-text/links.txt', 'typed addresses'))('reads %j as %j', (typed, address) =>
  expect(linkAddress(typed, origin) ?? 'none').toBe(address),
);

it.each([
  ['https://exemple.org', true],
  ['www.exemple.org/a', true],
  ['nom@exemple.fr', true],
  ['exemple.org', false],
  ['fin.Il', false],
  ['a@b', false],
])('typed, %j becomes a link by itself: %j', (word, is) => expect(isPlainlyLink(word)).toBe(is));
