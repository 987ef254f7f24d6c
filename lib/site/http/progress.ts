import 'server-only';
import { Readable } from 'node:stream';
import { jsonPieces } from '@/lib/json-pieces';
import { asWebStream } from '@/lib/web-stream';
import { errorResponse } from './problems';

/** One JSON value per line. */
const lines = 'application/x-ndjson';

/**
 * Responds to long work. A client that accepts JSON lines gets each step that `work` reports as `{"progress":…}`, and
 * last the result with its `status`; any other client gets the result alone. A long result is sent in pieces. The
 * work's signal is aborted when the client disconnects.
 */
export async function withProgress(
  request: Request,
  requestId: string,
  work: (signal: AbortSignal, report: (step: object) => void) => Promise<object>,
): Promise<Response> {
  if (!request.headers.get('accept')?.includes(lines)) {
    const pieces = Readable.from(jsonPieces(await work(request.signal, () => undefined)), { objectMode: false });
    return new Response(asWebStream(pieces, request.signal), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  }
  const disconnected = new AbortController();
  const signal = AbortSignal.any([request.signal, disconnected.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (text: string) => {
        if (!signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const last = await work(signal, (step) => send(`${JSON.stringify({ progress: step })}\n`)).then(
        (result) => ({ status: 200, result }),
        async (error: unknown) => {
          const refusal = errorResponse(error, requestId);
          return { status: refusal.status, result: await refusal.json() };
        },
      );
      for await (const piece of jsonPieces(last)) send(piece);
      send('\n');
      if (!disconnected.signal.aborted) stream.close();
    },
    cancel: () => disconnected.abort(),
  });
  // No-transform: compression would buffer lines.
  return new Response(body, {
    headers: { 'Content-Type': lines, 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
  });
}
