import type * as documentRoute from '@/app/api/upload/document/route';
import { type ResponseOf, type Result, read, uploadFailure } from './client';

type Upload = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called with the bytes sent so far and the total. */
  readonly onSent: (sent: number, total: number) => void;
};

/**
 * Posts a body and returns the response, whose text can be read as it arrives; null when none came or `signal` was
 * aborted. By XMLHttpRequest: `fetch` does not tell how much has been sent.
 */
export function upload(
  path: string,
  body: Blob | FormData,
  { headers = {}, signal, onSent }: Upload,
): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const encoder = new TextEncoder();
    let [sink, delivered]: [ReadableStreamDefaultController<Uint8Array> | undefined, number] = [undefined, 0];
    const give = () => {
      sink?.enqueue(encoder.encode(request.responseText.slice(delivered)));
      delivered = request.responseText.length;
    };
    const fail = () => {
      sink?.error(new Error('the connection broke off'));
      resolve(null);
    };
    request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    request.onreadystatechange = () => {
      if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sink = controller;
        },
      });
      resolve(
        new Response(stream, { status: request.status, statusText: request.statusText, headers: headersOf(request) }),
      );
    };
    request.onprogress = give;
    request.onload = () => {
      give();
      sink?.close();
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  ['content-type', 'retry-after'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });

type DocumentOptions = {
  /** Called with the fraction sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a PDF as the raw request body. */
export async function uploadDocument(
  userId: string,
  file: Blob,
  { onProgress, signal }: DocumentOptions,
): Promise<Result<ResponseOf<typeof documentRoute.POST>>> {
  const response = await upload('/api/upload/document', file, {
    headers: { 'content-type': 'application/pdf', 'x-user-id': userId },
    signal,
    onSent: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
  return read(response, uploadFailure);
}
