import { afterEach, expect, test } from 'vitest';
import { readOptions } from './new-site-options';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});
const options = (...args: string[]) => {
  process.argv = ['node', 'new-site.ts', ...args];
  return readOptions();
};

test('a name and an address are enough', () =>
  expect(options('dupont', '--adresse', 'https://dupont.univ.fr/')).toEqual({
    name: 'dupont',
    address: 'https://dupont.univ.fr',
    sites: '/srv/portfolio/sites',
    port: null,
    backups: null,
    start: false,
    front: {
      host: 'dupont.univ.fr',
      file: '/etc/nginx/conf.d/portfolio-dupont.conf',
      certificate: '/etc/letsencrypt/live/dupont.univ.fr',
    },
  }));

test('without nginx, the address may be in http and have a port', () =>
  expect(options('dupont', '--adresse', 'http://localhost:3005', '--sans-nginx', '--port', '3005')).toMatchObject({
    address: 'http://localhost:3005',
    port: 3005,
    front: null,
  }));

test.each([
  [[], 'Indiquez le nom et l’adresse'],
  [['dupont'], 'Indiquez le nom et l’adresse'],
  [['Dupont', '--adresse', 'https://d.univ.fr'], '« Dupont » ne peut pas être le nom d’un site'],
  [['dupont', '--adresse', 'dupont.univ.fr'], 'sans chemin'],
  [['dupont', '--adresse', 'https://univ.fr/~dupont'], 'sans chemin'],
  [['dupont', '--adresse', 'https://a;return'], 'sans chemin'],
  [['dupont', '--adresse', 'https://a{}.fr'], 'sans chemin'],
  [['dupont', '--adresse', 'http://dupont.univ.fr'], 'commence par https://'],
  [['dupont', '--adresse', 'https://dupont.univ.fr:8443'], 'n’a pas de port'],
  [['dupont', '--adresse', 'https://d.univ.fr', '--port', '80'], '--port doit être'],
  [['dupont', '--adresse', 'https://d.univ.fr', '--sans-nginx', '--nginx', '/tmp'], '--sans-nginx ne va pas'],
])('%j is refused', (args, words) => expect(() => options(...args)).toThrow(words));
