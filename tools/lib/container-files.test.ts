/** Dockerfile and the files around it say the same; what only an image can show is tested by `npm run test:container`. */
import fs from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (file: string) => fs.readFileSync(file, 'utf8');
const dockerfile = textOf('Dockerfile');
const compose = textOf('compose.yaml');
const litestream = textOf('docs/deploy/litestream.yml');

/** What `pattern` has in its first group; fails when it matches nothing. */
function found(text: string, pattern: RegExp): string {
  const [, value] = pattern.exec(text) ?? [];
  expect(value, String(pattern)).toBeDefined();
  return value ?? '';
}

test('the image runs as a user of its own, who owns nothing but the one volume', () => {
  const user = found(dockerfile, /^USER (\d+:\d+)$/m);
  expect(user).not.toMatch(/^0:/);
  expect(dockerfile.match(/^VOLUME .*$/gm)).toEqual(['VOLUME /data']);
  expect(dockerfile).not.toMatch(/^COPY .*--chown/m);
  expect(found(compose, /^ {4}user: (\S+)/m), 'Litestream reads and locks what the site has written').toBe(user);
});

test('the image is told where it listens by HOST, and every command that is documented for it is packed', () => {
  expect(found(dockerfile, /\bHOST=(\S+)/)).toBe('::');
  expect(found(textOf('docs/deploy/Caddyfile'), /reverse_proxy site:(\d+)/)).toBe(found(dockerfile, /\bPORT=(\d+)/));
  const packed: readonly string[] =
    found(textOf('tools/lib/serving-files.ts'), /^const commands = \[(.+)\];$/m).match(/\w+/g) ?? [];
  const { scripts } = JSON.parse(textOf('package.json'));
  for (const name of packed) expect(scripts[name]).toBe(`node scripts/node.mjs scripts/${name}.ts`);
  const [, section = ''] = /\n## Conteneur\n(.*?)\n## /s.exec(textOf('docs/operations.md')) ?? [];
  const documented = Array.from(section.matchAll(/site npm run (\w+)/g), ([, name]) => name);
  expect(documented.length).toBeGreaterThan(2);
  expect(documented.filter((name) => !packed.includes(name ?? ''))).toEqual([]);
});

test('Litestream replicates the database of the image, in the version that was tried', () => {
  expect(found(litestream, /^ {2}- path: (\S+)$/m)).toBe(found(dockerfile, /DATABASE_URL=file:(\S+)/));
  const version = found(compose, /image: litestream\/litestream:(\S+)/);
  expect(litestream).toContain(`Litestream ${version}`);
  expect(textOf('docs/operations.md')).toContain(`Litestream ${version}`);
});

test('neither settings nor data of this machine enter the image', () => {
  const left = textOf('.dockerignore').split('\n');
  const made = ['data', 'uploads', 'node_modules', '.next', 'dist', '.node', '.git'];
  const ofSites = ['.env', '.env.*', '.upgrade', '.ssh', 'replique', 'sauvegardes', '*.tar.gz'];
  for (const name of [...made, ...ofSites]) expect(left).toContain(name);
});
