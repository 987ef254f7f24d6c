import { expect, test } from 'vitest';
import { formLimit, readFile, readJson } from './body';

/** A request whose body fails with this error. */
function broken(error: Error): Request {
  let sent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(error);
      sent = true;
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
  });
  return new Request('http://localhost/api/x', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    ...{ duplex: 'half' },
  });
}

test('a client that disconnects in the middle of a body is not an error of the site', async () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  await expect(readJson(broken(gone), formLimit)).rejects.toMatchObject({
    code: 'invalid',
    message: 'La requête a été interrompue',
  });
});

test('a body over its limit is refused by its declared length before a byte is read, otherwise while it arrives', async () => {
  const asked = (init: RequestInit) =>
    new Request('http://localhost/api/x', { method: 'POST', ...init, ...{ duplex: 'half' } });
  let pulled = 0;
  const endless = new ReadableStream(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  const json = { 'Content-Type': 'application/json' };
  const tooLarge = { code: 'tooLarge', message: 'La requête est trop volumineuse' };
  const said = asked({ headers: { ...json, 'Content-Length': String(formLimit + 1) }, body: endless });
  await expect(readJson(said, formLimit)).rejects.toMatchObject(tooLarge);
  expect(pulled).toBe(0);
  await expect(
    readJson(asked({ headers: json, body: `"${'x'.repeat(formLimit - 2)}"` }), formLimit),
  ).resolves.toHaveLength(formLimit - 2);
  await expect(
    readJson(asked({ headers: json, body: `"${'x'.repeat(formLimit - 1)}"` }), formLimit),
  ).rejects.toMatchObject(tooLarge);
});

test('a form may have a few parts, with headers of a few kilobytes', async () => {
  const limit = 1024 * 1024;
  const mark = 'x'.repeat(30);
  const part = (head: string, text = '') => `--${mark}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const read = (body: string, boundary = `boundary=${mark}`) => {
    const headers = { 'Content-Type': `multipart/form-data; ${boundary}` };
    return readFile(
      new Request('http://localhost/api/x', { method: 'POST', headers, body: `${body}--${mark}--\r\n` }),
      'file',
      limit,
      'trop',
    );
  };
  const file = part('name="file"; filename="a.txt"', 'bonjour');
  for (const boundary of [`boundary=${mark}`, `boundary="${mark}"`])
    expect((await read(file, boundary)).toString()).toBe('bonjour');
  expect((await read(part('name="file"; filename="a.txt"', 'y'.repeat(500_000)))).length).toBe(500_000);
  const refused = { code: 'invalid', message: 'Le formulaire envoyé est illisible' };
  await expect(read(part('name="a"').repeat(10) + file)).rejects.toMatchObject(refused);
  await expect(read(part(`name="${'%22'.repeat(10_000)}"`) + file)).rejects.toMatchObject(refused);
});
