/** The faults of another host: each ends in time with its own sentence, and none gives only part of the works. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { type FaultName, halRecords, StandIn } from '@/lib/testing/stand-in-hosts';

const settings = vi.hoisted(() => ({
  HAL_URL: '',
  ORCID_URL: '',
  DOI_URL: '',
  SITE_URL: 'https://exemple.org',
  siteUrlIsSet: true,
}));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const { ask, limits } = await import('@/lib/hosts/ask');
const { readHal } = await import('./read-hal');

const standIn = new StandIn();
Object.assign(limits, { wait: 50 });
const impatient = { ...limits, total: 400, idle: 200 };
const question = { path: '/search/?q=authIdHal_s:"sophie-benali"&cursorMark=*&rows=100', accept: 'application/json' };
const outcome = (bounds = limits) => ask('hal', question, bounds).catch((error: unknown) => error);

beforeAll(async () => {
  await standIn.start();
  standIn.hal.set('sophie-benali', halRecords(250));
});
beforeEach(() => {
  standIn.recover();
  standIn.asked.length = 0;
  Object.assign(settings, standIn.env);
});
afterAll(() => standIn.close());

test.each(tableOf('sections/publications/import/hosts/faults.txt', 'faults') as [FaultName, string, string][])(
  '%s: « %s »',
  async (name, fault, message) => {
    standIn.fail(name);
    const bounds = fault === 'slow' ? impatient : limits;
    expect(await outcome(bounds)).toMatchObject({ name: 'Problem', host: 'hal', fault, message, code: 'upstream' });
    standIn.recover();
    expect(await outcome()).toMatchObject({ response: { numFound: 250 } });
  },
);

test.each<[string, (body: string) => string | Buffer]>([
  ['in Latin-1', (body) => Buffer.from(body.replaceAll('’', "'"), 'latin1')],
  ['with a byte order mark', (body) => `\uFEFF${body}`],
  ['in UTF-16', (body) => Buffer.from(`\uFEFF${body}`, 'utf16le')],
])('an answer %s is read', async (_, encode) => {
  standIn.encode = encode;
  expect(await outcome()).toMatchObject({
    response: { docs: expect.arrayContaining([expect.objectContaining({ fr_title_s: ['Étude 0 des archives'] })]) },
  });
});

test('a long answer is parsed in another thread, and arrives record by record', async () => {
  standIn.encode = (body) =>
    JSON.stringify({
      ...JSON.parse(body),
      docs: Array.from({ length: 100 }, () => ({ fr_abstract_s: ['a'.repeat(20_000)] })),
    });
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await outcome();
  const longest = Math.max(
    ...parse.mock.calls.filter(([text]) => !text.includes('"numFound"')).map(([text]) => text.length),
  );
  parse.mockRestore();
  expect(answer).toMatchObject({ response: { numFound: 250 }, docs: { length: 100 } });
  expect(longest).toBeLessThan(25_000);
});

test('a host that asks for a long wait is not asked again, and the owner is told until when', async () => {
  standIn.fail('wait');
  const problem = await outcome();
  expect(problem).toMatchObject({
    fault: 'waiting',
    code: 'waiting',
    message: expect.stringMatching(/^HAL demande d’attendre jusqu’(?:à \d+\sh\s\d\d|au .+)\.$/),
  });
  expect(problem).toHaveProperty(
    'extras.retryAfter',
    expect.toSatisfy((seconds: number) => seconds > 3500 && seconds <= 3601),
  );
  expect(standIn.asked).toHaveLength(1);
});

test('a host that fails briefly is asked again, three times in all', async () => {
  standIn.fail('down', { times: 2 });
  expect(await outcome()).toMatchObject({ response: { numFound: 250 } });
  expect(standIn.asked).toHaveLength(3);
  standIn.fail('down');
  expect(await outcome()).toMatchObject({ fault: 'failing' });
  expect(standIn.asked).toHaveLength(6);
});

test('sends one request at a time, with the address of the site and of its contact', async () => {
  await Promise.all([1, 2, 3, 4].map(() => ask('hal', { ...question, contact: 'sophie@exemple.org' })));
  expect(standIn.most).toBe(1);
  expect(standIn.asked[0]?.agent).toBe('portfolio-universitaire/1 (https://exemple.org; mailto:sophie@exemple.org)');
  Object.assign(settings, { siteUrlIsSet: false });
  await ask('hal', question);
  expect(standIn.asked.at(-1)?.agent).toBe('portfolio-universitaire/1');
});

test.each<FaultName>(['cut', 'broken', 'down', 'web', 'strange', 'long'])(
  '%s on the second page: nothing of the first page is kept',
  async (name) => {
    standIn.fail(name, { after: 1 });
    await expect(readHal('sophie-benali', {})).rejects.toMatchObject({ name: 'Problem', host: 'hal' });
  },
);

test('when a host gives fewer works than it counts, none is kept', async () => {
  standIn.fail('early', { after: 1 });
  await expect(readHal('sophie-benali', {})).rejects.toMatchObject({
    fault: 'partial',
    message: 'HAL n’a donné que 120 publications sur 250. Réessayez.',
  });
});
