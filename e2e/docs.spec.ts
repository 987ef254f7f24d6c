import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { halRecords } from '../lib/testing/stand-in-hosts';
import { expect, owner, test } from './support/test';

test('every line of docs/api.md runs as it stands', { tag: '@long' }, async ({ site, hosts }) => {
  hosts.hal.set('prenom-nom', halRecords(1));
  const page = readFileSync('docs/api.md', 'utf8');
  const script = Array.from(page.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, block]) => block).join('\n');
  expect(script.match(/curl/g)?.length).toBeGreaterThan(14);
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    env: { ...process.env, SITE: site.origin, EMAIL: owner.email, PASSWORD: owner.password },
  });
  expect(stdout.match(/"success":false[^}]*/g), 'nothing is refused').toBeNull();
  expect(stdout).toContain('{"status":"ok"');
});
