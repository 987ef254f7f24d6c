import 'server-only';
import { notFound } from '@/lib/errors';
import { dayOf } from '@/lib/format/dates';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicChoices } from '@/lib/site/db/public-cv';
import { asVisitorsSee } from '@/lib/site/dossiers/as-visitors-see';
import { documentOf } from '@/lib/site/dossiers/document-of';
import type { TypesetDocument } from '@/lib/typeset/tree';

/** The refusal of everything that belongs to a CV that the owner does not show. */
export const noCv = () => notFound('Cette page est introuvable');

/**
 * The public CV as a document, with what visitors see of the site and nothing else: what is hidden there is not read.
 * Throws `notFound` where the owner shows none.
 */
export async function publicCvDocument(): Promise<TypesetDocument> {
  const [choices, site] = await Promise.all([readPublicChoices(), readPublicSite()]);
  if (!choices) throw noCv();
  const parts = Object.values(site.parts).filter((part) => part !== undefined);
  const sections = asVisitorsSee([...site.sections, ...parts]);
  return documentOf(choices, { profile: site.profile, sections, today: dayOf(new Date()) });
}
