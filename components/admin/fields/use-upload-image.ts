'use client';
import { useCallback } from 'react';
import { failureText, uploadPhoto } from '@/lib/api/client';
import { imageTooLarge } from '@/lib/upload-limits';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { preparePicture } from './prepare-picture';

export type Uploaded = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly error: string };

/** Returns a function that uploads an image, made smaller where it is too large, and resolves to its URL on the site, or to an error message: `tooLarge` where that fails. */
export function useUploadImage(tooLarge = imageTooLarge): (file: File) => Promise<Uploaded> {
  const owner = useOwner();
  const call = useApiCall();
  return useCallback(
    async (file) => {
      const prepared = await preparePicture(file, tooLarge);
      if ('error' in prepared) return { ok: false, error: prepared.error };
      const result = await call(() => uploadPhoto(owner.id, prepared.file));
      return result.ok ? { ok: true, url: result.data } : { ok: false, error: failureText(result, "Erreur lors de l'upload de la photo") };
    },
    [call, owner.id, tooLarge],
  );
}
