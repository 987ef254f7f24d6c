import { expect, test } from 'vitest';
import { copyAddress, copyPlace, placeText } from './copy-place';

test.each([
  ['/var/www/nom/', '/var/www/nom'],
  ['/', '/'],
  ['/srv/un dossier', '/srv/un dossier'],
  ['nom@univ.fr:public_html/', 'nom@univ.fr:public_html'],
  ['n.nom_2@www-perso.univ.fr:~/public_html/site', 'n.nom_2@www-perso.univ.fr:~/public_html/site'],
  ['pages:', 'pages:'],
  ['nom@univ.fr:/home/nom/www', 'nom@univ.fr:/home/nom/www'],
])('%s is a place', (value, text) => {
  const place = copyPlace(value);
  expect(place && placeText(place)).toBe(text);
});

test.each([
  '-e sh@univ.fr:x',
  '-oProxyCommand=sh@univ.fr:x',
  'nom@-oProxyCommand=sh:x',
  '--rsh=sh',
  'nom@univ.fr:-x',
  'nom@univ.fr:$(id)',
  'nom@univ.fr:a;id',
  'nom@univ.fr:a b',
  'nom@univ.fr:../autre',
  'nom@univ.fr:a/../../b',
  'nom@univ.fr::module',
  'rsync://univ.fr/module',
  'un/dossier',
  'nom@univ.fr',
])('%s is none: it could be an option, a command, or another folder', (value) => {
  expect(copyPlace(value)).toBeNull();
});

test('an address ends in a slash, and has neither query nor password', () => {
  expect(copyAddress('https://univ.fr/~nom')).toBe('https://univ.fr/~nom/');
  for (const value of [
    'univ.fr/~nom',
    'ftp://univ.fr/',
    'https://a:b@univ.fr/',
    'https://univ.fr/?a',
    'https://univ.fr/#a',
  ])
    expect(copyAddress(value), value).toBeNull();
});
