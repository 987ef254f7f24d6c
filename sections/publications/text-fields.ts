/** The full texts of a publication: stored PDFs, each with its version, licence and embargo date. */
import { z } from 'zod';
import { optionalDay } from '../dated';
import { attachedFields, attachedList } from '../documents';
import { card, optionalChoice } from '../fields';
import { licences, textVersions } from './text-words';

const fullText = card(
  {
    ...attachedFields,
    version: z.enum(textVersions, 'Veuillez choisir la version du texte'),
    licence: optionalChoice(licences, 'Cette licence est inconnue'),
    embargo: optionalDay(),
  },
  'Chaque texte doit être un objet',
);
export type FullText = z.output<typeof fullText>;

/** Absent from a publication without any. */
export const fullTexts = attachedList(fullText);
