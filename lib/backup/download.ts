import 'server-only';
import type { Readable } from 'node:stream';
import type { Authority } from '@/lib/auth/authority';
import { audit } from '@/lib/db/audit';
import { write } from '@/lib/db/client';
import { env } from '@/lib/env';
import { describeFault, log } from '@/lib/log';
import { archiveName, prepareBackup } from './create';

/**
 * The archive of `npm run backup`, sent while it is made (trust.md 30). Faults of the copy are thrown before anything is
 * sent; a later one breaks the answer off, and `npm run restore` then refuses what was received. `signal`: the caller has gone.
 */
export async function backupDownload(authority: Authority, signal: AbortSignal): Promise<Response> {
  const { databaseFile, uploadsDir } = env();
  const { archive, discard } = await prepareBackup(databaseFile, uploadsDir);
  try {
    await write((tx) => audit(tx, authority, 'backup.download'));
  } catch (fault) {
    discard();
    throw fault;
  }
  const stream = archive(signal);
  stream.on('error', (fault) => log('warn', 'backup.broken', { requestId: authority.requestId, fault: describeFault(fault) }));
  const headers = {
    'Content-Type': 'application/gzip',
    'Content-Disposition': `attachment; filename="${archiveName()}"`,
    'Cache-Control': 'no-store',
  };
  return new Response(pulled(stream), { headers });
}

/** A stream for the web, read no faster than it is sent. */
function pulled(source: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await pieces.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
