import type { z } from 'zod';
import { type Result, read } from './client';
import { documentShape } from './shapes';

type Options = {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a PDF as the body itself. By XMLHttpRequest: `fetch` does not tell how much has been sent. */
export async function uploadDocument(userId: string, file: Blob, { onProgress, signal }: Options): Promise<Result<z.output<typeof documentShape>>> {
  const response = await new Promise<Response | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/upload/document');
    request.setRequestHeader('content-type', 'application/pdf');
    request.setRequestHeader('x-user-id', userId);
    request.send(file);
  });
  return read(response, documentShape, undefined, ({ status, statusText }) => `Erreur serveur (${status}): ${statusText}`);
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = ['content-type', 'retry-after'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(request.responseText, { status: request.status, statusText: request.statusText, headers });
}
