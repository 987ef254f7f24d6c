import { expect, it } from 'vitest';
import { isSafeLink, linkAddress } from './links';

it.each(['https://exemple.fr/a', 'HTTP://exemple.fr', 'mailto:a@b.fr', 'tel:+33612345678'])('takes %s', (address) => expect(isSafeLink(address)).toBe(true));

it.each([
  'https://exemple.fr@ailleurs.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt://exemple.fr/%0aalert(1)',
  'data:text/html,x',
  'ftp://x.fr',
  '//x.fr',
  '/admin',
  '',
  'https://',
])('refuses %j', (address) => expect(isSafeLink(address)).toBe(false));

it.each([
  ['exemple.fr/page', 'https://exemple.fr/page'],
  ['nom@exemple.fr', 'mailto:nom@exemple.fr'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['https://exemple.fr', 'https://exemple.fr'],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)@exemple.fr', null],
  ['deux mots', null],
])('reads %j as %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
