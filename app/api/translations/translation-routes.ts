import { notFound } from '@/lib/errors';
import { type AddedLanguage, isAddedLanguage } from '@/lib/languages';
import { readTranslation, type Subject, saveTranslation, translationBody } from '@/lib/site/db/translations';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

/** The handlers for the translation of a subject, which the route's parameters name. */
export const translationRoutes = (subjectOf: (params: Readonly<Record<string, string>>) => Subject) =>
  methods({
    GET: ownerRoute(noBody, async (owner, { params }) => ({
      translation: await readTranslation(owner, subjectOf(params), languageOf(params.language)),
    })),
    PUT: ownerRoute({ body: translationBody, limit: contentLimit }, async (owner, { params, body }) => {
      const translation = await saveTranslation(owner, subjectOf(params), languageOf(params.language), body);
      return { success: true, version: translation.version, translation };
    }),
  });

function languageOf(language: string | undefined): AddedLanguage {
  if (!isAddedLanguage(language)) throw notFound();
  return language;
}
