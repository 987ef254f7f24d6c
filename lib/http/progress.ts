import 'server-only';
import { errorResponse, jsonResponse } from './problems';

/** One JSON value a line. */
const lines = 'application/x-ndjson';

/**
 * The response to work that takes a while. To a client that accepts lines of JSON, each step that `work` reports is sent as it comes, as
 * `{"progress":…}`, and the result last, with the `status` that it would have had; to any other, the result alone. The work's signal is
 * aborted when nobody waits any more.
 */
export async function withProgress(
  request: Request,
  requestId: string,
  work: (signal: AbortSignal, report: (step: object) => void) => Promise<object>,
): Promise<Response | object> {
  if (!request.headers.get('accept')?.includes(lines)) return work(request.signal, () => undefined);
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (line: object) => {
        if (!signal.aborted) stream.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      const response = await work(signal, (step) => send({ progress: step })).then(
        (result) => jsonResponse(200, result),
        (error: unknown) => errorResponse(error, requestId),
      );
      send({ status: response.status, result: await response.json() });
      if (!gone.signal.aborted) stream.close();
    },
    cancel: () => gone.abort(),
  });
  // No-transform: compression would hold lines back.
  return new Response(body, { headers: { 'Content-Type': lines, 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } });
}
