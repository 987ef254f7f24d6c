'use client';
import { useCallback } from 'react';
import { failureText, uploadPhoto } from '@/lib/api/client';
import { imageTooLarge, maxImageBytes } from '@/lib/upload-limits';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';

export type Uploaded = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/** The error message for a chosen image; '' when it may be uploaded. */
function imageProblem(file: Pick<File, 'type' | 'size'>): string {
  if (!file.type.startsWith('image/')) return 'Veuillez sélectionner un fichier image valide';
  return file.size > maxImageBytes ? imageTooLarge : '';
}

/** Returns a function that uploads an image and resolves to its URL on the site, or to an error message. */
export function useUploadImage(): (file: File) => Promise<Uploaded> {
  const owner = useOwner();
  const call = useApiCall();
  return useCallback(
    async (file) => {
      const problem = imageProblem(file);
      if (problem) return { ok: false, error: problem };
      const result = await call(() => uploadPhoto(owner.id, file));
      return result.ok ? { ok: true, url: result.data } : { ok: false, error: failureText(result, "Erreur lors de l'upload de la photo") };
    },
    [call, owner.id],
  );
}
