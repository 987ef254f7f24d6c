/** Whose career to import. */
import { z } from 'zod';
import { identifier } from '../publications/import/host-source';

/** Body of POST /api/career/import: whose career to import, or the name to look people up by. */
export const careerSource = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('orcid'), id: identifier('orcid') }),
    z.strictObject({
      source: z.literal('theses'),
      id: identifier('idref'),
      /** Whether to fetch each thesis too, for its jury and doctoral school. */
      details: z.boolean('« details » doit être vrai ou faux').optional(),
    }),
    z.strictObject({ source: z.literal('name'), name: z.string('Veuillez saisir un nom').trim().min(2).max(200) }),
  ],
  'La source est ORCID, theses.fr ou un nom',
);
export type CareerSource = z.output<typeof careerSource>;
