/** Which career an owner asks a host for: checked identifiers, or a name, and nothing else, go out. */
import { z } from 'zod';
import { identities } from '../profil/identities';

const identifier = (name: 'orcid' | 'idref') =>
  z.string(`Veuillez saisir ${identities[name].wanted}`).transform((value, context) => {
    const id = identities[name].read(value);
    if (id === undefined) context.addIssue({ code: 'custom', message: `Veuillez saisir ${identities[name].wanted}` });
    return id ?? '';
  });

/** Body of POST /api/career/import. */
export const careerSource = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('orcid'), id: identifier('orcid') }),
    z.strictObject({ source: z.literal('theses'), id: identifier('idref') }),
    z.strictObject({
      source: z.literal('name'),
      name: z.string('Veuillez saisir un nom').trim().min(2, 'Veuillez saisir un nom').max(200),
    }),
  ],
  'La source est ORCID, theses.fr ou un nom',
);
export type CareerSource = z.input<typeof careerSource>;
