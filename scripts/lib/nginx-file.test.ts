import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkCertificate, nginxFile } from './nginx-file';

const front = (name: string, port: number) =>
  nginxFile({ name, host: `${name}.univ.fr`, port, certificate: '/etc/certificats/univ.fr' });

test('the file leads this name to this port, with this certificate', () => {
  const text = front('jean-pierre', 3017);
  expect(text).toContain('server_name jean-pierre.univ.fr;');
  expect(text).toContain('return 301 https://jean-pierre.univ.fr$request_uri;');
  expect(text).toContain('server 127.0.0.1:3017;');
  expect(text).toContain('ssl_certificate     /etc/certificats/univ.fr/fullchain.pem;');
  expect(text).not.toMatch(/exemple\.org|letsencrypt|:3000/);
});

test('two files share no upstream, zone, cache or variable', () => {
  const names = (text: string) =>
    new Set(
      Array.from(
        text.matchAll(
          /upstream (\w+)|(?:zone|keys_zone|shared)[=:](\w+)|proxy_cache_path\s+(\S+)|\$(portfolio\w*)|\?<(\w+)>/g,
        ),
        (found) => found.slice(1).find(Boolean) ?? '',
      ),
    );
  const [one, other] = [names(front('a', 1)), names(front('a-b', 2))];
  expect(one.size).toBeGreaterThan(15);
  expect(one.size).toBe(other.size);
  expect([...one].filter((name) => other.has(name))).toEqual([]);
});

test('the names of groups fit PCRE2’s 32 characters for the longest name of a site', () => {
  const groups = Array.from(front('a'.repeat(19), 1).matchAll(/\?<(\w+)>/g), ([, name = '']) => name);
  expect(groups).toHaveLength(2);
  for (const name of groups) expect(name.length).toBeLessThanOrEqual(32);
});

test('a text that has lost what is to be replaced is a fault of ours', () =>
  expect(() => nginxFile({ name: 'a', host: 'a.fr', port: 1, certificate: '/c' }, '# autre\n')).toThrow('has no'));

test('without its certificate there is no file: nginx would not start again', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-'));
  try {
    expect(() => checkCertificate(folder)).toThrow(/fullchain\.pem n’existe pas, .*--certificat DOSSIER/);
    for (const name of ['fullchain.pem', 'privkey.pem']) fs.writeFileSync(path.join(folder, name), '');
    expect(() => checkCertificate(folder)).not.toThrow();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
