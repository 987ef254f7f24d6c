import 'server-only';
import { notFound, Problem } from '@/lib/errors';
import { dayOf } from '@/lib/format/dates';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { type PublicCv, readChosen, readPublicCv } from '@/lib/site/db/public-cv';
import type { Choices } from '@/lib/site/dossiers/choices';
import type { DossierSource } from '@/lib/site/dossiers/groups';
import { composedPage, composedPdf } from '@/lib/site/dossiers/in-process';
import type { PublicSection, PublicSite } from '@/sections/public-site';

/** The response for anything that belongs to a CV that the owner does not show. */
export const noCv = () => notFound('Cette page est introuvable');

type Compose<Made> = (choices: Choices, source: DossierSource) => Promise<Made>;

/**
 * The public CV, composed only of what visitors see of the site: hidden content is not read. It is in the URL's
 * language; on a site in French only, in the dossier's. Throws `notFound` where the owner shows none or the language is
 * not public, and what `compose` throws.
 */
export async function publicCv<Made>(compose: Compose<Made>, language: Language): Promise<Made> {
  return composedCv(await readPublicCv(), compose, language);
}

/**
 * Throws `tooLarge` where this CV could not be shown to visitors because it is too long to compose; tested with the
 * page where no PDF can be made.
 */
export async function refuseTooLong(cv: PublicCv): Promise<void> {
  if ((await readChosen(cv)) === null) return;
  try {
    await composedCv(cv, composedPdf, 'fr');
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unavailable') throw error;
    await composedCv(cv, composedPage, 'fr');
  }
}

async function composedCv<Made>(cv: PublicCv, compose: Compose<Made>, language: Language): Promise<Made> {
  const [choices, french] = await Promise.all([readChosen(cv), readPublicSite()]);
  if (!choices || !french.languages.includes(language)) throw noCv();
  const lang = french.languages.length > 1 ? language : choices.lang;
  const translated = { ...choices, lang };
  if (lang === 'fr') return compose(translated, sourceOf(french));
  const site = await readPublicSite(lang);
  const translation = { french: sourceOf(french), untranslated: site.untranslated };
  return compose(translated, { ...sourceOf(site), translation });
}

function sourceOf({ profile, sections, parts }: PublicSite): DossierSource {
  const shown = [...sections, ...Object.values(parts).filter((part) => part !== undefined)];
  return { profile, sections: asVisitorsSee(shown), today: dayOf(new Date()) };
}

/** The public sections, without hours per year while the service is hidden: the page never shows them then. */
export function asVisitorsSee(sections: readonly PublicSection[]): readonly PublicSection[] {
  const hasService = sections.some(({ kind, content }) => kind === 'cv--service' && content.shown === true);
  return sections
    .filter(({ kind }) => kind !== 'cv--service' || hasService)
    .map((section): PublicSection => {
      if (section.kind === 'enseignement' && !hasService)
        return { ...section, content: section.content.map((course) => ({ ...course, service: undefined })) };
      return section;
    });
}
