import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endChannel } from '@/lib/channels';
import { parseEnv } from '@/lib/env';
import { hostAuthority } from '@/lib/site/auth/host';
import { readVisits, setVisitsCounted } from '@/lib/site/db/visits';
import { prepareRequest } from '@/lib/site/incoming/requests';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { countVisits } from './count-visits';

let scratch: Awaited<ReturnType<typeof scratchDatabase>>;
let server: http.Server;
let stop: () => void;

/** A server whose requests are watched as those of the site are (start.ts), behind one proxy. */
beforeAll(async () => {
  scratch = await scratchDatabase();
  const settings = parseEnv({ ...process.env, SITE_URL: 'https://exemple.org', TRUSTED_PROXIES: '1' });
  if (!settings.ok) throw new Error(settings.lines.join('\n'));
  const watchVisit = countVisits(settings.env);
  const note = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    watchVisit(request, response);
    prepareRequest(request, response, settings.env);
  };
  subscribe('http.server.request.start', note);
  server = http.createServer((request, response) => {
    response.statusCode = request.url === '/publications/inconnue' ? 404 : 200;
    response.end('lu');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stop = () => unsubscribe('http.server.request.start', note);
});
afterAll(async () => {
  stop();
  channel(endChannel).publish(undefined);
  server.close();
  server.closeAllConnections();
  await scratch.close();
});

const visitor = {
  'user-agent': 'Mozilla/5.0 (X11; Visiteuse 4711; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-forwarded-for': '203.0.113.177',
  referer: 'https://scholar.google.com/scholar?q=quelqu-un',
};

async function visit(target: string, headers: Record<string, string> = visitor): Promise<void> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await (await fetch(`http://127.0.0.1:${port}${target}`, { headers })).text();
}

test('answers are counted while the owner wants it, and nothing of the visitor is in the files of the database', async () => {
  await visit('/');
  await setVisitsCounted(hostAuthority(), true);
  for (const target of ['/', '/?q=quelqu-un', '/publications/un-titre/reference.bib', '/publications/inconnue'])
    await visit(target);
  await visit('/', { ...visitor, 'user-agent': 'Mozilla/5.0 (compatible; Unrobot/1.0)' });
  expect(await readVisits(hostAuthority(), '30-jours')).toMatchObject({
    total: { views: 2, texts: 0, citations: 1 },
    origins: [{ key: 'scholar.google.com' }],
  });
  const bytes = fs.readdirSync(scratch.folder).map((name) => fs.readFileSync(path.join(scratch.folder, name)));
  const isFound = (text: string) => bytes.some((file) => file.includes(text));
  expect(['203.0.113.177', '4711', 'quelqu-un'].filter(isFound)).toEqual([]);
  expect(isFound('scholar.google.com'), 'what is kept is found').toBe(true);
  await setVisitsCounted(hostAuthority(), false);
  await visit('/');
  await setVisitsCounted(hostAuthority(), true);
  expect(await readVisits(hostAuthority(), '30-jours')).toMatchObject({ total: { views: 0 } });
});
