/** Which works the owner asks a host for. Only checked identifiers are sent to a host. */
import { z } from 'zod';
import { quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { doiOf } from '@/lib/references/identifiers';
import { identities } from '../../profil/identities';

/** Bounds how long a list takes, since the DOIs are asked for one after the other. */
export const maxDois = 200;

export const identifier = (name: 'orcid' | 'idhal' | 'idref') =>
  z.string(`Veuillez saisir ${identities[name].wanted}`).transform((value, context) => {
    const id = identities[name].read(value);
    if (id === undefined) context.addIssue({ code: 'custom', message: `Veuillez saisir ${identities[name].wanted}` });
    return id ?? '';
  });

const dois = z
  .union([z.string(), z.array(z.string())], 'La liste des DOI est requise')
  .transform((texts) => (typeof texts === 'string' ? doisIn(texts) : texts))
  .transform((texts, context) => {
    const wrong = texts.find((text) => doiOf(text) === undefined);
    if (texts.length === 0) context.addIssue({ code: 'custom', message: 'Veuillez saisir au moins un DOI' });
    if (texts.length > maxDois) context.addIssue({ code: 'custom', message: `${maxDois} DOI au plus à la fois` });
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${quoted(shortened(wrong, 80))} n’est pas un DOI, qui s’écrit comme 10.1000/182`,
      });
    return [...new Set(texts.flatMap((text) => doiOf(text) ?? []))];
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

/** The DOIs of a text, one a line or separated by commas, semicolons or spaces; a DOI may itself hold these signs. */
function doisIn(text: string): string[] {
  return text
    .replace(/doi\s*:\s*/gi, '')
    .split(/[\s,;]+(?=10\.|https?:|(?:dx\.)?doi\.org)|\s+/i)
    .map((doi) => doi.replace(/^[,;]+|[,;]+$/g, ''))
    .filter(Boolean);
}
