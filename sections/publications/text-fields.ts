/** The full texts of a publication: stored PDFs, each with its version, licence and embargo date. */
import { z } from 'zod';
import { optionalDay } from '../dated';
import { attachedFields, attachedList } from '../documents';
import { card } from '../fields';

/** Versions of a text, in chronological order. */
export const textVersions = ['prepublication', 'acceptee', 'publiee'] as const;
export type TextVersion = (typeof textVersions)[number];

const licences = [
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-NC-ND-4.0',
  'CC0-1.0',
  'tous-droits',
  'autre',
] as const;
export type Licence = (typeof licences)[number];

const fullText = card(
  {
    ...attachedFields,
    version: z.enum(textVersions, 'Veuillez choisir la version du texte'),
    licence: z.preprocess((value) => value || undefined, z.enum(licences, 'Cette licence est inconnue').optional()),
    embargo: optionalDay(),
  },
  'Chaque texte doit être un objet',
);
export type FullText = z.output<typeof fullText>;

/** Absent from a publication without any. */
export const fullTexts = attachedList(fullText);
