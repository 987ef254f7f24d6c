import fs from 'node:fs';
import net from 'node:net';
import { firstValue, openDatabase } from '../lib/sqlite';
import { Caller } from './support/api-client';
import { startSite } from './support/site';
import { expect, owner, test } from './support/test';

/** On SIGTERM the site finishes the requests in flight, accepts no new ones, closes the database and exits with 0. */

type Line = { readonly said: () => string; readonly send: (text: string) => void; readonly closed: Promise<void> };

function openLine(port: number, first = ''): Promise<Line> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1');
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.once('error', reject);
    socket.once('connect', () => {
      if (first !== '') socket.write(first);
      resolve({ said: () => text, send: (more) => socket.write(more), closed });
    });
  });
}

test('a save in flight is stored and answered, new requests are refused, the database closes, and the exit code is 0', async ({
  byNext,
}) => {
  const site = await startSite({ byNext, env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } });
  const port = Number(new URL(site.origin).port);
  const caller = await new Caller(site.origin).signIn();
  const body = JSON.stringify({ grade: 'Au dernier moment' });
  const head = [
    `PUT /api/profile/${caller.id} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${caller.cookies}`,
    'Content-Type: application/json',
  ];
  const inFlight = await openLine(
    port,
    [...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join('\r\n'),
  );
  await expect.poll(inFlight.said).toContain('100 Continue');
  const idle = await Promise.all(Array.from({ length: 20 }, () => openLine(port)));

  const ended = site.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(site.origin).then(
        () => 'came in',
        () => 'refused',
      ),
    )
    .toBe('refused');
  await Promise.all(idle.map(({ closed }) => closed));
  inFlight.send(body);
  await inFlight.closed;
  expect(inFlight.said()).toContain('HTTP/1.1 200');
  expect(await ended).toBe(0);

  expect(fs.existsSync(`${site.databaseFile}-wal`), 'the last connection that closes folds its log into the file').toBe(
    false,
  );
  const database = openDatabase(site.databaseFile, { readOnly: true });
  expect(firstValue(database, 'PRAGMA integrity_check')).toBe('ok');
  expect(firstValue(database, 'SELECT "grade" FROM "Profile"')).toBe('Au dernier moment');
  database.close();
  await site.remove();
});
