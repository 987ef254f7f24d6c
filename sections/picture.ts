import { z } from 'zod';

/** An optional uploaded picture, `/uploads/…`. */
export const optionalPicture = () =>
  z.preprocess(
    (value) => value || undefined,
    z
      .string('L’image doit être une adresse')
      .refine((value) => uploadName(value) !== null, 'Veuillez téléverser l’image sur le site')
      .optional(),
  );

/** The file name in an upload path such as /uploads/4f….webp?t=12 (`t` is ignored); null for any other value. */
export function uploadName(value: string): string | null {
  return /^\/uploads\/([A-Za-z0-9_-]+\.[a-z0-9]+)(?:\?t=[\w.-]*)?$/.exec(value)?.[1] ?? null;
}
