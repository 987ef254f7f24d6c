import { expect, test } from 'vitest';
import { formLimit, readJson } from './body';

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
  return new Request('http://localhost/api/x', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, ...{ duplex: 'half' } });
}

test('who leaves in the middle of a body is told what it is, not that the site is wrong', async () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  await expect(readJson(broken(gone), formLimit)).rejects.toMatchObject({ code: 'invalid', message: 'La requête a été interrompue' });
});

test('any other error of a body stays one', async () => {
  await expect(readJson(broken(new TypeError('else')), formLimit)).rejects.toThrow(new TypeError('else'));
});

test('a body over its limit is refused by what it says of itself, before a byte is read, and else while it comes', async () => {
  const asked = (init: RequestInit) => new Request('http://localhost/api/x', { method: 'POST', ...init, ...{ duplex: 'half' } });
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
  await expect(readJson(asked({ headers: json, body: `"${'x'.repeat(formLimit - 2)}"` }), formLimit)).resolves.toHaveLength(formLimit - 2);
  await expect(readJson(asked({ headers: json, body: `"${'x'.repeat(formLimit - 1)}"` }), formLimit)).rejects.toMatchObject(tooLarge);
});
