import 'server-only';
import { notFound } from '@/lib/errors';
import { dayOf } from '@/lib/format/dates';
import type { AddedLanguage, Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicChoices } from '@/lib/site/db/public-cv';
import { asVisitorsSee } from '@/lib/site/dossiers/as-visitors-see';
import { type DossierSource, documentOf } from '@/lib/site/dossiers/document-of';
import type { TypesetDocument } from '@/lib/typeset/tree';
import type { PublicSite } from '@/sections/public-site';

/** The refusal of everything that belongs to a CV that the owner does not show. */
export const noCv = () => notFound('Cette page est introuvable');

/**
 * The public CV as a document, with what visitors see of the site and nothing else: what is hidden there is not read.
 * In another language, that of the address or else that of the dossier, it is that of the site in it. Throws `notFound`
 * where the owner shows none, or no site in the language of the address.
 */
export async function publicCvDocument(language?: AddedLanguage): Promise<TypesetDocument> {
  const [choices, french] = await Promise.all([readPublicChoices(), readPublicSite()]);
  if (!choices || (language && !french.languages.includes(language))) throw noCv();
  const lang: Language = language ?? choices.lang;
  if (lang === 'fr') return documentOf(choices, sourceOf(french));
  const site = await readPublicSite(lang);
  const translation = { french: sourceOf(french), untranslated: site.untranslated };
  return documentOf({ ...choices, lang }, { ...sourceOf(site), translation });
}

function sourceOf(site: PublicSite): DossierSource {
  const parts = Object.values(site.parts).filter((part) => part !== undefined);
  const sections = asVisitorsSee([...site.sections, ...parts]);
  return { profile: site.profile, sections, today: dayOf(new Date()) };
}
