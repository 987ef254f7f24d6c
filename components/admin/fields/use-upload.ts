'use client';
import { useCallback } from 'react';
import { isPdfHead, pdfHeadLength } from '@/lib/pdf-head';
import { failureText, uploadPhoto } from '@/lib/site/api/client';
import { uploadDocument } from '@/lib/site/api/upload-document';
import { documentTooLarge, imageTooLarge, maxDocumentBytes } from '@/lib/upload-limits';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';

const uploadFailed = "Erreur lors de l'upload de la photo";

type Uploaded = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/**
 * Returns a function that uploads an image, made smaller where it is too large, and resolves to its URL on the site, or
 * to an error message: `tooLarge` where that fails.
 */
export function useUploadImage(tooLarge = imageTooLarge): (file: File) => Promise<Uploaded> {
  const owner = useOwner();
  const call = useApiCall();
  return useCallback(
    async (file) => {
      const module = await import('./prepare-picture').catch(() => null);
      if (!module) return { ok: false, error: uploadFailed };
      const prepared = await module.preparePicture(file, tooLarge);
      if ('error' in prepared) return { ok: false, error: prepared.error };
      const result = await call(() => uploadPhoto(owner.id, prepared.file));
      return result.ok
        ? { ok: true, url: result.data }
        : { ok: false, error: failureText(result, uploadFailed) };
    },
    [call, owner.id, tooLarge],
  );
}

/** The error message for a chosen file; '' when it may be uploaded. The server checks the whole of it. */
async function documentProblem(file: Blob): Promise<string> {
  if (file.size > maxDocumentBytes) return documentTooLarge;
  const head = new Uint8Array(await file.slice(0, pdfHeadLength).arrayBuffer());
  return isPdfHead(head) ? '' : 'Ce fichier n’est pas un PDF';
}

/** Returns a function that uploads a PDF and resolves to its address on the site, or to an error message. */
export function useUploadDocument(): (file: File, options: Parameters<typeof uploadDocument>[2]) => Promise<Uploaded> {
  const owner = useOwner();
  const call = useApiCall();
  return useCallback(
    async (file, options) => {
      const problem = await documentProblem(file);
      if (problem) return { ok: false, error: problem };
      const result = await call(() => uploadDocument(owner.id, file, options));
      return result.ok
        ? { ok: true, url: result.data.url }
        : { ok: false, error: failureText(result, 'L’envoi du document a échoué') };
    },
    [call, owner.id],
  );
}
