import { z } from 'zod';
import { uploadName } from './profil/schema';

/** An uploaded picture of an item, `/uploads/…`; absent from an item that has none. */
export const optionalPicture = () =>
  z.preprocess(
    (value) => value || undefined,
    z
      .string('L’image doit être une adresse')
      .refine((value) => uploadName(value) !== null, 'Veuillez téléverser l’image sur le site')
      .optional(),
  );
