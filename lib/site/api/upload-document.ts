import type * as documentRoute from '@/app/api/upload/document/route';
import { type AnswerOf, type Result, read, uploadFailure } from './client';
import { upload } from './upload';

type Options = {
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Uploads a PDF as the body itself. */
export async function uploadDocument(
  userId: string,
  file: Blob,
  { onProgress, signal }: Options,
): Promise<Result<AnswerOf<typeof documentRoute.POST>>> {
  const response = await upload('/api/upload/document', file, {
    headers: { 'content-type': 'application/pdf', 'x-user-id': userId },
    signal,
    onSent: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  });
  return read(response, uploadFailure);
}
