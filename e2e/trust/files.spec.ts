import fs from 'node:fs';
import http from 'node:http';
import sharp from 'sharp';
import { firstColumn } from '../../lib/sqlite.mjs';
import { Caller } from '../support/api-client';
import { expect, test } from '../support/test';
import { craftedFiles, soundPictures, stowaway } from './support/file-corpus';
import { withCopy } from './support/files';
import { allowTime, progress, report } from './support/form';
import { bytesAt, photoForm } from './support/uploads';
import { residentMemory } from './support/visits';

/** Uploads are judged by their bytes. What is stored is a clean WebP; the rest is refused, without an internal error. */

const words: Readonly<Record<number, string>> = { 413: 'La photo ne doit pas dépasser 2MB', 415: 'Veuillez sélectionner un fichier image valide' };

test('files of two kinds, bombs and cut pictures: a clean picture or a refusal, never an error', async ({ site }) => {
  test.slow(); // each file is decoded in its own process
  allowTime();
  const caller = await new Caller(site.origin).signIn();
  const sound = await soundPictures();
  const files = [...(await craftedFiles()), ...sound.map(({ name, bytes }) => ({ name: `cut-${name}`, bytes: bytes.subarray(0, bytes.length / 2) }))];
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  let slowest = 0;
  for (const [at, { name, bytes }] of files.entries()) {
    const started = performance.now();
    const { status, json } = await caller.call('POST', '/api/upload/photo', { body: photoForm(bytes, name, 'image/png') });
    slowest = Math.max(slowest, performance.now() - started);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status !== 200) {
      if (json.error !== words[status]) faults.push(`${name}: ${status} ${String(json.error)}`);
    } else {
      const stored = (await bytesAt(site.origin, String(json.url))) ?? Buffer.alloc(0);
      const { format, exif, width = 0, height = 0 } = await sharp(stored).metadata();
      if (format !== 'webp' || exif !== undefined || stored.includes(stowaway) || width * height > 40_000_000) faults.push(`${name}: stored as it came`);
    }
    progress('fichiers', at + 1, files.length);
  }
  report({ cases: files.length, accepted: statuses.get(200) ?? 0, refused: files.length - (statuses.get(200) ?? 0), slowestMs: Math.round(slowest) });
  expect(faults).toEqual([]);
  expect(statuses.get(200), 'sound pictures pass').toBeGreaterThanOrEqual(sound.length);
  expect(statuses.get(415)).toBeGreaterThan(0);
  const rows = withCopy(site, (database) => firstColumn(database, 'SELECT "name" FROM "Upload" ORDER BY "name"'));
  const kept = fs.readdirSync(site.uploadsDir).filter((name) => name !== 'variantes');
  expect(kept.toSorted()).toEqual(rows);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
});

test('a body without an announced length is refused while it streams, and is not kept in memory', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const before = await residentMemory(site.pid);
  const bodies: readonly [string, string, string, string, string][] = [
    [
      'POST',
      '/api/upload/photo',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n',
      words[413] ?? '',
    ],
    ['PUT', `/api/profile/${caller.id}`, 'application/json', '{"nom":"', 'La requête est trop volumineuse'],
    ['POST', '/api/auth/signin', 'application/json', '{"email":"', 'La requête est trop volumineuse'],
  ];
  const told: Record<string, number> = {};
  for (const [method, path, type, start, error] of bodies) {
    const { status, text, megabytes } = await streamed(site.origin, method, path, type, start, caller.cookies);
    expect({ status, text: JSON.parse(text) }, path).toEqual({ status: 413, text: { success: false, error } });
    told[path.split('/')[2] ?? path] = megabytes;
  }
  const growth = (await residentMemory(site.pid)) - before;
  report({ cases: bodies.length, ...told, memoryGrowthMiB: Math.round(growth) });
  expect(growth, 'MiB, of the 300 that were on their way').toBeLessThan(150);
});

/** Sends up to 100 MiB, chunked and without Content-Length, until the response arrives. Resolves with it and the MiB sent. */
function streamed(
  origin: string,
  method: string,
  path: string,
  type: string,
  start: string,
  cookies: string,
): Promise<{ status: number; text: string; megabytes: number }> {
  return new Promise((resolve, reject) => {
    const piece = Buffer.alloc(64 * 1024, 97);
    let sent = 0;
    let isAnswered = false;
    const request = http.request(origin + path, { method, headers: { 'Content-Type': type, Origin: origin, Cookie: cookies } }, (answer) => {
      isAnswered = true;
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        request.destroy();
        resolve({ status: answer.statusCode ?? 0, text, megabytes: Math.round(sent / 1024 / 1024) });
      });
    });
    request.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const push = () => {
      while (!isAnswered && sent < 100 * 1024 * 1024) {
        sent += piece.length;
        if (!request.write(piece)) return void request.once('drain', push);
      }
      if (!isAnswered) request.end();
    };
    request.write(start);
    push();
  });
}
