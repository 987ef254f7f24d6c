/**
 * PDFs of publications, courses, projects and theses: attached, kept, served under a policy of their own, held back
 * until their day.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { samplePdf } from '../lib/testing/sample-pdf';
import { openFold, toast } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { ownerEnv } from './support/ready-sites';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const clock = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'horloge-')), 'ahead');
const setClock = (ahead: number) => fs.writeFileSync(clock, String(ahead));
setClock(0);
test.use({
  siteEnv: {
    ...ownerEnv,
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('e2e/support/shift-clock.ts')).href}`,
  },
});
test.afterEach(() => setClock(0));

const day = 24 * 60 * 60 * 1000;
const pdf = (name: string, text = name) => ({ name, mimeType: 'application/pdf', buffer: samplePdf(text) });
const idOf = (url: unknown) => String(url).slice('/documents/'.length);

async function upload(caller: Caller, bytes: Buffer, headers: Readonly<Record<string, string>> = {}) {
  return caller.call('POST', '/api/upload/document', {
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': 'application/pdf', ...headers },
  });
}

const article = (texts: readonly object[] = []) => ({
  id: 'a',
  title: 'Capteurs sobres',
  authors: 'N. Tazrouti',
  year: '2024',
  journal: 'Revue',
  type: '',
  texts,
});

/** Saves one publication with one text, and returns the text's id and address. */
async function publish(site: Site, caller: Caller, bytes: Buffer, more: object = {}) {
  const { json } = await upload(caller, bytes);
  const texts = [{ id: 't', file: json.url, name: 'Mon article', version: 'acceptee', ...more }];
  await contentOf(site).saveSection('publications', {
    content: { d: { title: 'Eau', articles: [article(texts)], communications: [] } },
    visible: true,
  });
  const id = idOf(json.url);
  return { id, address: `/publications/capteurs-sobres-2024/texte/${id}.pdf` };
}

test('a PDF is attached to a publication and read by visitors', async ({ adminPage: page, site, content, browser }) => {
  await content.saveSection('publications', {
    content: { d: { title: 'Eau', articles: [article()], communications: [] } },
  });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Capteurs sobres »' }).click();
  const dialog = page.getByRole('dialog');
  await openFold(dialog, 'Texte et liens');
  const texts = dialog.getByRole('group', { name: 'Texte intégral' });
  const field = texts.getByLabel('Joindre un PDF');
  await field.setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('GIF89a') });
  await expect(texts.getByRole('status')).toHaveText('« photo.pdf » : Ce fichier n’est pas un PDF');
  await field.setInputFiles([pdf('Été, version 2.pdf'), pdf('Préprint.pdf')]);
  await expect(texts.getByRole('listitem')).toHaveCount(2);
  await expect(texts.getByRole('status')).toHaveText(
    '« Préprint.pdf » est joint. Il paraîtra sur le site après la sauvegarde.',
  );
  const [first, second] = [texts.getByRole('listitem').first(), texts.getByRole('listitem').last()];
  await first.getByLabel('Licence').selectOption('CC BY 4.0');
  await second.getByLabel('Version').selectOption('Prépublication');
  await expectAccessibleInBoth(page, 'a publication with its texts');
  const opened = await page.request.get(
    String(await first.getByRole('link', { name: 'Été, version 2' }).getAttribute('href')),
  );
  expect([opened.status(), opened.headers()['cache-control']], 'the owner reads it before it is saved').toEqual([
    200,
    'private, no-store',
  ]);
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, '1 publication(s) sauvegardée(s) avec succès!')).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await visitor.goto('/publications');
  const link = visitor.getByRole('link', { name: 'PDF (version acceptée) 1 Ko : Capteurs sobres' });
  const address = String(await link.getAttribute('href'));
  await visitor.goto('/publications/capteurs-sobres-2024');
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: 'PDF (version acceptée) 1 Ko, CC BY 4.0' })).toHaveAttribute(
    'href',
    address,
  );
  await expect(main.getByRole('link', { name: 'PDF (prépublication) 1 Ko' })).toBeVisible();
  await visitor.context().close();
});

test('a document is served whole, in parts or not again, under a policy of its own', { tag: '@long' }, async ({
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const { id, address } = await publish(site, caller, samplePdf('politique'));
  const bytes = samplePdf('politique');
  const ask = (headers: Readonly<Record<string, string>> = {}) => fetch(site.origin + address, { headers });
  const whole = await ask();
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition':
      'inline; filename="Capteurs sobres (version acceptee).pdf"; filename*=UTF-8\'\'Capteurs%20sobres%20%28version%20accept%C3%A9e%29.pdf',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, no-cache',
    'accept-ranges': 'bytes',
    etag: `"${id}"`,
  });
  const part = await ask({ Range: 'bytes=5-9' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 5-9/${bytes.length}`,
    bytes.toString('latin1', 5, 10),
  ]);
  expect((await ask({ 'If-None-Match': `"${id}"` })).status).toBe(304);
  for (const other of [`/documents/${id}/autre-nom.pdf`, `/publications/autre/texte/${id}.pdf`]) {
    const moved = await fetch(site.origin + other, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')], other).toEqual([302, address]);
  }
  for (const none of [`/uploads/${id}.pdf`, `/documents/${id.replaceAll(/./g, '0')}/a.pdf`])
    expect((await fetch(site.origin + none)).status, none).toBe(404);
});

test('a hidden, deleted or unsaved document does not exist for visitors, but the owner reads it', async ({
  site,
  content,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const { address } = await publish(site, caller, samplePdf('caché'));
  const statuses = async () => [
    (await fetch(site.origin + address)).status,
    (await caller.call('GET', address)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await content.saveSection('publications', { visible: false });
  expect(await statuses()).toEqual([404, 200]);
  await content.saveSection('publications', { visible: true });
  expect((await caller.call('DELETE', `/api/sections/${caller.id}/publications`)).status).toBe(200);
  expect(await statuses()).toEqual([404, 200]);
  expect((await caller.call('POST', '/api/history/bin/publications')).status).toBe(200);
  expect(await statuses()).toEqual([200, 200]);
  await caller.call('PUT', '/api/site', { json: { online: false } });
  expect(await statuses(), 'off line').toEqual([503, 200]);
  await caller.call('PUT', '/api/site', { json: { online: true } });
  expect(await statuses()).toEqual([200, 200]);
  const { json } = await upload(caller, samplePdf('brouillon'));
  expect([
    (await fetch(`${site.origin}${json.url}/a.pdf`)).status,
    (await caller.call('GET', `${json.url}/a.pdf`)).status,
  ]).toEqual([404, 200]);
});

/** `2026-11-24`, where the site is: the machine may be a day behind it. */
const tomorrow = () => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() + day));

test('under embargo only the day of a text is shown; on that day the text appears by itself', async ({
  page,
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const from = tomorrow();
  const { id, address } = await publish(site, caller, samplePdf('embargo'), { embargo: from });
  const french = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(from))
    .replace(/^1 /, '1er ');
  await page.goto('/publications/capteurs-sobres-2024');
  await expect(page.getByText(`Texte intégral disponible à partir du ${french}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'PDF' })).toHaveCount(0);
  const pages = [
    '/',
    '/publications',
    '/publications/capteurs-sobres-2024',
    '/publications/flux.xml',
    '/publications/liste.json',
    '/publications/liste.csv',
    '/sitemap.xml',
  ];
  for (const one of pages) expect(await site.text(one), one).not.toContain(id);
  expect([
    (await fetch(site.origin + address)).status,
    (await fetch(`${site.origin}/documents/${id}/a.pdf`)).status,
  ]).toEqual([404, 404]);
  const { status, headers } = await caller.call('GET', address);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  setClock(day);
  await page.reload();
  await expect(page.getByRole('link', { name: 'PDF (version acceptée)' })).toHaveAttribute('href', address);
  await expect(page.getByText('Texte intégral disponible')).toHaveCount(0);
  expect((await fetch(site.origin + address)).status).toBe(200);
});

test('hostile uploads are refused with a sentence, and leave no file', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const files = () => fs.readdirSync(site.uploadsDir).toSorted();
  const before = files();
  const pdfBytes = samplePdf('hostile');
  const table: readonly (readonly [string, Buffer, number, Readonly<Record<string, string>>?])[] = [
    ['a page, then a PDF', Buffer.concat([Buffer.from('<html>'), pdfBytes]), 415],
    ['a cut PDF', pdfBytes.subarray(0, -30), 400],
    ['too much', Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.4\n'), 413],
    ['a PDF that calls itself a page', pdfBytes, 415, { 'Content-Type': 'text/html' }],
  ];
  for (const [name, bytes, status, headers] of table) {
    const refused = await upload(caller, bytes, headers);
    expect([refused.status, refused.json.success], name).toEqual([status, false]);
    expect(String(refused.json.error), name).toMatch(
      /^(?:Ce fichier n’est pas un PDF|Ce PDF est|Le document ne doit pas dépasser 20 Mo|Le fichier doit être envoyé)/,
    );
  }
  expect((await upload(caller, pdfBytes, { Origin: 'https://ailleurs.exemple' })).status).toBe(403);
  await expect.poll(files).toEqual(before);
});
