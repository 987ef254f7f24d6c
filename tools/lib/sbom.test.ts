import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/project';
import { listOf, productionOf } from './sbom';

const read = (file: string) => fs.readFileSync(inRoot(file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const published = JSON.parse(read('docs/sbom.cdx.json'));
const names = (list: readonly { name: string; version: string }[]) =>
  list.map(({ name, version }) => `${name}@${version}`);

test('docs/sbom.cdx.json names the packages of package-lock.json that the site needs: npm run sbom writes it anew', () => {
  expect(names(published.components)).toEqual(productionOf(packages));
  const direct = Object.keys({ ...packages[''].dependencies, ...packages[''].optionalDependencies }).map(
    (name) => `${name}@${packages[`node_modules/${name}`].version}`,
  );
  expect(names(published.components)).toEqual(expect.arrayContaining(direct));
});

test('it tells no time, address or path, and each package has its SHA-512', () => {
  const text = read('docs/sbom.cdx.json');
  expect(text).not.toMatch(/serialNumber|timestamp|externalReferences|resolved|file:|\/(?:home|tmp|work|Users)\//);
  expect(text.match(/https?:\/\/[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.5.schema.json']);
  for (const { name, hashes } of published.components)
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
});

test('what is needed: dependencies, optional ones and peers, as Node finds them; no tool and no optional peer', () => {
  const lock = {
    '': { dependencies: { a: '1' }, optionalDependencies: { f: '1' } },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '2' },
      optionalDependencies: { c: '1', absent: '1' },
      peerDependencies: { d: '1', e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0' },
    'node_modules/f': { version: '1.0.0' },
  };
  expect(productionOf(lock)).toEqual(['a@1.0.0', 'b@2.0.0', 'c@1.0.0', 'd@1.0.0', 'f@1.0.0']);
});

test('a package that npm does not list is an error, not a gap', () => {
  const component = { 'bom-ref': 'site@1', type: 'library', name: 'folder', version: '1', purl: 'pkg:npm/site@1' };
  const whole = { metadata: { component }, components: [], dependencies: [{ ref: 'site@1', dependsOn: ['tool@1'] }] };
  expect(listOf(whole, { name: 'site', wanted: [] })).toMatchObject({
    metadata: { component: { name: 'site' } },
    dependencies: [{ dependsOn: [] }],
  });
  expect(() => listOf(whole, { name: 'site', wanted: ['a@1'] })).toThrow('npm sbom does not list a@1');
});
