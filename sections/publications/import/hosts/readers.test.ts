/** How the records of the hosts are read into works. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '@/lib/references/progress';
import type { Entry } from '@/lib/references/work';
import { rowsOf } from '@/lib/testing/rows';
import { halRecords, StandIn } from '@/lib/testing/stand-in-hosts';

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));
const settings = vi.hoisted(() => ({ HAL_URL: '', ORCID_URL: '', DOI_URL: '', SITE_URL: '', siteUrlIsSet: false }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
Object.assign((await import('@/lib/hosts/ask')).limits, { wait: 50 });
const { readHost } = await import('./plan');
const { readDepositsByDoi: readDepositsOf } = await import('./read-hal');

const standIn = new StandIn();
beforeAll(async () => Object.assign(settings, (await standIn.start()).env));
beforeEach(() => {
  standIn.recover();
  standIn.asked.length = 0;
});
afterAll(() => standIn.close());

const works = (entries: readonly Entry[]) => entries.map((entry) => ('work' in entry ? entry.work : entry));
const orcid = '0000-0002-1825-0097';

test.each(rowsOf('sections/publications/import/hosts/hal.txt'))('HAL: $rule: $outputs', async ({ input, outputs }) => {
  standIn.hal.set('sophie-benali', [JSON.parse(input)]);
  const [work] = works(await readHost({ source: 'hal', id: 'sophie-benali' }, {}));
  const [wanted = '', without = ''] = outputs;
  expect(work).toMatchObject(JSON.parse(wanted));
  for (const name of without.split(' ').slice(1)) expect(work).not.toHaveProperty(name);
});

test('HAL: reads page after page with progress, and asks by number when the idHAL is a number', async () => {
  standIn.hal.set('537', halRecords(250));
  const seen: Progress[] = [];
  const entries = await readHost({ source: 'hal', id: '537' }, { onProgress: (progress) => void seen.push(progress) });
  expect(entries).toHaveLength(250);
  expect(seen.filter(({ step }) => step === 'hal')).toEqual(
    [100, 200, 250].map((done) => ({ step: 'hal', done, total: 250 })),
  );
  expect(standIn.asked).toHaveLength(3);
});

test('HAL: the message names an unknown author', async () => {
  await expect(readHost({ source: 'hal', id: 'personne' }, {})).rejects.toMatchObject({
    code: 'notFound',
    message: 'HAL ne connaît aucune publication de l’auteur «\u00a0personne\u00a0»\u00a0: vérifiez cet idHAL.',
  });
});

const orcidWork = (code: number, more: object) => ({
  'put-code': code,
  type: 'journal-article',
  title: { title: { value: `Étude ${code}` }, subtitle: null },
  'external-ids': null,
  url: null,
  ...more,
});
const doiOf = (value: string, relationship = 'self') => ({
  'external-id': [{ 'external-id-type': 'doi', 'external-id-value': value, 'external-id-relationship': relationship }],
});

test('ORCID: its own values come first, then the BibTeX of a source, then the DOI if there are no authors', async () => {
  const citation = (key: string) => ({
    'citation-type': 'bibtex',
    'citation-value': `@article{${key}, title={Autre titre}, author={Benali, Sophie and Petit, Paul}, volume={12}, year={1999}}`,
  });
  standIn.orcid.set(orcid, [
    orcidWork(11, {
      'journal-title': { value: 'Cahiers' },
      'publication-date': { year: { value: '2020' }, month: { value: '03' }, day: null },
      citation: citation('meme cle'),
    }),
    orcidWork(12, { 'external-ids': doiOf('https://doi.org/10.5555/A'), 'publication-date': null }),
    orcidWork(13, {
      type: 'BOOK_CHAPTER',
      'external-ids': doiOf('10.5555/livre', 'part-of'),
      contributors: { contributor: [{ 'credit-name': { value: 'Benali, Sophie' }, 'contributor-attributes': null }] },
      citation: { 'citation-type': 'bibtex', 'citation-value': '@book{non' },
    }),
  ]);
  standIn.doi.set('10.5555/a', { location: '/notice' });
  standIn.doi.set('notice', {
    type: 'journal-article',
    title: ['Étude 12'],
    author: [{ family: 'Petit', given: 'Paul' }],
    issued: { 'date-parts': [[2021]] },
    volume: '7',
    abstract: 'À l’éditeur',
  });
  const entries = await readHost({ source: 'orcid', id: orcid }, {});
  expect(entries.map(({ key }) => key)).toEqual(['11', '12', '13']);
  const [cited, registered, chapter] = works(entries);
  expect(cited).toMatchObject({
    title: 'Étude 11',
    container: 'Cahiers',
    date: '2020-03',
    volume: '12',
    authors: [
      { family: 'Benali', given: 'Sophie' },
      { family: 'Petit', given: 'Paul' },
    ],
  });
  expect(registered).toMatchObject({
    title: 'Étude 12',
    doi: '10.5555/a',
    date: '2021',
    volume: '7',
    authors: [{ family: 'Petit', given: 'Paul' }],
  });
  expect(registered).not.toHaveProperty('abstract');
  expect(chapter).toMatchObject({ nature: 'chapitre', authors: [{ family: 'Benali', given: 'Sophie' }] });
  expect(chapter).not.toHaveProperty('doi');
});

test('ORCID: when doi.org does not answer, only the works that need it are refused, with the reason', async () => {
  standIn.orcid.set(orcid, [
    orcidWork(11, { 'external-ids': doiOf('10.5555/a') }),
    orcidWork(12, { 'external-ids': doiOf('10.5555/b') }),
    orcidWork(13, {}),
  ]);
  standIn.fail('wait', { after: 2 });
  const refused = expect.stringMatching(/^ORCID n’en donne pas les auteurs\. doi\.org demande d’attendre/);
  expect(await readHost({ source: 'orcid', id: orcid }, {})).toMatchObject([
    { refused, text: 'Étude 11' },
    { refused, text: 'Étude 12' },
    { work: { title: 'Étude 13' } },
  ]);
  expect(standIn.asked).toHaveLength(3);
});

test('ORCID: an unknown or empty record, or one with works missing, has its own message', async () => {
  standIn.orcid.clear();
  await expect(readHost({ source: 'orcid', id: orcid }, {})).rejects.toMatchObject({
    code: 'notFound',
    message: expect.stringMatching(/^ORCID ne connaît pas/),
  });
  standIn.orcid.set(orcid, []);
  await expect(readHost({ source: 'orcid', id: orcid }, {})).rejects.toMatchObject({
    message: expect.stringMatching(/^Cet ORCID ne montre aucune publication/),
  });
  standIn.orcid.set(orcid, [orcidWork(11, {}), { 'put-code': 12, title: 'x', error: {} }, { 'put-code': 13 }]);
  standIn.fail('strange', { after: 1 });
  await expect(readHost({ source: 'orcid', id: orcid }, {})).rejects.toMatchObject({ fault: 'unexpectedResponse' });
});

test('DOI: read in order, through redirects; only an unknown or unreadable one is refused', async () => {
  standIn.doi.set('10.5555/un', { location: '/10.5555%2Fdeux' });
  standIn.doi.set('10.5555/deux', {
    type: 'book',
    title: 'Livre',
    author: [{ literal: 'Collectif' }],
    issued: { 'date-parts': [[2019]] },
  });
  standIn.doi.set('10.5555/vide', {});
  const seen: Progress[] = [];
  const entries = await readHost(
    { source: 'doi', ids: ['10.5555/un', '10.5555/inconnu', '10.5555/vide', '10.5555/a/b?c#d'] },
    { onProgress: (progress) => void seen.push(progress) },
  );
  expect(entries).toMatchObject([
    { line: 1, key: '10.5555/un', work: { nature: 'livre', title: 'Livre', doi: '10.5555/un' } },
    { line: 2, key: '10.5555/inconnu', refused: 'doi.org ne connaît pas ce DOI, ou n’en a pas de notice.' },
    { line: 3, key: '10.5555/vide', refused: expect.stringMatching(/doi\.org/) },
    { line: 4 },
  ]);
  expect(seen).toContainEqual({ step: 'doi', done: 4, total: 4 });
  expect(standIn.asked.at(-1)?.url).toBe('/10.5555/a%2Fb%3Fc%23d');
  expect(standIn.asked[0]).toMatchObject({ url: '/10.5555/un', accept: 'application/vnd.citationstyles.csl+json' });
});

test('DOI: a host that is down stops the list', async () => {
  standIn.fail('down', { after: 1 });
  await expect(readHost({ source: 'doi', ids: ['10.5555/deux', '10.5555/un'] }, {})).rejects.toMatchObject({
    host: 'doi',
    fault: 'failing',
  });
});

test('a DOI whose record is nested too deeply is refused, and the others are read', async () => {
  standIn.doi.set('10.5555/deux', {
    type: 'book',
    title: 'Livre',
    author: [{ literal: 'Collectif' }],
    issued: { 'date-parts': [[2019]] },
  });
  standIn.doi.set('10.5555/profond', { type: 'book', title: 'Livre', author: 'ICI' });
  standIn.encode = (body) => body.replace('"ICI"', `${'['.repeat(300_000)}${']'.repeat(300_000)}`);
  expect(await readHost({ source: 'doi', ids: ['10.5555/profond', '10.5555/deux'] }, {})).toMatchObject([
    {
      line: 1,
      key: '10.5555/profond',
      refused: 'doi.org a répondu dans une forme que le site ne connaît pas.',
      text: '10.5555/profond',
    },
    { line: 2, key: '10.5555/deux', work: { title: 'Livre' } },
  ]);
});

test('HAL: finds the records of DOIs, whoever their authors are, or none', async () => {
  standIn.hal.set('10.5555/a', [{ ...halRecords(1)[0], doiId_s: '10.5555/A' }]);
  expect(await readDepositsOf(['10.5555/a', '10.5555/b'], {})).toMatchObject([{ doiId_s: '10.5555/A' }]);
  expect(standIn.asked.map(({ url }) => decodeURIComponent(url).replaceAll('+', ' ')).join()).toContain(
    'doiId_id:("10.5555/a" OR "10.5555/b")',
  );
  expect(await readDepositsOf(['10.5555/none'], {})).toEqual([]);
  expect(await readDepositsOf([], {})).toEqual([]);
});

test('HAL: asks for the records of any number of DOIs, a hundred in each request', async () => {
  const dois = Array.from({ length: 250 }, (_, index) => `10.5555/w${index}`);
  for (const doi of ['10.5555/w0', '10.5555/w100', '10.5555/w200'])
    standIn.hal.set(doi, [{ ...halRecords(1)[0], doiId_s: doi }]);
  expect((await readDepositsOf(dois, {})).map(({ doiId_s: doi }) => doi)).toEqual([
    ...['10.5555/w0', '10.5555/w100', '10.5555/w200'],
  ]);
  const asked = standIn.asked.map(({ url }) => decodeURIComponent(url).match(/10\.5555\/w\d+/g));
  expect(asked.map((found) => found?.length)).toEqual([100, 100, 50]);
  expect(asked.flat()).toEqual(dois);
});
