import http from 'node:http';
import { expect, test } from '@playwright/test';
import { firstValue } from '../../lib/sqlite';
import { Caller } from '../support/api-client';
import { startUsedSite } from '../support/ready-sites';
import { withCopy } from './support/files';
import { report } from './support/form';

/** On SIGTERM a used site finishes the requests in flight, accepts no new ones, closes its database and exits with 0. */
test('a save whose body is still on its way when the site is told to end is stored and answered', async () => {
  const site = await startUsedSite();
  try {
    const caller = await new Caller(site.origin).signIn(site.credentials());
    const body = JSON.stringify({ grade: 'Enregistré au dernier moment' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Origin: site.origin, Cookie: caller.cookies };
    const request = http.request(`${site.origin}/api/profile/${caller.id}`, { method: 'PUT', headers });
    const answered = new Promise<number>((resolve, reject) => {
      request.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)));
      request.once('error', reject);
    });
    await new Promise<void>((resolve) => request.write(body.slice(0, 10), () => resolve()));
    await fetch(`${site.origin}/api/health`); // once this is served, the site has received the request above
    const ended = site.end('SIGTERM');
    await expect.poll(() => isTaken(site.origin), { message: 'nothing new is taken' }).toBe(false);
    request.end(body.slice(10));
    expect(await answered).toBe(200);
    expect(await ended).toBe(0);
    withCopy(site, (database) => {
      expect(database.prepare('SELECT "grade" FROM "Profile"').get()).toEqual({ grade: 'Enregistré au dernier moment' });
      expect(firstValue(database, 'PRAGMA integrity_check')).toBe('ok');
    });
    report({ cases: 1 });
  } finally {
    await site.remove();
  }
});

async function isTaken(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`, { headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  );
}
