/**
 * Keeps the page on personal data true to the code: a new table or column, cookie, browser storage key or outgoing
 * request fails here until the page mentions it, or it is listed as impersonal.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hostLabels } from '@/lib/host-names';
import { languages } from '@/lib/languages';
import { retention } from '@/lib/retention';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';
import { documentPolicy } from '@/lib/site/public-pages/policy';
import { tableOf } from '@/lib/testing/rows';
import { type LegalFacts, legalFacts, noFacts } from './facts';
import { legalDocument, type Practice } from './pages';

const stated = (facts: Partial<LegalFacts> = {}) =>
  legalFacts.parse({
    ...noFacts,
    law: 'france',
    publisher: 'person',
    name: 'C. Essai',
    dataContact: 'c@exemple.fr',
    hostLogs: 'kept',
    hostLogsFor: '12 mois',
    hostPlace: 'inside',
    ...facts,
  });
const everything: Practice = { looksWeekly: true, countsVisits: true };
const page = (facts: Partial<LegalFacts> = {}, practice = everything, language: (typeof languages)[number] = 'fr') =>
  legalDocument('donnees-personnelles', language, stated(facts), { practice, today: '2026-11-27', address: '' });
const textOf = (...args: Parameters<typeof page>) => JSON.stringify(page(...args));
const told = new Set(page().parts.map(({ id }) => id));

/** The tables, column by column, and the part of the page about each; « nobody » is impersonal. */
const tables = tableOf('lib/site/legal/tables.txt', 'tables');

test('each column of the database is mentioned', () => {
  const schema = fs.readFileSync('prisma/schema.prisma', 'utf8');
  const models = Array.from(schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm), ([, model = '', body = '']) => {
    const columns = Array.from(
      body.matchAll(/^ {2}(\w+) +(?:String|Int|Float|Boolean|DateTime|Bytes)\b/gm),
      ([, name]) => name,
    );
    return [model, columns.join(' ')];
  });
  expect(Object.fromEntries(models)).toEqual(Object.fromEntries(tables));
  for (const [, , of = ''] of tables) expect(of === 'nobody' || told.has(of), of).toBe(true);
});

/** The files of the site itself, run on the server or in a visitor's browser, without tests. */
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'app',
    'components',
    'lib',
    'public',
    'sections',
    'server',
    'proxy.ts',
    'instrumentation.ts',
  ],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.|^lib\/testing\//.test(file) && fs.existsSync(file))
  .map((file) => ({ file, code: fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

test('only the import asks other hosts, all named by the page', () => {
  const callers = filesWith(
    /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|\b(?:net|tls)\.connect\(|from '(?:node:)?(?:https|http2|tls|dgram)'|from '(?:undici|axios|got|node-fetch|ws)'/,
  );
  const ofBrowser = /^(?:components|lib\/site\/api)\//; // its policy only lets it send requests to this site: connect-src 'self'
  const ofSite = /^lib\/site\/(?:static-copy\/visit|public-pages\/next-home)\.ts$/; // request the site itself, or a server that a command has started
  expect(callers.filter((file) => !ofBrowser.test(file) && !ofSite.test(file))).toEqual(['lib/hosts/exchange.ts']);
  expect(documentPolicy([])).toContain("connect-src 'self';");
  for (const language of languages)
    for (const host of Object.values(hostLabels)) expect(textOf({}, everything, language)).toContain(host);
});

test('cookies are only set at sign-in, and the page names both', () => {
  // Two files look for a cookie of Next's to drop it.
  expect(filesWith(/\bcookies\(\)|(?<!hasHeader\(')set-cookie(?!': _)|document\.cookie|cookieStore/i)).toEqual([
    'lib/site/auth/cookies.ts',
  ]);
  const setting = sources.find(({ file }) => file === 'lib/site/auth/cookies.ts')?.code ?? '';
  expect(setting.match(/\.set\(\w+\(\)/g)).toEqual([
    '.set(sessionCookie()',
    '.set(sessionCookie()',
    '.set(deviceCookie()',
  ]);
  for (const language of languages) {
    const text = textOf({}, everything, language);
    expect(text).toContain(sessionCookieName);
    expect(text).toContain(deviceCookieName);
  }
});

test('a visitor’s browser only stores the choice of a theme', () => {
  const storage = filesWith(/localStorage|sessionStorage|indexedDB|caches\./).filter(
    (file) => !/^(?:components\/admin|lib\/site\/api)\//.test(file),
  );
  expect(storage).toEqual(['components/public/client-scripts/header.ts', 'public/theme.js']);
  expect(textOf()).toContain('ce choix reste dans votre navigateur');
});

test('a visitor is asked for nothing', () => {
  const forms = filesWith(/<(?:form|textarea)\b/).filter((file) => !/^components\/admin\/|\/screens\//.test(file));
  expect(forms, 'the search in the publications').toEqual(['sections/publications/search-form.tsx']);
});

test('the retention periods are those that the code applies', () => {
  for (const language of languages) {
    const text = textOf({}, everything, language);
    for (const length of Object.values(retention)) expect(text).toContain(String(length));
  }
});

test('switches and answers change the text of the page', () => {
  expect(textOf()).toContain('une fois par semaine');
  expect(textOf({}, { ...everything, looksWeekly: false })).not.toContain('une fois par semaine');
  expect(told.has('visits')).toBe(true);
  const uncounted = page({}, { ...everything, countsVisits: false });
  expect(uncounted.parts.map(({ id }) => id)).not.toContain('visits');
  expect(JSON.stringify(uncounted)).toContain('Il ne mesure pas son audience.');
  expect(textOf()).toContain('12 mois');
  expect(textOf({ hostLogs: 'none', hostLogsFor: '' })).toContain('ne garde pas de journal');
  expect(textOf({ hostPlace: 'outside', hostGuarantee: 'Clauses types' })).toContain('Clauses types');
});

test('a public body invokes its mission, anyone else an interest; no law is named unless France’s is chosen', () => {
  const mission = textOf({ publisher: 'body', status: 'public' });
  expect(mission).toContain('article\u00a06,\u00a01,\u00a0e');
  expect(mission).not.toContain('article\u00a06,\u00a01,\u00a0f');
  expect(textOf()).toContain('article\u00a06,\u00a01,\u00a0f');
  for (const language of languages)
    expect(textOf({ law: 'other' }, everything, language)).not.toMatch(
      /RGPD|GDPR|CNIL|2016\/679|اللائحة|Union|article/,
    );
});
