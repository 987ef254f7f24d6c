/** Which works an owner asks a host for: checked identifiers, and nothing else, go out. */
import { z } from 'zod';
import { quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { doiOf } from '@/lib/references/identifiers';
import { identities } from '../../profil/identities';

/** DOIs of one list: they are asked for one after the other. */
export const maxDois = 200;

/** An identifier as it was typed, checked. */
export const identifier = (name: 'orcid' | 'idhal' | 'idref') =>
  z.string(`Veuillez saisir ${identities[name].wanted}`).transform((value, context) => {
    const id = identities[name].read(value);
    if (id === undefined) context.addIssue({ code: 'custom', message: `Veuillez saisir ${identities[name].wanted}` });
    return id ?? '';
  });

const dois = z
  .union([z.string(), z.array(z.string())], 'La liste des DOI est requise')
  .transform((given) => (typeof given === 'string' ? doisIn(given) : given))
  .transform((given, context) => {
    const wrong = given.find((text) => doiOf(text) === undefined);
    if (given.length === 0) context.addIssue({ code: 'custom', message: 'Veuillez saisir au moins un DOI' });
    if (given.length > maxDois) context.addIssue({ code: 'custom', message: `${maxDois} DOI au plus à la fois` });
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${quoted(shortened(wrong, 80))} n’est pas un DOI, qui s’écrit comme 10.1000/182`,
      });
    return [...new Set(given.flatMap((text) => doiOf(text) ?? []))];
  });

/** Body of POST /api/publications/import/hosts. */
export const hostSource = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('hal'), id: identifier('idhal') }),
    z.strictObject({ source: z.literal('orcid'), id: identifier('orcid') }),
    z.strictObject({ source: z.literal('doi'), ids: dois }),
  ],
  'La source est HAL, ORCID ou une liste de DOI',
);
export type HostSource = z.output<typeof hostSource>;

/** The DOIs of a text: one a line, or between commas, semicolons or spaces, which a DOI may hold too. */
function doisIn(text: string): string[] {
  return text
    .replace(/doi\s*:\s*/gi, '')
    .split(/[\s,;]+(?=10\.|https?:|(?:dx\.)?doi\.org)|\s+/i)
    .map((each) => each.replace(/^[,;]+|[,;]+$/g, ''))
    .filter(Boolean);
}
