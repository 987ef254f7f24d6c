import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import { failureText, uploadPhoto } from '@/lib/site/api/client';
import { uploadDocument } from '@/lib/site/api/upload';
import { documentTooLarge, imageTooLarge, isPdfHead, maxDocumentBytes, pdfHeadLength } from '@/lib/upload-rules';
import { usePendingEdit } from '../form/form-context';
import { showToast } from '../providers/notifications';
import { useApiCall } from '../providers/session';

const uploadFailed = "Erreur lors de l'upload de la photo";

type Uploaded = Readonly<{ ok: true; url: string }> | Readonly<{ ok: false; error: string }>;
type UploadOptions = Parameters<typeof uploadDocument>[2];

/**
 * Returns a function that uploads an image, shrunk if too large, and resolves to its URL on the site or an error
 * message: `tooLarge` if shrinking fails.
 */
export function useUploadImage(tooLarge = imageTooLarge): (file: File) => Promise<Uploaded> {
  const call = useApiCall();
  return async (file) => {
    const module = await import('./prepare-picture').catch(() => null);
    if (!module) return { ok: false, error: uploadFailed };
    const prepared = await module.preparePicture(file, tooLarge);
    if ('error' in prepared) return { ok: false, error: prepared.error };
    const result = await call((owner) => uploadPhoto(owner, prepared.file));
    return result.ok ? { ok: true, url: result.data } : { ok: false, error: failureText(result, uploadFailed) };
  };
}

/** The error in a chosen file; '' if it may be uploaded. The server checks all of it. */
async function documentProblem(file: Blob): Promise<string> {
  if (file.size > maxDocumentBytes) return documentTooLarge;
  const head = new Uint8Array(await file.slice(0, pdfHeadLength).arrayBuffer());
  return isPdfHead(head) ? '' : 'Ce fichier n’est pas un PDF';
}

/** Returns a function that uploads a PDF and resolves to its URL on the site or an error message. */
export function useUploadDocument(): (file: File, options: UploadOptions) => Promise<Uploaded> {
  const call = useApiCall();
  return async (file, options) => {
    const problem = await documentProblem(file);
    if (problem) return { ok: false, error: problem };
    const result = await call((owner) => uploadDocument(owner, file, options));
    return result.ok
      ? { ok: true, url: result.data.url }
      : { ok: false, error: failureText(result, 'L’envoi du document a échoué') };
  };
}

export type Upload =
  | { readonly status: 'rest' }
  | Readonly<{ status: 'sending'; name: string /** From 0 to 1. */; share: number }>
  | Readonly<{ status: 'done'; name: string }>
  | Readonly<{ status: 'failed'; failures: readonly Failure[] }>;
/** `at`: the file's index among those chosen. */
type Failure = Readonly<{ at: number; name: string; error: string }>;

/**
 * Uploads a field's files in sequence and passes each to `onUploaded`; a save of the form waits for all. Closing the
 * form cancels the rest, with a toast.
 */
export function useFieldUpload(
  upload: (file: File, options: UploadOptions) => Promise<Uploaded>,
  onUploaded: (url: string, fileName: string) => void,
) {
  const [state, setState] = useState<Upload>({ status: 'rest' });
  const [sending, setSending] = useState<Promise<boolean> | null>(null);
  usePendingEdit(sending !== null, () => sending ?? true);
  const underWay = useRef<Readonly<{ abort: AbortController; name: string }> | null>(null);
  useEffect(
    () => () => {
      if (!underWay.current) return;
      underWay.current.abort.abort();
      showToast.error(`L’envoi de ${quoted(underWay.current.name)} a été interrompu`);
    },
    [],
  );
  const cancel = () => {
    underWay.current?.abort.abort();
    underWay.current = null;
    setState({ status: 'rest' });
  };
  /** Resolves to whether a save may continue. */
  const sendAll = async (files: readonly File[]): Promise<boolean> => {
    cancel();
    const failures: Failure[] = [];
    for (const [at, file] of files.entries()) {
      const { name } = file;
      const abort = new AbortController();
      underWay.current = { abort, name };
      setState({ status: 'sending', name, share: 0 });
      const result = await upload(file, {
        signal: abort.signal,
        onProgress: (share) => setState({ status: 'sending', name, share }),
      });
      if (abort.signal.aborted) return true;
      underWay.current = null;
      if (result.ok) flushSync(() => onUploaded(result.url, name));
      else failures.push({ at, name, error: result.error });
    }
    const last = files.at(-1);
    if (failures.length > 0) setState({ status: 'failed', failures });
    else if (last) setState({ status: 'done', name: last.name });
    return failures.length === 0;
  };
  return {
    state,
    send(files: readonly File[]) {
      const sent = sendAll(files);
      setSending(sent);
      void sent.finally(() => setSending((now) => (now === sent ? null : now)));
    },
    cancel,
  };
}
