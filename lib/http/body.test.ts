import { expect, test } from 'vitest';
import { jsonLimit, readJson } from './body';

/** A request whose body breaks off with this fault. */
function broken(fault: Error): Request {
  let sent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(fault);
      sent = true;
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
  });
  return new Request('http://localhost/api/x', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, ...{ duplex: 'half' } });
}

test('who leaves in the middle of a body is told what it is, not that the site is at fault', async () => {
  const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  await expect(readJson(broken(gone), jsonLimit)).rejects.toMatchObject({ code: 'invalid', message: 'La requête a été interrompue' });
});

test('any other fault of a body stays one', async () => {
  await expect(readJson(broken(new TypeError('else')), jsonLimit)).rejects.toThrow(new TypeError('else'));
});
