/** Whose career is asked for. */
import { z } from 'zod';
import { identifier } from '../publications/import/host-source';

/** Body of POST /api/career/import: whose career is asked for, or the people of which name. */
export const careerSource = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('orcid'), id: identifier('orcid') }),
    z.strictObject({
      source: z.literal('theses'),
      id: identifier('idref'),
      /** Whether each thesis is asked for, too: its jury and doctoral school. */
      details: z.boolean('« details » doit être vrai ou faux').optional(),
    }),
    z.strictObject({ source: z.literal('name'), name: z.string('Veuillez saisir un nom').trim().min(2).max(200) }),
  ],
  'La source est ORCID, theses.fr ou un nom',
);
export type CareerSource = z.output<typeof careerSource>;
